/**
 * What may stand and lie together in the board editions, what a pit does to it, and who carries what.
 *
 * Whatever lies on the square of a figure is carried by it, and an object on the square of a wounded is held by the
 * wounded: the board shows no other state (BD-RULING-26). The same arrangement therefore says who carries what, and
 * `settle` is the only place that writes it down.
 * Rules: groups BD-STACK, BD-ITEM, BD-PIT, BD-CARRY; BD-RULING-26 to BD-RULING-33, BD-RULING-38 to BD-RULING-51.
 */
import { bit } from '../../model/ability.ts';
import { HELD, TURN, WOUNDED } from '../../model/fields.ts';
import { hostile, isFigure, isWounded, marksOf, put, whereIs, type Position } from '../../model/position.ts';
import { PIT, type Piece, type Place } from '../../vocabulary.ts';
import type { RefusalCode } from '../../refusals.ts';
import type { Stacking } from '../../model/policies.ts';

/** More than ever lie together: the questions look at as many. */
const MOST_TOGETHER = 8;

const ON_PITS = bit('onPits');
const SPANS_PITS = bit('spansPits');

const isPit = (p: Position, place: Place): boolean => p.ruleset.terrain.kind[place] === PIT;
const spans = (p: Position, piece: Piece): boolean => (p.ruleset.pieces.traits[piece] & SPANS_PITS) !== 0;
const isCharacter = (p: Position, piece: Piece): boolean => p.ruleset.pieces.isCharacter[piece] === 1;
const areHostile = (p: Position, a: Piece, b: Piece): boolean =>
  hostile(p, p.ruleset.pieces.owner[a], p.ruleset.pieces.owner[b]);

/** Allies are no enemies, but nothing goes from hand to hand between them (MP-RULING-66). */
const isOwn = (p: Position, a: Piece, b: Piece): boolean =>
  p.ruleset.pieces.owner[a] === p.ruleset.pieces.owner[b];

/** What only walks over squares ask. */
interface BoardStacking extends Stacking {
  /** Why a piece may not be taken by a mover who passes here; `holder` is who holds it there, or -1. */
  takeRefusal(position: Position, mover: Piece, place: Place, item: Piece, holder: Piece): RefusalCode | null;
  /** Why the mover may not leave his load with what stands here. */
  leaveRefusal(position: Position, mover: Piece, place: Place, top: Piece): RefusalCode | null;
  /** Why these pieces may not remain together here when the action ends. */
  restRefusal(position: Position, place: Place, pieces: Int16Array, count: number): RefusalCode | null;
  /** Why a figure with this load may not end its action here, with these pieces. */
  stayRefusal(
    position: Position,
    mover: Piece,
    load: Piece,
    place: Place,
    pieces: Int16Array,
    count: number,
  ): RefusalCode | null;
  /** Which of these pieces loses its hold and its life when the mover leaves them so (BD-PIT-14), or -1. */
  fallen(position: Position, mover: Piece, place: Place, pieces: Int16Array, count: number): Piece;
}

export const boardStacking: BoardStacking = {
  id: 'boardStacking',

  takeRefusal(p, mover, place, item, holder): RefusalCode | null {
    if (isFigure(p, item)) return 'NOT_A_LOAD';
    if (isCharacter(p, item) && areHostile(p, mover, item)) return 'ENEMY_WOUNDED_NOT_CARRIED';
    if (holder < 0) return null;
    if (isFigure(p, holder)) {
      if (areHostile(p, mover, holder)) return 'HELD_BY_ENEMY';
      if (!isOwn(p, mover, holder)) return 'HELD_BY_ALLY';
      return isPit(p, place) && spans(p, item) ? 'ROPE_HOLDS_FRIEND' : null;
    }
    return isPit(p, place) && spans(p, item) && !areHostile(p, mover, holder)
      ? 'ROPE_HOLDS_OWN_WOUNDED'
      : null;
  },

  leaveRefusal(p, mover, _place, top): RefusalCode | null {
    if (top < 0 || !isFigure(p, top)) return null;
    if (areHostile(p, mover, top)) return 'NOTHING_FOR_ENEMIES';
    return isOwn(p, mover, top) ? null : 'NOTHING_FOR_ALLIES';
  },

  restRefusal(p, place, pieces, count): RefusalCode | null {
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
    if (isPit(p, place)) {
      if (objects === 1 && !span) return 'OBJECT_ON_PIT';
      if (wounded === 1 && !span) return 'WOUNDED_ON_PIT';
    }
    return null;
  },

  stayRefusal(p, mover, load, place, pieces, count): RefusalCode | null {
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
    if (isPit(p, place) && !span) {
      const { traits } = p.ruleset.pieces;
      if (!((traits[mover] | (load >= 0 && !isCharacter(p, load) ? traits[load] : 0)) & ON_PITS))
        return 'PIT_NO_STAY';
    }
    return null;
  },

  fallen(p, mover, place, pieces, count): Piece {
    if (!isPit(p, place)) return -1;
    let hanging = -1;
    for (let i = 0; i < count; i++) {
      if (spans(p, pieces[i])) return -1;
      if (isWounded(p, pieces[i]) && areHostile(p, mover, pieces[i])) hanging = pieces[i];
    }
    return hanging;
  },

  restFault(p, place, pieces): RefusalCode | null {
    if (pieces.length > MOST_TOGETHER) return 'THREE_PIECES';
    const figure = pieces.find((piece) => isFigure(p, piece));
    if (figure === undefined)
      return boardStacking.restRefusal(p, place, Int16Array.from(pieces), pieces.length);
    // Face-down tokens on the dots are no figures yet, but they obey the same rule: one on each.
    const others = Int16Array.from(pieces.filter((piece) => piece !== figure));
    if (p.data[TURN] === 0 && others.length > 0) return 'DOT_TAKEN';
    return boardStacking.stayRefusal(p, figure, -1, place, others, others.length);
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
