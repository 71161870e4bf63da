/** Ends a turn as its player would. */
import {
  ActionList,
  activeSeat,
  list,
  perform,
  type Position,
  stageOf,
  typeOf,
} from '@dungeon-twister/rules';

const options = new ActionList();

/** The position after the turn; the same one where the game is over already. */
export function afterTurn(p: Position): Position {
  const after = p.copy();
  if (stageOf(p) === 'over') return after;
  const seat = activeSeat(p);
  list(p, seat, options);
  for (let index = 0; index < options.length; index++)
    if (typeOf(p, options.packed(index)) === 'endTurn') {
      perform(after, seat, options.packed(index));
      return after;
    }
  throw new Error('this turn cannot be ended now');
}
