/**
 * What may be taken, left, stand and lie together on squares, and what a pit does to it. Who crosses a pit (BD-PIT-1,
 * BD-PIT-4, BD-PIT-6, BD-PIT-8, BD-PIT-9): square-walk.ts.
 * Rules: groups BD-STACK, BD-ITEM, BD-PIT, BD-CARRY; BD-MOVE-4, BD-MOVE-6, BD-MOVE-9, BD-MOVE-10, BD-MOVE-18;
 * MP-SURP-9, MP-RULING-25, MP-RULING-26, MP-RULING-67; BD-RULING-27 to BD-RULING-33, BD-RULING-38 to BD-RULING-51,
 * BD-RULING-126. Who carries what then: editions/policies/board-stacking.ts.
 */
import { MAY_REST, MAY_STAND, SWALLOWS } from '../../map/square-kinds.ts';
import { bit } from '../../model/ability.ts';
import { WOUNDED } from '../../model/fields.ts';
import { hostile, isFigure, isWounded, marksOf, type Position } from '../../model/position.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Piece, Place } from '../../vocabulary.ts';

const ON_PITS = bit('onPits');
const SPANS_PITS = bit('spansPits');

const swallows = (p: Position, place: Place): boolean => SWALLOWS[p.ruleset.terrain.kind[place]] === 1;
const spans = (p: Position, piece: Piece): boolean => (p.ruleset.pieces.traits[piece] & SPANS_PITS) !== 0;
const isCharacter = (p: Position, piece: Piece): boolean => p.ruleset.pieces.isCharacter[piece] === 1;
const areHostile = (p: Position, a: Piece, b: Piece): boolean =>
  hostile(p, p.ruleset.pieces.owner[a], p.ruleset.pieces.owner[b]);

/** Allies are no enemies, but nothing goes from hand to hand between them (MP-RULING-66). */
const isOwn = (p: Position, a: Piece, b: Piece): boolean =>
  p.ruleset.pieces.owner[a] === p.ruleset.pieces.owner[b];

/** Why a piece may not be taken by a mover who passes here; `holder` is who holds it there, or -1. */
export function takeRefusal(
  p: Position,
  mover: Piece,
  place: Place,
  item: Piece,
  holder: Piece,
): RefusalCode | null {
  if (isFigure(p, item)) return 'NOT_A_LOAD';
  if (isCharacter(p, item) && areHostile(p, mover, item)) return 'ENEMY_WOUNDED_NOT_CARRIED';
  if (holder < 0) return null;
  if (isFigure(p, holder)) {
    if (areHostile(p, mover, holder)) return 'HELD_BY_ENEMY';
    if (!isOwn(p, mover, holder)) return 'HELD_BY_ALLY';
    return swallows(p, place) && spans(p, item) ? 'ROPE_HOLDS_FRIEND' : null;
  }
  return swallows(p, place) && spans(p, item) && !areHostile(p, mover, holder)
    ? 'ROPE_HOLDS_OWN_WOUNDED'
    : null;
}

/** Why the mover may not leave his load with whoever stands on top here. */
export function leaveRefusal(p: Position, mover: Piece, top: Piece): RefusalCode | null {
  if (top < 0 || !isFigure(p, top)) return null;
  if (areHostile(p, mover, top)) return 'NOTHING_FOR_ENEMIES';
  return isOwn(p, mover, top) ? null : 'NOTHING_FOR_ALLIES';
}

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
  if (MAY_REST[p.ruleset.terrain.kind[place]] === 0) {
    if (objects === 1 && !span) return 'OBJECT_ON_PIT';
    if (wounded === 1 && !span) return 'WOUNDED_ON_PIT';
  }
  return null;
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
  if (MAY_STAND[p.ruleset.terrain.kind[place]] === 0 && !span) {
    const { traits } = p.ruleset.pieces;
    if (!((traits[mover] | (load >= 0 && !isCharacter(p, load) ? traits[load] : 0)) & ON_PITS))
      return 'PIT_NO_STAY';
  }
  return null;
}

/** Which of these pieces loses its hold and its life when the mover leaves them so (BD-PIT-14, BD-RULING-126), or -1. */
export function fallenAmong(
  p: Position,
  mover: Piece,
  place: Place,
  pieces: Int16Array,
  count: number,
): Piece {
  if (!swallows(p, place)) return -1;
  let hanging = -1;
  for (let i = 0; i < count; i++) {
    if (spans(p, pieces[i])) return -1;
    if (isWounded(p, pieces[i]) && areHostile(p, mover, pieces[i])) hanging = pieces[i];
  }
  return hanging;
}
