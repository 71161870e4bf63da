/** Hands of combat cards, numbered: all that can be left of the usual hand, which has a +0 that never leaves it. */
import { countOf } from '@dungeon-twister/rules';

/** How many cards of each value the usual hand holds besides the +0. */
const MOST = [0, 1, 2, 2, 1, 1, 1];

/** What a card of each value adds to the number of a hand. */
const STEP = MOST.map((_, card) => MOST.slice(0, card).reduce((size, most) => size * (most + 1), 1));

/** How many such hands there are. */
export const HAND_KINDS = MOST.reduce((size, most) => size * (most + 1), 1);

const numberOf = (hand: number): number =>
  MOST.reduce((number, most, card) => number + Math.min(countOf(hand, card), most) * STEP[card], 0);

const NUMBERS = Uint8Array.from({ length: 1 << (2 * MOST.length) }, (_, hand) => numberOf(hand));

/** The number of a hand; in a game with more cards, that of the most of it that is usual. */
export const handNumber = (hand: number): number => NUMBERS[hand];

/** The hand with a number, with its +0. */
export const handOfNumber = (number: number): number =>
  MOST.reduce((hand, most, card) => hand + ((Math.floor(number / STEP[card]) % (most + 1)) << (2 * card)), 1);
