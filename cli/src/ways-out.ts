/** How far it is to the way out: over squares, or over zones. */
import type { Seat, Shown, Table } from '@dungeon-twister/rules';
import { stepsOverSquares } from './square-ways.ts';
import type { StepsFrom } from './steps.ts';
import { stepsOverZones } from './zone-ways.ts';

export const stepsToExit = (table: Table, shown: Shown, seat: Seat): StepsFrom =>
  (table.layout.zones > 0 ? stepsOverZones : stepsOverSquares)(table, shown, seat);
