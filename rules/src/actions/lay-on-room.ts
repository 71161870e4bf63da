/**
 * Lay: one token of one's own goes face down on a room that still has capacity and takes its kind.
 * Rules: BD-SETUP-9 to 16, BD-SETUP-21, BD-SETUP-22, BD-SCN1-7, BD-SCN2-6, BD-SCN3-5, BD-SCN4-7, BD-RULING-123;
 * MP-CROSS-5 to 7, MP-PYR-10 to 14, MP-RACE-7, MP-RACE-8, MP-ELEV-7, MP-ELEV-8, MP-EXITS-8, MP-MURDER-5 to 7;
 * MP-RULING-9, MP-RULING-45, MP-RULING-74, MP-RULING-77; CG-SETUP-10 to 15, CG-RULING-6. Whose turn it is to lay:
 * turn/set-up-order.ts; of a wrong kind, found later (MP-CROSS-8, MP-PYR-15, MP-RACE-9, MP-MURDER-8): reveal.ts.
 */
import type { TokenKinds } from '../map/layout.ts';
import { AT_SLOT, IN_HAND } from '../model/fields.ts';
import { noteLaid } from '../model/laying-order.ts';
import { put, whereIs, type Position } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { type Cause, malformed, refuse, type RefusalCode } from '../refusals.ts';
import { afterLaying } from '../turn/set-up-order.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { tokenKind } from './kind-makers.ts';
import { pieceOf, targetOf } from '../model/packed-action.ts';
import { type ActionRow, PIECE_ID, SLOT_NUMBER } from '../model/action-row.ts';

export type TokenKind = Exclude<TokenKinds, 'any'>;
export const TOKEN_KINDS: readonly TokenKind[] = ['characters', 'objects'];

/** What decides it, apart from the position, so that it can also be asked of a laying that was only heard of. */
interface Counted {
  /** Per slot the places that are still free. */
  readonly free: readonly number[];
  readonly hand: Readonly<Record<TokenKind, number>>;
}

type Plan = Pick<Ruleset, 'layout' | 'rules'>;

/** Why a token of this kind may not be laid on a room: it takes others, is full (BD-SETUP-14), or another comes first. */
export function kindRefusal(plan: Plan, counted: Counted, slot: number, kind: TokenKind): RefusalCode | null {
  const { kinds } = plan.layout.slots[slot];
  const strict = !plan.rules.allowMisplacement;
  if (strict && kinds !== 'any' && kinds !== kind) return 'WRONG_KIND_FOR_ROOM';
  if (counted.free[slot] <= 0) return 'ROOM_FULL';
  if (isTooHigh(plan, counted, slot)) return 'LOWER_LEVEL_FIRST';
  return strict && isNeededElsewhere(plan, counted, slot, kind) ? 'NEEDED_ELSEWHERE' : null;
}

/**
 * A level is full before the next one is begun (MP-PYR-11), unless the player holds nothing that fits there: that
 * happens only where somebody has left the table (MP-RULING-45, MP-RULING-77).
 */
function isTooHigh(plan: Plan, counted: Counted, slot: number): boolean {
  const { slots } = plan.layout;
  for (let lower = 0; lower < slots.length; lower++)
    if (slots[lower].level < slots[slot].level && counted.free[lower] > 0 && holdsFor(plan, counted, lower))
      return true;
  return false;
}

function holdsFor({ layout, rules }: Plan, { hand }: Counted, slot: number): boolean {
  const { kinds } = layout.slots[slot];
  return kinds === 'any' || rules.allowMisplacement || hand[kinds] > 0;
}

/**
 * Whether a player would keep too few tokens of this kind for the rooms that take no other: nobody may be left with
 * tokens that fit nowhere. He counts on his own hand only, since he cannot see those of the others (MP-RULING-74).
 */
function isNeededElsewhere(
  { layout: { slots } }: Plan,
  { free, hand }: Counted,
  slot: number,
  kind: TokenKind,
): boolean {
  if (slots[slot].kinds !== 'any') return false;
  let reserved = 0;
  for (let other = 0; other < slots.length; other++) if (slots[other].kinds === kind) reserved += free[other];
  const left = hand.characters + hand.objects - 1;
  return hand[kind] - 1 < Math.min(left, reserved);
}

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
      const characters = kindRefusal(p.ruleset, counted, slot, 'characters') === null;
      const objects = kindRefusal(p.ruleset, counted, slot, 'objects') === null;
      if (!characters && !objects) continue;
      for (let piece = 0; piece < pieces.count; piece++)
        if (tokenRefusal(p, seat, piece) === null && (pieces.isCharacter[piece] === 1 ? characters : objects))
          out.push(piece, slot);
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
