/** Healing, regenerating, drinking (groups CHAR-Cleric, CHAR-Troll, OBJ-SpeedPotion). */
import { areAdjacent, type Board, carriesA, figureOn, type Piece } from './board.ts';

export function healRefusal(board: Board, cleric: Piece, target: Piece): string | null {
  if (cleric.kind !== 'cleric') return 'BD-CHAR-Cleric-2';
  if (target.state !== 'wounded' || target.square === undefined) return 'BD-CHAR-Cleric-2';
  if (cleric.square === undefined) return 'BD-CHAR-Cleric-2';
  if (target.square === cleric.square) return 'BD-CHAR-Cleric-5';
  if (!areAdjacent(board, cleric.square, target.square)) return 'BD-CHAR-Cleric-2'; // -6 and -7 with it
  if (figureOn(board, target.square) !== undefined) return 'BD-RULING-88';
  return target.seat === cleric.seat || board.rules.healEnemy ? null : 'BD-RULING-86';
}

export function regenerateRefusal(board: Board, troll: Piece): string | null {
  if (troll.kind !== 'troll') return 'BD-CHAR-Troll-5';
  if (troll.state !== 'wounded' || troll.square === undefined) return 'BD-CHAR-Troll-2';
  if (troll.hurt) return 'BD-CHAR-Troll-3'; // BD-RULING-89
  return figureOn(board, troll.square) === undefined ? null : 'BD-RULING-88';
}

/** BD-OBJ-SpeedPotion-1, BD-RULING-24. */
export const drinkRefusal = (board: Board, figure: Piece): string | null =>
  carriesA(board, figure, 'speed-potion') ? null : 'BD-OBJ-SpeedPotion-1';
