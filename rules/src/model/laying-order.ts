/**
 * The order in which tokens were laid, where it tells something: a player may not lay every kind everywhere at any
 * time, so that whoever heard the order knows more of the tokens than their places (MP-RULING-74). Public: everybody
 * saw who laid on which room, and which kinds came to light when a room was revealed, though not which was laid when.
 */
import type { Seat } from '../vocabulary.ts';
import { AT_SLOT, GONE, IN_HAND, LAYING, MOST_SEATS, MOST_SLOTS } from './fields.ts';
import { type Position, whereIs } from './position.ts';
import type { Ruleset } from './ruleset.ts';

/** A token was laid on a room; since it is revealed, of which kind. Or somebody left the table, with all his tokens. */
export type LaidJson =
  | { readonly seat: Seat; readonly slot: number; readonly kind?: LaidKind }
  | { readonly seat: Seat; readonly left: true };
export const LAID_KINDS = ['character', 'object'] as const;
type LaidKind = (typeof LAID_KINDS)[number];

/** Some rooms take one kind only and some take any: elsewhere the places tell as much as the order. */
export const orderTells = ({ layout, rules }: Ruleset): boolean => {
  const takes = new Set(layout.slots.filter(({ capacity }) => capacity > 0).map(({ kinds }) => kinds));
  return !rules.allowMisplacement && takes.size > 1 && takes.has('any');
};

const BYTE = 8;
const IN_ONE = 4;
/** A byte is 0 for nothing, a room of a seat with what is known of the kind, or a seat that left. */
const STATES = 1 + LAID_KINDS.length;
const LEAVING = 1 + MOST_SEATS * MOST_SLOTS * STATES;

const byteAt = (p: Position, index: number): number =>
  (p.data[LAYING + Math.floor(index / IN_ONE)] >>> (BYTE * (index % IN_ONE))) & 255;

function setByte(p: Position, index: number, byte: number): void {
  const shift = BYTE * (index % IN_ONE);
  const at = LAYING + Math.floor(index / IN_ONE);
  p.data[at] = (p.data[at] & ~(255 << shift)) | (byte << shift);
}

function byteOf(laid: LaidJson): number {
  if ('left' in laid) return LEAVING + laid.seat;
  const state = laid.kind === undefined ? 0 : 1 + LAID_KINDS.indexOf(laid.kind);
  return 1 + (laid.seat * MOST_SLOTS + laid.slot) * STATES + state;
}

function laidIn(byte: number): LaidJson {
  if (byte >= LEAVING) return { seat: byte - LEAVING, left: true };
  const state = (byte - 1) % STATES;
  const place = Math.floor((byte - 1) / STATES);
  return {
    seat: Math.floor(place / MOST_SLOTS),
    slot: place % MOST_SLOTS,
    ...(state > 0 ? { kind: LAID_KINDS[state - 1] } : {}),
  };
}

/** More tokens than any scenario lays where the order tells something. */
export const MOST_LAID = 48;

export function layingOf(p: Position): LaidJson[] {
  const laying: LaidJson[] = [];
  for (let index = 0; index < MOST_LAID && byteAt(p, index) > 0; index++)
    laying.push(laidIn(byteAt(p, index)));
  return laying;
}

export function setLaying(p: Position, laying: readonly LaidJson[]): void {
  laying.forEach((laid, index) => setByte(p, index, byteOf(laid)));
}

function append(p: Position, laid: LaidJson): void {
  let index = 0;
  while (byteAt(p, index) > 0) index++;
  setByte(p, index, byteOf(laid));
}

const isNoted = (p: Position): boolean => byteAt(p, 0) > 0;

/** A token is about to be laid. Where nobody knows how the others came there, an order that begins now tells nothing. */
export function noteLaid(p: Position, seat: Seat, slot: number): void {
  if (!orderTells(p.ruleset)) return;
  const isFirst = !p.ruleset.pieces.all.some((piece) => {
    const where = whereIs(p, piece);
    return where >= AT_SLOT && where < IN_HAND;
  });
  if (isFirst || isNoted(p)) append(p, { seat, slot });
}

/** Somebody leaves while tokens are laid: where his lay, there is room again. */
export function noteLeft(p: Position, seat: Seat): void {
  if (isNoted(p)) append(p, { seat, left: true });
}

/** A room is turned up: the kinds of its tokens are known now, in no order. */
export function noteRevealed(p: Position, slot: number): void {
  if (!isNoted(p)) return;
  const { pieces, seats } = p.ruleset;
  const characters = Array.from({ length: seats }, () => 0);
  for (let piece = 0; piece < pieces.count; piece++)
    if (whereIs(p, piece) === AT_SLOT + slot && pieces.isCharacter[piece] === 1)
      characters[pieces.owner[piece]]++;
  layingOf(p).forEach((laid, index) => {
    if (!('slot' in laid) || laid.slot !== slot || p.data[GONE + laid.seat]) return;
    const kind = characters[laid.seat]-- > 0 ? 'character' : 'object';
    setByte(p, index, byteOf({ ...laid, kind }));
  });
}
