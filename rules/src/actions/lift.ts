/**
 * Lift: from its own gear a room is raised out of the labyrinth; it stays up until the turn ends.
 * Rules: MP-PYR-24, MP-PYR-25; MP-RULING-36, MP-RULING-37, MP-RULING-40.
 */
import { ARRANGEMENT } from '../model/fields.ts';
import { whereIs, type Position } from '../model/position.ts';
import { refuse, type Refusal, type RefusalCode, type RuleByCode } from '../refusals.ts';
import { pay } from '../turn/effects.ts';
import { GEAR, ROOM_SQUARES, type Piece } from '../vocabulary.ts';
import { actingRefusal, pieceById } from './acting.ts';
import type { Action } from '../model/action.ts';
import { pieceOf } from '../model/packed-action.ts';
import type { ActionKind } from '../model/action-kind.ts';
import type { ActionRow } from '../model/action-row.ts';
import { oneselfRow } from './row-makers.ts';

/** A room that rises: its slot, and the arrangements of the map in which it is down and up. */
export interface RisingRoom {
  readonly slot: number;
  readonly down: number;
  readonly up: number;
}

const OWN_RULES: RuleByCode = { NOT_ON_GEAR: 'MP-PYR-24', GEAR_MOVES_NOTHING: 'MP-PYR-24' };

/** Whoever stands on its gear has found the room, so one that lies face down is never lifted (MP-RULING-36). */
function liftRefusal(p: Position, { slot, up }: RisingRoom, piece: Piece): RefusalCode | null {
  const place = whereIs(p, piece);
  if (p.ruleset.ground.kind[place] !== GEAR) return 'NOT_ON_GEAR';
  if (Math.floor(place / ROOM_SQUARES) !== slot) return 'GEAR_MOVES_NOTHING';
  return p.data[ARRANGEMENT] === up ? 'ALREADY_LIFTED' : null;
}

export const makeLift = (room: RisingRoom): ActionKind => ({
  type: 'lift',
  barrier: false,

  list(p, _seat, piece, out): void {
    if (liftRefusal(p, room, piece) === null) out.push(piece, room.slot);
  },

  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'lift') return refuse('MALFORMED');
    const refusal = actingRefusal(p, seat, action.piece, 1);
    if (refusal) return refusal;
    const piece = pieceById(p, action.piece);
    const code = liftRefusal(p, room, piece);
    if (code) return refuse(code, { piece: action.piece, slot: room.slot }, OWN_RULES);
    out.head |= (piece << 6) | (room.slot << 13);
    return null;
  },

  perform(p, _seat, packed, emit): void {
    const piece = pieceOf(packed);
    pay(p, piece, 1);
    p.data[ARRANGEMENT] = room.up;
    if (emit) emit({ event: { type: 'roomLifted', by: p.ruleset.pieces.ids[piece], slot: room.slot } });
  },

  decode: (p, _seat, packed): Action => ({ type: 'lift', piece: p.ruleset.pieces.ids[pieceOf(packed)] }),
});

export const liftRow: ActionRow<'lift'> = oneselfRow('lift', { en: 'lift', fr: 'hisser' });
