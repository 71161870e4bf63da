/** The types of actions that a figure could ever do, possible now or not. */
import type { ActionType, PieceId } from '../model/action.ts';
import { isWounded, loadsOf, type Position } from '../model/position.ts';

/** Everything that a figure could do with its abilities and with what it carries. */
export function typesFor(p: Position, id: PieceId): ActionType[] {
  const { pieces, figureKinds, kinds } = p.ruleset;
  const piece = pieces.byId.get(id) ?? -1;
  if (piece < 0) return [];
  if (isWounded(p, piece)) return pieces.woundedActions[piece].map((number) => kinds[number].type);
  const numbers = new Set([...figureKinds, ...pieces.actions[piece]]);
  for (const load of loadsOf(p, piece))
    if (pieces.isCharacter[load] === 0) for (const number of pieces.actions[load]) numbers.add(number);
  return [...numbers].map((number) => kinds[number].type);
}
