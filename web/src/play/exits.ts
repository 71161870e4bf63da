/** Whether somebody who goes there leaves the labyrinth, and what that is worth: done on a copy, so that the rules do the sums. */
import {
  type Action,
  check,
  exitLines,
  isOnLine,
  lineOf,
  type PackedAction,
  perform,
  type Place,
  type Position,
  type Seat,
} from '@dungeon-twister/rules';
import type { Snapshot } from '../match/snapshot.ts';

/** The places by which a seat leaves, as far as whoever looks knows them: some lines are dealt by lot. */
export function isWayOut({ position: { ruleset }, view, seat }: Snapshot): (place: Place) => boolean {
  const lines = seat < 0 ? [] : exitLines(ruleset, seat, view.shown.dealt ?? []);
  return (place) => isOnLine(ruleset, place) && lines.includes(lineOf(ruleset, place));
}

/** The points of whoever leaves by this; null where nobody does. */
export function exitPoints(p: Position, seat: Seat, packed: PackedAction): number | null {
  let points: number | null = null;
  perform(p.copy(), seat, packed, ({ event }) => {
    if (event.type === 'pieceWentOut') points = event.points;
  });
  return points;
}

/** The same for an action that leads to a place. */
export function exitOf(now: Snapshot, action: Action, place: Place): number | null {
  const { position, mine } = now;
  if (!mine || !isWayOut(now)(place)) return null;
  const answer = check(position, { seat: mine.seat, decision: mine.number, action });
  return answer.ok ? exitPoints(position, mine.seat, answer.packed) : null;
}
