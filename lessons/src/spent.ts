/** What a deed costs, in action points. */
import { type Action, allPointsLeft, type Position } from '@dungeon-twister/rules';

/** What ends a turn loses points and spends none; a card, or a potion, gives some. */
export const spentOn = (action: Action['type'], before: Position, after: Position): number =>
  action === 'endTurn' ? 0 : Math.max(0, allPointsLeft(before) - allPointsLeft(after));
