/**
 * A second opinion on the rules of the two board editions, written from the ledger docs/rules/board.md alone.
 *
 * It is slow on purpose: everything is looked at square by square, so that a reader can hold each function against
 * its ledger lines. It shares no code with rules/src, only the types of positions and actions: where both agree, two
 * people have read the ledger the same way.
 */
import type { Action, PieceId } from '../../src/model/action.ts';
import type { PositionJson } from '../../src/position-json/schema.ts';
import { pieceCalled, readBoard } from './board.ts';
import { type Participants, participants } from './combat.ts';

export { judge } from './judge.ts';
export { outcomes, resultOf } from './outcomes.ts';
export type { Participants };

/** Who fights if this legal attack is made. */
export function participantsOf(
  position: PositionJson,
  { piece, target, joiners = [] }: Extract<Action, { type: 'attack' }>,
): Participants {
  const board = readBoard(position);
  const find = (id: PieceId) => {
    const found = pieceCalled(board, id);
    if (found === undefined) throw new Error(`There is no ${id}`);
    return found;
  };
  return participants(board, find(piece), find(target), joiners);
}
