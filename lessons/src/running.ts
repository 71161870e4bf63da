/**
 * Players who run for the way out: whoever can leave in his turn without a fight does so, in as few actions as it takes.
 * Every way is looked at, so "he does not get out" is a proof.
 */
import {
  type Action,
  ActionList,
  activeSeat,
  decisions,
  decode,
  exitsOf,
  legalActions,
  list,
  type PackedAction,
  perform,
  type Position,
  searchKey,
  type Seat,
  stageOf,
  typeOf,
} from '@dungeon-twister/rules';
import { passing } from './passing.ts';

const listed = new ActionList();

/** Far more than one figure can bring about in a turn; with many of them one looks no further. */
const MOST = 20_000;

/** As `passing`, but whoever can leave does, with the highest card that there is. */
export function running(
  position: Position,
  learner: Seat,
): { readonly seat: Seat; readonly action: Action } | null {
  const seat = decisions(position).find((one) => one.seat !== learner)?.seat;
  if (seat === undefined) return null;
  const stage = stageOf(position);
  const action =
    stage === 'card'
      ? highestCard(position, seat)
      : stage === 'act' && activeSeat(position) === seat
        ? firstStepOut(position, seat)
        : null;
  return action ? { seat, action } : passing(position, learner);
}

function highestCard(position: Position, seat: Seat): Action | null {
  const cards = legalActions(position, seat, listed).flatMap((action) =>
    action.type === 'playCard' ? [action] : [],
  );
  return cards.reduce<(typeof cards)[number] | null>(
    (best, one) => (best && best.card >= one.card ? best : one),
    null,
  );
}

interface Node {
  readonly position: Position;
  /** The action with which the way to here began. */
  readonly first: PackedAction | null;
}

/** What a way out of the labyrinth begins with; null where there is none in this turn. */
function firstStepOut(start: Position, seat: Seat): Action | null {
  const exits = exitsOf(start, seat);
  const seen = new Set([searchKey(start)]);
  const open: Node[] = [{ position: start, first: null }];
  for (const { position, first } of open) {
    list(position, seat, listed);
    const all = Array.from({ length: listed.length }, (_, index) => listed.packed(index));
    for (const by of all) {
      if (typeOf(position, by) === 'endTurn') continue;
      const after = position.copy();
      perform(after, seat, by);
      const begun = first ?? by;
      if (exitsOf(after, seat) > exits) return decode(start, seat, begun);
      // Fights and rooms that are turned up depend on more than on him.
      if (stageOf(after) !== 'act') continue;
      const key = searchKey(after);
      if (seen.has(key)) continue;
      if (seen.size >= MOST) return null;
      seen.add(key);
      open.push({ position: after, first: begun });
    }
  }
  return null;
}
