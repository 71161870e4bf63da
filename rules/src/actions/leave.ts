/**
 * Leave: while a room is up at the surface, whoever is in it may walk away, with what he carries.
 * Rules: MP-PYR-23, MP-PYR-26, MP-PYR-29; MP-RULING-38, MP-RULING-39.
 */
import { ARRANGEMENT } from '../model/fields.ts';
import { whereIs, type Position } from '../model/position.ts';
import { refuse, type Refusal } from '../refusals.ts';
import { exitLabyrinth, pay } from '../turn/effects.ts';
import { ROOM_SQUARES, type Piece } from '../vocabulary.ts';
import { actingRefusal, pieceById } from './acting.ts';
import type { Action } from '../model/action.ts';
import { pieceOf } from '../model/packed-action.ts';
import type { ActionKind } from '../model/action-kind.ts';
import type { RisingRoom } from './lift.ts';
import type { ActionRow } from '../model/action-row.ts';
import { oneselfRow } from './row-makers.ts';

const isAtSurface = (p: Position, { slot, up }: RisingRoom, piece: Piece): boolean =>
  p.data[ARRANGEMENT] === up && Math.floor(whereIs(p, piece) / ROOM_SQUARES) === slot;

export const makeLeave = (room: RisingRoom): ActionKind => ({
  type: 'leave',
  barrier: false,

  list(p, _seat, piece, out): void {
    if (isAtSurface(p, room, piece)) out.push(piece, room.slot);
  },

  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'leave') return refuse('MALFORMED');
    const refusal = actingRefusal(p, seat, action.piece, 1);
    if (refusal) return refusal;
    const piece = pieceById(p, action.piece);
    if (!isAtSurface(p, room, piece)) return refuse('NOT_AT_SURFACE', { piece: action.piece });
    out.head |= (piece << 6) | (room.slot << 13);
    return null;
  },

  perform(p, _seat, packed, emit): void {
    const piece = pieceOf(packed);
    pay(p, piece, 1);
    exitLabyrinth(p, piece, emit);
  },

  decode: (p, _seat, packed): Action => ({ type: 'leave', piece: p.ruleset.pieces.ids[pieceOf(packed)] }),
});

export const leaveRow: ActionRow<'leave'> = oneselfRow('leave', { en: 'leave', fr: 'sortir' });
