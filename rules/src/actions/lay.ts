/**
 * Lay: one token of one's own goes face down on a room that still has capacity.
 * Rules: BD-SETUP-9 to BD-SETUP-16, BD-SETUP-21, BD-SETUP-22, BD-SCN1-7, BD-SCN4-7, BD-RULING-123; MP-CROSS-6,
 * MP-CROSS-7, MP-PYR-11 to MP-PYR-14, MP-RACE-8, MP-ELEV-7, MP-MURDER-6, MP-MURDER-7; MP-RULING-9, MP-RULING-45,
 * MP-RULING-74.
 */
import { AT_SLOT, IN_HAND } from '../model/fields.ts';
import { noteLaid } from '../model/laying.ts';
import { put, whereIs, type Position } from '../model/position.ts';
import { type Cause, malformed, refuse, type RefusalCode } from '../refusals.ts';
import { afterLaying } from '../turn/set-up.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { tokenKind } from './kind-makers.ts';
import { pieceOf, targetOf } from '../model/packed-action.ts';
import { type Counted, kindRefusal, TOKEN_KINDS, type TokenKind } from './lay-kinds.ts';
import { type ActionRow, PIECE_ID, SLOT_NUMBER } from '../model/action-row.ts';

const kindOf = (p: Position, piece: Piece): TokenKind =>
  p.ruleset.pieces.isCharacter[piece] === 1 ? 'characters' : 'objects';

/** Whether a room is meant for tokens of this kind (BD-SETUP-21). */
export function isMeantFor(p: Position, slot: number, piece: Piece): boolean {
  const { kinds } = p.ruleset.layout.slots[slot];
  return kinds === 'any' || kinds === kindOf(p, piece);
}

/** What a player counts before he lays a token: the places that are free, and his own hand. */
function countedBy(p: Position, seat: Seat): Counted {
  const { layout, pieces } = p.ruleset;
  const free = layout.slots.map(({ capacity }) => capacity);
  const hand = { characters: 0, objects: 0 };
  for (let piece = 0; piece < pieces.count; piece++) {
    const where = whereIs(p, piece);
    if (where >= AT_SLOT && where < IN_HAND) free[where - AT_SLOT]--;
    if (where === IN_HAND && pieces.owner[piece] === seat) hand[kindOf(p, piece)]++;
  }
  return { free, hand };
}

function slotRefusal(p: Position, seat: Seat, slot: number, piece: Piece): Cause | null {
  if (slot >= p.ruleset.layout.slots.length) return malformed('slot');
  return kindRefusal(p.ruleset, countedBy(p, seat), slot, kindOf(p, piece));
}

function tokenRefusal(p: Position, seat: Seat, piece: Piece): RefusalCode | null {
  if (p.ruleset.pieces.owner[piece] !== seat) return 'NOT_YOUR_PIECE';
  return whereIs(p, piece) === IN_HAND ? null : 'NOT_IN_HAND';
}

export const lay = tokenKind({
  type: 'lay',

  list(p, seat, _piece, out): void {
    const { layout, pieces } = p.ruleset;
    const counted = countedBy(p, seat);
    for (let slot = 0; slot < layout.slots.length; slot++) {
      const kinds = TOKEN_KINDS.filter((kind) => kindRefusal(p.ruleset, counted, slot, kind) === null);
      if (kinds.length === 0) continue;
      for (let piece = 0; piece < pieces.count; piece++)
        if (tokenRefusal(p, seat, piece) === null && kinds.includes(kindOf(p, piece))) out.push(piece, slot);
    }
  },

  check(p, seat, piece, { piece: id, slot }) {
    const code = tokenRefusal(p, seat, piece) ?? slotRefusal(p, seat, slot, piece);
    return code ? refuse(code, { piece: id, slot }) : slot;
  },

  perform(p, seat, packed, emit): void {
    const slot = targetOf(packed);
    noteLaid(p, seat, slot);
    put(p, pieceOf(packed), AT_SLOT + slot);
    const event = { type: 'tokenLaid', seat, piece: p.ruleset.pieces.ids[pieceOf(packed)], slot } as const;
    emit?.({ event, only: seat, instead: { ...event, piece: 'hidden' } });
    afterLaying(p, emit);
  },

  decode: (packed, piece) => ({ type: 'lay', piece, slot: targetOf(packed) }),
});

export const layRow: ActionRow<'lay'> = {
  fields: { piece: PIECE_ID, slot: SLOT_NUMBER },
  text: [{ piece: 'piece' }, { slot: 'slot', mark: '@' }],
  aim: { slot: 'slot' },
};
