/** What a search looks at in a position thousands of times, without writing it as JSON. */
import type { Place, Seat } from '../vocabulary.ts';
import { AP, POINTS } from './fields.ts';
import { lineFor } from './lines.ts';
import type { Position } from './position.ts';
import { EXIT } from './ruleset.ts';

/** The points of a seat. */
export const victoryPoints = (p: Position, seat: Seat): number => p.data[POINTS + seat];
/** The action points that the active player has left. */
export const actionPointsLeft = (p: Position): number => p.data[AP];

/** The places by which a seat leaves the labyrinth; none where one leaves in another way. */
export function exitPlaces(p: Position, seat: Seat): Place[] {
  return p.ruleset.layout.lines.flatMap((line, index) =>
    lineFor(p, seat, index) === EXIT ? Array.from({ length: line.length }, (_, i) => line.first + i) : [],
  );
}
