/**
 * Lay: one token of one's own goes face down on a room that still has capacity.
 * Rules: BD-SETUP-9 to BD-SETUP-16, BD-SETUP-21, BD-SETUP-22, BD-SCN1-7, BD-SCN4-7, BD-RULING-123; MP-CROSS-6,
 * MP-CROSS-7, MP-PYR-11 to MP-PYR-14, MP-RACE-8, MP-ELEV-7, MP-MURDER-6, MP-MURDER-7; MP-RULING-9, MP-RULING-45,
 * MP-RULING-74.
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

const isCharacter = (p: Position, piece: Piece): boolean => p.table.pieces.isCharacter[piece] === 1;

/** Whether a room is meant for tokens of this kind (BD-SETUP-21). */
export function isMeantFor(p: Position, slot: number, piece: Piece): boolean {
  const { kinds } = p.table.layout.slots[slot];
  return kinds === 'any' || (kinds === 'characters') === isCharacter(p, piece);
}

/** Places that are still free in a room. */
function placesIn(p: Position, slot: number): number {
  const { layout, pieces } = p.table;
  let free = layout.slots[slot].capacity;
  for (let other = 0; other < pieces.count; other++) if (whereIs(p, other) === AT_SLOT + slot) free--;
  return free;
}

const inHand = (p: Position, seat: Seat, characters: boolean): number => {
  const { pieces } = p.table;
  let count = 0;
  for (let piece = 0; piece < pieces.count; piece++)
    if (pieces.owner[piece] === seat && whereIs(p, piece) === IN_HAND && isCharacter(p, piece) === characters)
      count++;
  return count;
};

/**
 * A level is full before the next one is begun (MP-PYR-11), unless the player holds nothing that fits there: that
 * happens only where somebody has left the table (MP-RULING-45, MP-RULING-77).
 */
const isTooHigh = (p: Position, seat: Seat, slot: number): boolean =>
  p.table.layout.slots.some(
    ({ level }, lower) =>
      level < p.table.layout.slots[slot].level && placesIn(p, lower) > 0 && holdsFor(p, seat, lower),
  );

function holdsFor(p: Position, seat: Seat, slot: number): boolean {
  const { kinds } = p.table.layout.slots[slot];
  if (kinds === 'any' || p.table.rules.allowMisplacement) return true;
  return inHand(p, seat, kinds === 'characters') > 0;
}

/**
 * Whether a player would keep too few tokens of this kind for the rooms that take no other: nobody may be left with
 * tokens that fit nowhere. He counts on his own hand only, since he cannot see those of the others (MP-RULING-74).
 */
function isNeededElsewhere(p: Position, seat: Seat, slot: number, piece: Piece): boolean {
  const { slots } = p.table.layout;
  if (slots[slot].kinds !== 'any') return false;
  const kind = isCharacter(p, piece) ? 'characters' : 'objects';
  let reserved = 0;
  slots.forEach(({ kinds }, other) => {
    if (kinds === kind) reserved += placesIn(p, other);
  });
  const alike = inHand(p, seat, isCharacter(p, piece)) - 1;
  const left = alike + inHand(p, seat, !isCharacter(p, piece));
  return alike < Math.min(left, reserved);
}

function slotRefusal(p: Position, seat: Seat, slot: number, piece: Piece): RefusalCode | null {
  if (slot >= p.table.layout.slots.length) return 'MALFORMED';
  const strict = !p.table.rules.allowMisplacement;
  if (strict && !isMeantFor(p, slot, piece)) return 'WRONG_KIND_FOR_ROOM';
  if (placesIn(p, slot) <= 0) return 'ROOM_FULL';
  if (isTooHigh(p, seat, slot)) return 'LOWER_LEVEL_FIRST';
  return strict && isNeededElsewhere(p, seat, slot, piece) ? 'NEEDED_ELSEWHERE' : null;
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
      if (placesIn(p, slot) <= 0 || isTooHigh(p, seat, slot)) continue;
      for (let piece = 0; piece < p.table.pieces.count; piece++)
        if (tokenRefusal(p, seat, piece) === null && slotRefusal(p, seat, slot, piece) === null)
          out.push(piece, slot);
    }
  },

  check(p, seat, action, out): Refusal | null {
    if (action.type !== 'lay') return refuse('MALFORMED');
    const piece = pieceById(p, action.piece);
    if (piece < 0) return refuse('UNKNOWN_PIECE');
    const code = tokenRefusal(p, seat, piece) ?? slotRefusal(p, seat, action.slot, piece);
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
