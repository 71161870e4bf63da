/**
 * What a hand of combat cards is worth for the rest of the game against the hand of somebody else, counted in fights:
 * 1 is what winning a fight of average importance is worth over a tie. A card that is laid is a card less for later.
 *
 * The table holds every hand that can be left of the usual one, worked out by backward induction over fights with leads
 * as they occur in games (bots/tools/card-induction.ts, `npm run bots:cards`).
 */
import { type CombatsSeen, TABLE } from './card-table.ts';
import { HAND_KINDS, handNumber } from './hand-numbers.ts';

/** The digits of the table, two for a value. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** A fight in steps of the table. */
export const STEPS_PER_FIGHT = 256;
/** What stands for 0: as much lies above as below. */
export const ZERO_AT = 2048;

/** What the induction takes from the combats that were seen. */
export interface Course {
  /** How often an attacker leads by how much; the shares sum to 1. */
  readonly leads: readonly (readonly [lead: number, share: number])[];
  /** The chance that after a fight another one follows. */
  readonly goesOn: number;
}

export function courseOf({ games, leads }: CombatsSeen): Course {
  const fights = leads.reduce((sum, [, times]) => sum + times, 0);
  return {
    leads: leads.map(([lead, times]) => [lead, times / fights]),
    goesOn: fights / (fights + games),
  };
}

function readTable(): Float64Array {
  const table = new Float64Array(HAND_KINDS * HAND_KINDS);
  const text = TABLE.replaceAll('\n', '');
  const digit = (at: number): number => DIGITS.indexOf(text.charAt(at));
  let at = 0;
  for (let own = 0; own < HAND_KINDS; own++)
    for (let other = 0; other < own; other++) {
      const value = (digit(at) * DIGITS.length + digit(at + 1) - ZERO_AT) / STEPS_PER_FIGHT;
      table[own * HAND_KINDS + other] = value;
      table[other * HAND_KINDS + own] = -value;
      at += 2;
    }
  return table;
}

let values: Float64Array | null = null;

/** What this hand is worth against that one, in fights; the other way round it is the same with the other sign. */
export function handWorth(own: number, other: number): number {
  values ??= readTable();
  return values[handNumber(own) * HAND_KINDS + handNumber(other)];
}
