/**
 * How figures meet on the lines: attacked (asked in board-combatants.ts), passed (square-step.ts). Whose a line is:
 * model/own-and-exit-lines.ts (MP-RULING-18 to MP-RULING-21). Rules: MP-PYR-17 to MP-PYR-19, MP-RACE-10, MP-EXITS-11;
 * MP-RULING-23, MP-RULING-24, and in square-stacking.ts MP-RULING-25, in square-take-leave-carry.ts MP-RULING-26.
 */
import type { LineConduct } from '../../model/policies.ts';

/** A line is ground like any other. */
export const plainLines: LineConduct = { id: 'plainLines', safe: false, passable: false };

/** Everybody starts on the same lines: nobody is attacked there, and enemies let each other pass. */
export const sharedLines: LineConduct = { id: 'sharedLines', safe: true, passable: true };
