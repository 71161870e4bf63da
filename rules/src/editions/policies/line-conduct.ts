/** How figures meet on the lines. Rules: MP-PYR-17, MP-PYR-19, MP-RACE-10, MP-EXITS-11; MP-RULING-23 to MP-RULING-26. */
import type { LineConduct } from '../../model/policies.ts';

/** A line is ground like any other. */
export const plainLines: LineConduct = { id: 'plainLines', safe: false, passable: false };

/** Everybody starts on the same lines: nobody is attacked there, and enemies let each other pass. */
export const sharedLines: LineConduct = { id: 'sharedLines', safe: true, passable: true };
