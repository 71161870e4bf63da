/**
 * Lay: one token of one's own goes face down on a room that still has capacity.
 * Rules: BD-SETUP-9 to BD-SETUP-16, BD-SETUP-21, BD-SETUP-22, BD-SCN1-7, BD-SCN4-7, BD-RULING-123.
 */
import { AT_SLOT, IN_HAND } from '../position/fields.ts';
import { put, whereIs, type Position } from '../position/position.ts';
import { refuse, type Refusal, type RefusalCode } from '../refusals.ts';
import { afterLaying } from '../turn/set-up.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { pieceById } from './acting.ts';
import type { Action } from './action.ts';
import { pieceOf, targetOf } from './code.ts';
import type { ActionKind } from './kind.ts';

function kindRefusal(p: Position, slot: number, piece: Piece): RefusalCode | null {
  const { layout, pieces } = p.table;
  const { kinds } = layout.slots[slot];
  const fits = kinds === 'any' || (kinds === 'characters') === (pieces.isCharacter[piece] === 1);
  return fits ? null : 'WRONG_KIND_FOR_ROOM';
}

function isFull(p: Position, slot: number): boolean {
  const { layout, pieces } = p.table;
  let laid = 0;
  for (let other = 0; other < pieces.count; other++) if (whereIs(p, other) === AT_SLOT + slot) laid++;
  return laid >= layout.slots[slot].capacity;
}

function slotRefusal(p: Position, slot: number, piece: Piece): RefusalCode | null {
  if (slot >= p.table.layout.slots.length) return 'MALFORMED';
  return kindRefusal(p, slot, piece) ?? (isFull(p, slot) ? 'ROOM_FULL' : null);
}

function tokenRefusal(p: Position, seat: Seat, piece: Piece): RefusalCode | null {
  if (p.table.pieces.owner[piece] !== seat) return 'NOT_YOUR_PIECE';
  return whereIs(p, piece) === IN_HAND ? null : 'NOT_IN_HAND';
}

export const lay: ActionKind = {
  type: 'lay',
  barrier: true,

  list(p, seat, _piece, out): void {
    const slots = p.table.layout.slots.length;
    for (let slot = 0; slot < slots; slot++) {
      if (isFull(p, slot)) continue;
      for (let piece = 0; piece < p.table.pieces.count; piece++)
        if (tokenRefusal(p, seat, piece) === null && kindRefusal(p, slot, piece) === null)
          out.push(piece, slot);
    }
  },

  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'lay') return refuse('MALFORMED');
    const piece = pieceById(p, action.piece);
    if (piece < 0) return refuse('UNKNOWN_PIECE');
    const code = tokenRefusal(p, seat, piece) ?? slotRefusal(p, action.slot, piece);
    if (code) return refuse(code, { piece: action.piece, slot: action.slot });
    out.head |= (piece << 6) | (action.slot << 13);
    return null;
  },

  perform(p, seat, code, tell): void {
    const piece = p.table.pieces.ids[pieceOf(code)];
    const slot = targetOf(code);
    put(p, pieceOf(code), AT_SLOT + slot);
    if (tell)
      tell({
        event: { type: 'tokenLaid', seat, piece, slot },
        only: seat,
        instead: { type: 'tokenLaid', seat, piece: 'hidden', slot },
      });
    afterLaying(p, tell);
  },

  decode: (p, _seat, code): Action => ({
    type: 'lay',
    piece: p.table.pieces.ids[pieceOf(code)],
    slot: targetOf(code),
  }),
};
