/**
 * Stacking: what may stand and lie together on a square when an action ends, and where a figure may end its move. What
 * is taken and left on the way: square-take-leave-carry.ts; on pits (BD-ITEM-6, BD-CARRY-5, BD-PIT-2, BD-PIT-3,
 * BD-PIT-11, BD-PIT-17): square-pits.ts; who carries what then: editions/policies/who-carries-what.ts.
 * Rules: BD-STACK-3 to 8, BD-TERM-10, BD-ITEM-1, BD-ITEM-2, BD-ITEM-5, BD-MOVE-4, BD-MOVE-6, BD-MOVE-9, BD-MOVE-10,
 * BD-MOVE-18, BD-CHAR-Wizard-3, BD-CHAR-Wizard-4, BD-CHAR-Colossus-5; BD-RULING-27 to 29, BD-RULING-40, BD-RULING-42,
 * BD-RULING-43, BD-RULING-45, BD-RULING-49; MP-RULING-25, MP-RULING-66, MP-RULING-67.
 */
import { WOUNDED } from '../../model/fields.ts';
import { areHostile, isCharacter, isWounded, marksOf, type Position } from '../../model/position.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Piece, Place } from '../../vocabulary.ts';
import { restOnPitRefusal, spans, stayOnPitRefusal } from './square-pits.ts';

/** Why these pieces may not remain together here when the action ends. */
export function restRefusal(
  p: Position,
  place: Place,
  pieces: Int16Array,
  count: number,
): RefusalCode | null {
  let figure = -1;
  let wounded = 0;
  let objects = 0;
  let span = false;
  for (let i = 0; i < count; i++) {
    const piece = pieces[i];
    if (!isCharacter(p, piece)) {
      objects++;
      if (spans(p, piece)) span = true;
    } else if (marksOf(p, piece) & WOUNDED) wounded++;
    else figure = piece;
  }
  if (objects > 1) return 'TWO_OBJECTS';
  if (wounded > 1) return 'TWO_WOUNDED';
  if (figure >= 0) return objects + wounded > 1 ? 'THREE_PIECES' : null;
  return span ? null : restOnPitRefusal(p, place, objects, wounded);
}

/** Why a figure with this load may not end its action here, with these pieces: whether the square is valid (BD-TERM-10). */
export function stayRefusal(
  p: Position,
  mover: Piece,
  load: Piece,
  place: Place,
  pieces: Int16Array,
  count: number,
): RefusalCode | null {
  let span = false;
  for (let i = 0; i < count; i++) {
    const piece = pieces[i];
    if (isCharacter(p, piece)) {
      if (!isWounded(p, piece)) return 'SQUARE_TAKEN';
      if (areHostile(p, mover, piece)) return 'ENEMY_WOUNDED_THERE';
    } else if (spans(p, piece)) span = true;
  }
  if (count > 0 && load >= 0) return 'THREE_PIECES';
  if (count > 1) return 'THREE_PIECES';
  return span ? null : stayOnPitRefusal(p, mover, load, place);
}
