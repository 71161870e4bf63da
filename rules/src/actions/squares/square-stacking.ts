/**
 * Stacking: what may stand and lie together on a square when an action ends, where a figure may end its move, and who
 * carries what then.
 *
 * Whatever lies on the square of a figure is carried by it, and an object on the square of a wounded is held by the
 * wounded: the board shows no other state (BD-ITEM-9, BD-WOUND-8, BD-RULING-26). The same arrangement therefore says
 * who carries what, and `settle` is the only place that writes it down. What may be taken and carried (BD-CARRY-1 to
 * 3): square-take-leave-carry.ts; on pits (BD-ITEM-6, BD-CARRY-5, BD-PIT-2, BD-PIT-3, BD-PIT-11, BD-PIT-17):
 * square-pits.ts; over whom one walks on (BD-RULING-36, BD-RULING-111): actions/enemies-block-way-and-exit.ts; in zones
 * (CG-ZONE-4, CG-ITEM-6): zone-stacking.ts.
 * Rules: BD-STACK-3 to 8, BD-TERM-10, BD-ITEM-1, BD-ITEM-2, BD-ITEM-5, BD-ITEM-9, BD-WOUND-8, BD-MOVE-4, BD-MOVE-6,
 * BD-MOVE-9, BD-MOVE-10, BD-MOVE-18, BD-CHAR-Wizard-3, BD-CHAR-Wizard-4, BD-CHAR-Colossus-5; BD-RULING-26 to 29,
 * BD-RULING-40, BD-RULING-42, BD-RULING-43, BD-RULING-45, BD-RULING-49; MP-SUM-9, MP-RULING-25, MP-RULING-66,
 * MP-RULING-67.
 */
import { HELD, TURN, WOUNDED } from '../../model/fields.ts';
import {
  areHostile,
  isCharacter,
  isFigure,
  isWounded,
  marksOf,
  type Position,
  put,
  whereIs,
} from '../../model/position.ts';
import type { Stacking } from '../../model/policies.ts';
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

/** More than ever lie together: the questions look at as many. */
const MOST_TOGETHER = 8;

export const boardStacking: Stacking = {
  id: 'boardStacking',

  restFault(p, place, pieces): RefusalCode | null {
    if (pieces.length > MOST_TOGETHER) return 'THREE_PIECES';
    const figure = pieces.find((piece) => isFigure(p, piece));
    if (figure === undefined) return restRefusal(p, place, Int16Array.from(pieces), pieces.length);
    // Face-down tokens on the dots are no figures yet, but they obey the same rule: one on each.
    const others = Int16Array.from(pieces.filter((piece) => piece !== figure));
    if (p.data[TURN] === 0 && others.length > 0) return 'DOT_TAKEN';
    return stayRefusal(p, figure, -1, place, others, others.length);
  },

  settle(p, place): void {
    const { count, isCharacter: character } = p.ruleset.pieces;
    let here = 0;
    let carrier = -1;
    for (let piece = 0; piece < count; piece++) {
      if (whereIs(p, piece) !== place) continue;
      standing[here++] = piece;
      if (character[piece] === 1 && (carrier < 0 || !isWounded(p, piece))) carrier = piece;
    }
    if (carrier < 0) return;
    for (let i = 0; i < here; i++) if (standing[i] !== carrier) put(p, standing[i], HELD + carrier);
  },
};

/** Scratch: the pieces that stand on a place by themselves; what they hold stays with them. */
const standing = new Int16Array(16);
