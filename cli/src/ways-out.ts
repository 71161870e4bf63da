/** How far it is to the way out: over squares, or over zones. */
import type { Seat, Shown, Ruleset } from '@dungeon-twister/rules';
import { stepsOverSquares } from './square-ways.ts';
import type { StepsFrom } from './steps.ts';
import { stepsOverZones } from './zone-ways.ts';

export const stepsToExit = (ruleset: Ruleset, shown: Shown, seat: Seat): StepsFrom =>
  (ruleset.layout.zones > 0 ? stepsOverZones : stepsOverSquares)(ruleset, shown, seat);
