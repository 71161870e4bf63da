/** The pieces in the hand of whoever looks at the screen: those that only he sees, and those that everybody has seen. */
import type { PieceId } from '@dungeon-twister/rules';
import type { Desk } from './desk.ts';

export function inOwnHand({ match, seat }: Desk): PieceId[] {
  const { own, shown } = match.view.value;
  const { pieces } = match.game.position.table;
  return [...own.pieces, ...shown.pieces]
    .filter(({ id, where }) => where === 'hand' && pieces.owner[pieces.byId.get(id) ?? -1] === seat.value)
    .map(({ id }) => id);
}
