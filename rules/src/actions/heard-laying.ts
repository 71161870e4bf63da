/**
 * Whether a player can have laid tokens of these kinds in the order that everybody heard. Which token of a kind it was
 * makes no difference to the rules, so kinds are all that is asked.
 * Rules: MP-PYR-11, MP-RULING-74, MP-RULING-77.
 */
import type { LaidJson } from '../model/laying-order.ts';
import type { Ruleset } from '../model/ruleset.ts';
import type { Seat } from '../vocabulary.ts';
import { kindRefusal, TOKEN_KINDS, type TokenKind } from './lay-on-room.ts';

/** What one player laid, as the others heard it. */
export interface HeardLaying {
  /** One after the other: on which room, and the places that were free in all rooms. */
  readonly lays: readonly { readonly slot: number; readonly free: readonly number[] }[];
  /** What has come to light since, per slot. */
  readonly revealed: Tokens;
}

/** Tokens of one player per slot. */
export type Tokens = Readonly<Record<TokenKind, readonly number[]>>;

export function heardLaying({ layout }: Ruleset, laying: readonly LaidJson[], seat: Seat): HeardLaying {
  const free = layout.slots.map(({ capacity }) => capacity);
  const lays: { slot: number; free: number[] }[] = [];
  const revealed = { characters: free.map(() => 0), objects: free.map(() => 0) };
  laying.forEach((laid, index) => {
    if ('left' in laid) {
      for (const before of laying.slice(0, index))
        if ('slot' in before && before.seat === laid.seat) free[before.slot]++;
      return;
    }
    const { slot, kind } = laid;
    if (laid.seat === seat) {
      lays.push({ slot, free: [...free] });
      if (kind) revealed[kind === 'character' ? 'characters' : 'objects'][slot]++;
    }
    free[slot]--;
  });
  return { lays, revealed };
}

/** Whether there is an order of kinds that the rules allow; `hidden` lies face down, `hand` is not laid yet. */
export function couldBeLaid(
  ruleset: Ruleset,
  { lays, revealed }: HeardLaying,
  hidden: Tokens,
  hand: Readonly<Record<TokenKind, number>>,
): boolean {
  const left = { ...hand };
  /** The characters that are still to lie on each room, as the digits of one number. */
  const worth: number[] = [];
  let digits = 1;
  let state = 0;
  const onSlots = {} as Record<TokenKind, number[]>;
  for (const kind of TOKEN_KINDS) {
    onSlots[kind] = revealed[kind].map((count, slot) => count + hidden[kind][slot]);
    for (const count of onSlots[kind]) left[kind] += count;
  }
  onSlots.characters.forEach((count, slot) => {
    worth[slot] = digits;
    state += count * digits;
    digits *= count + 1;
  });
  const failed = new Set<number>();
  const layFrom = (index: number): boolean => {
    if (index === lays.length) return true;
    const { slot, free } = lays[index];
    if (failed.has(state * lays.length + index)) return false;
    for (const kind of TOKEN_KINDS) {
      if (onSlots[kind][slot] === 0 || kindRefusal(ruleset, { free, hand: left }, slot, kind)) continue;
      const digit = kind === 'characters' ? worth[slot] : 0;
      onSlots[kind][slot]--;
      left[kind]--;
      state -= digit;
      const could = layFrom(index + 1);
      onSlots[kind][slot]++;
      left[kind]++;
      state += digit;
      if (could) return true;
    }
    failed.add(state * lays.length + index);
    return false;
  };
  return layFrom(0);
}
