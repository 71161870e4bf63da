/**
 * Which kind of token may be laid on which room, from what can be counted: the places that are free, and what its
 * player has in hand. Apart from the position, so that it can also be asked of a laying that was only heard of.
 * Rules: BD-SETUP-21, BD-SETUP-22; MP-PYR-11 to MP-PYR-14; MP-RULING-9, MP-RULING-45, MP-RULING-74, MP-RULING-77.
 */
import type { TokenKinds } from '../map/layout.ts';
import type { Ruleset } from '../model/ruleset.ts';
import type { RefusalCode } from '../refusals.ts';

export type TokenKind = Exclude<TokenKinds, 'any'>;
export const TOKEN_KINDS: readonly TokenKind[] = ['characters', 'objects'];

export interface Counted {
  /** Per slot the places that are still free. */
  readonly free: readonly number[];
  readonly hand: Readonly<Record<TokenKind, number>>;
}

type Plan = Pick<Ruleset, 'layout' | 'rules'>;

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
