/** The wounded of the others whom one may not look at, where objects are secret. */
import type { Colour, Place } from '@dungeon-twister/rules';
import type { Perspective } from './perspective.ts';

/** Their colours, for each of them in a place. */
export const woundedIn = ({ ruleset, veiled }: Perspective, place: Place): Colour[] =>
  veiled
    .filter((one) => one.sort === 'wounded' && one.place === place)
    .flatMap(({ seat }) => ruleset.colours[seat] ?? []);
