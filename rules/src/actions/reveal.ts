/**
 * Reveal: a figure with direct access turns a hidden room face up; its tokens are then placed.
 * Rules: groups BD-REVEAL, BD-PLACE; BD-RULING-10 to BD-RULING-15.
 */
import { HIDDEN_ROOM } from '../labyrinth/terrain.ts';
import { AT_SLOT, FACE_UP, REVEALED, REVEALER, ROOM_IN, SLOT, TURNED } from '../position/fields.ts';
import { isFaceUp, whereIs, type Position } from '../position/position.ts';
import { refuse, type Refusal, type RefusalCode } from '../refusals.ts';
import { pay, stir } from '../turn/effects.ts';
import { LINE, type Piece } from '../vocabulary.ts';
import { actingRefusal, pieceById } from './acting.ts';
import type { Action } from './action.ts';
import { pieceOf, targetOf } from './code.ts';
import type { ActionKind } from './kind.ts';
import { askPlacer } from './place.ts';

function accessRefusal(p: Position, piece: Piece, slot: number): RefusalCode | null {
  const { ground, layout, policies } = p.table;
  if (slot >= layout.slots.length) return 'MALFORMED';
  if (isFaceUp(p, slot)) return 'ALREADY_REVEALED';
  const place = whereIs(p, piece);
  if (ground.kind[place] === LINE) return policies.revealAccess.fromLine(p, place, slot) ? null : 'NO_ACCESS';
  let touches = false;
  for (let link = place * ground.stride; link < (place + 1) * ground.stride; link++) {
    if (ground.to[link] !== HIDDEN_ROOM - slot) continue;
    if (ground.blocks[link] === 0) return null;
    touches = true;
  }
  return touches ? 'ACCESS_BLOCKED' : 'NO_ACCESS';
}

export const reveal: ActionKind = {
  type: 'reveal',
  barrier: true,

  list(p, _seat, piece, out): void {
    const slots = p.table.layout.slots.length;
    for (let slot = 0; slot < slots; slot++)
      if (!isFaceUp(p, slot) && accessRefusal(p, piece, slot) === null) out.push(piece, slot);
  },

  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'reveal') return refuse('MALFORMED');
    const refusal = actingRefusal(p, seat, action.piece, 1);
    if (refusal) return refusal;
    const piece = pieceById(p, action.piece);
    const code = accessRefusal(p, piece, action.slot);
    if (code) return refuse(code, { piece: action.piece, slot: action.slot });
    out.head |= (piece << 6) | (action.slot << 13);
    return null;
  },

  perform(p, seat, code, tell): void {
    const { pieces, rooms } = p.table;
    const piece = pieceOf(code);
    const slot = targetOf(code);
    pay(p, piece, 1);
    stir(p, 'reveal');
    p.data[SLOT + slot] |= FACE_UP;
    p.data[REVEALED] = slot;
    p.data[REVEALER] = seat;
    if (tell)
      tell({
        event: {
          type: 'roomRevealed',
          by: pieces.ids[piece],
          slot,
          room: rooms[p.data[ROOM_IN + slot]]?.id ?? '',
          turned: p.data[SLOT + slot] & TURNED,
          tokens: pieces.ids.filter((_id, token) => whereIs(p, token) === AT_SLOT + slot),
        },
      });
    askPlacer(p);
  },

  decode: (p, _seat, code): Action => ({
    type: 'reveal',
    piece: p.table.pieces.ids[pieceOf(code)],
    slot: targetOf(code),
  }),
};
