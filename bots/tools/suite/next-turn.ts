/**
 * What the next player can do in his turn, whatever action card he plays: whether, and with whom, he can leave the
 * labyrinth.
 */
import {
  ActionList,
  actionPointsLeft,
  activeSeat,
  exitsOf,
  list,
  type PackedAction,
  perform,
  pieceOf,
  type Position,
  type Seat,
  stageOf,
} from '@dungeon-twister/rules';
import { actionsTo, type Reach, type Reached, type Search, searchTurn } from './whole-turns.ts';

/** The beginnings of his turn, one for each action card that he may play; the highest, which allows most, first. */
export function beginnings(p: Position): Position[] {
  if (stageOf(p) !== 'card') return stageOf(p) === 'act' ? [p] : [];
  const cards = new ActionList();
  const seat = activeSeat(p);
  list(p, seat, cards);
  return Array.from({ length: cards.length }, (_, index) => {
    const after = p.copy();
    perform(after, seat, cards.packed(index));
    return after;
  }).sort((a, b) => actionPointsLeft(b) - actionPointsLeft(a));
}

/** A way out: the card comes first, then the actions. */
interface WayOut {
  readonly begun: Position;
  readonly actions: readonly PackedAction[];
  readonly end: Position;
}

export type Exits = { readonly way: WayOut } | { readonly way: null; readonly complete: boolean };

const hasLeft = (seat: Seat, before: number, { position }: Reached): boolean =>
  exitsOf(position, seat) > before;

/** Looks for a way by which the next player gets somebody out in his turn. */
export function findExit(p: Position, reach: Reach): Exits {
  let complete = true;
  for (const begun of beginnings(p)) {
    const seat = activeSeat(begun);
    const before = exitsOf(begun, seat);
    const search: Search = searchTurn(begun, reach, (reached) => hasLeft(seat, before, reached));
    if (search.found) return { way: { begun, actions: actionsTo(search.found), end: search.found.position } };
    complete &&= search.complete;
  }
  return { way: null, complete };
}

/** The pieces that the next player can bring out in his turn; null where that is too much to find out. */
export function whoCanLeave(p: Position, reach: Reach): Set<number> | null {
  const leavers = new Set<number>();
  for (const begun of beginnings(p)) {
    const seat = activeSeat(begun);
    const search = searchTurn(begun, reach, ({ position, before, by }) => {
      if (by && before && exitsOf(position, seat) > exitsOf(before.position, seat)) leavers.add(pieceOf(by));
      return false;
    });
    if (!search.found && !search.complete) return null;
  }
  return leavers;
}
