/**
 * Every position that a player can bring about in what is left of his turn: all sequences of actions, where those that
 * lead to the same position are looked at once.
 *
 * Nothing is left out and nothing is estimated, so that "there is none" is a proof. A search that would need more
 * positions than it may keep says so instead of answering.
 */
import {
  ActionList,
  actionPointsLeft,
  activeSeat,
  list,
  type PackedAction,
  perform,
  type Position,
  searchKey,
  type Seat,
  stageOf,
  typeOf,
} from '@dungeon-twister/rules';
import { combatEnds, guardedEnds, isCertain } from './combat-ends.ts';

export interface Reach {
  /**
   * Which combats are fought: those whose result is certain whatever cards are laid, or all of them, with every result
   * that any cards can bring (then whatever is not found is not even found with luck), or all that the other does not
   * prevent who has a card that keeps him from harm.
   */
  readonly combats: 'certain' | 'all' | 'guarded';
  readonly rotations: boolean;
  /** How many positions may be kept. */
  readonly most: number;
}

/** A position within the turn and how it came about. */
export interface Reached {
  readonly position: Position;
  readonly before: Reached | null;
  /** The action of the player that led here; for a combat, that which declared it. */
  readonly by: PackedAction | null;
}

export type Search =
  | { readonly found: Reached }
  /** `complete`: everything was looked at. */
  | { readonly found: null; readonly complete: boolean };

/** The actions that led to a position, in order. */
export function actionsTo(reached: Reached): PackedAction[] {
  const actions: PackedAction[] = [];
  for (let at: Reached | null = reached; at; at = at.before) if (at.by) actions.unshift(at.by);
  return actions;
}

/**
 * Looks at what can be reached, fewest actions first, until the test is met. What is shown to the test is a position in
 * which the player could end his turn, or one in which the game is over; the start is the first.
 */
export function searchTurn(start: Position, reach: Reach, isWanted: (reached: Reached) => boolean): Search {
  const seat = activeSeat(start);
  const first: Reached = { position: start, before: null, by: null };
  if (isWanted(first)) return { found: first };
  const known = new Set([searchKey(start)]);
  const options = new ActionList();
  let frontier = [first];
  let kept = 1;

  while (frontier.length > 0) {
    const next: Reached[] = [];
    for (const before of frontier) {
      list(before.position, seat, options);
      for (let index = 0; index < options.length; index++) {
        const by = options.packed(index);
        const type = typeOf(before.position, by);
        if (type === 'endTurn' || (type === 'rotate' && !reach.rotations)) continue;
        for (const position of resultsOf(before.position, by, reach)) {
          const key = searchKey(position);
          if (known.has(key)) continue;
          known.add(key);
          const reached = { position, before, by };
          if (isWanted(reached)) return { found: reached };
          if (!goesOn(position, seat)) continue;
          if (kept >= reach.most) return { found: null, complete: false };
          next.push(reached);
          kept++;
        }
      }
    }
    frontier = next;
  }
  return { found: null, complete: true };
}

const rest = new ActionList();

/** Whether the player can do anything more than end his turn; the most positions by far are those in which he cannot. */
function goesOn(position: Position, seat: Seat): boolean {
  if (stageOf(position) !== 'act' || activeSeat(position) !== seat) return false;
  if (actionPointsLeft(position) > 0) return true;
  list(position, seat, rest);
  return rest.length > 1;
}

/** The positions that an action can lead to: several only where a combat may end one way or another. */
function resultsOf(before: Position, by: PackedAction, { combats }: Reach): readonly Position[] {
  const after = before.copy();
  perform(after, activeSeat(before), by);
  const stage = stageOf(after);
  if (stage === 'act' || stage === 'over') return [after];
  if (combats === 'guarded') return guardedEnds(after, 1 - activeSeat(before));
  const ends = combatEnds(after);
  if (combats === 'all') return ends;
  return isCertain(ends) ? ends.slice(0, 1) : [];
}
