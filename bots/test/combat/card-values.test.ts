/** What hands of combat cards are worth: the table that is kept is the one that the induction finds. */
import { describe, expect, test } from 'vitest';
import { Chance } from '@dungeon-twister/rules';
import { SEEN } from '../../src/combat/card-table.ts';
import { courseOf, handWorth, STEPS_PER_FIGHT } from '../../src/combat/card-values.ts';
import { HAND_KINDS, handNumber, handOfNumber } from '../../src/combat/hand-numbers.ts';
import { laysOf } from '../../src/combat/hands.ts';
import { pairValue } from '../../tools/card-induction.ts';

const ALL = [0, 1, 2, 2, 3, 3, 4, 5, 6];
const handOf = (cards: readonly number[]): number =>
  cards.reduce((hand, card) => hand + (1 << (2 * card)), 0);
const without = (card: number): number => handOf(ALL.toSpliced(ALL.indexOf(card), 1));
const full = handOf(ALL);

describe('the table', () => {
  test('is what the induction finds from the values of smaller hands, for a sample of pairs', () => {
    const chance = new Chance('pairs');
    const course = courseOf(SEEN);
    for (let n = 0; n < 60; n++) {
      const [own, other] = [handOfNumber(chance.below(HAND_KINDS)), handOfNumber(chance.below(HAND_KINDS))];
      const found = pairValue([own, other], handWorth, course);
      // Every value that goes into it is rounded to half a step, and so is the result.
      expect(Math.abs(found - handWorth(own, other))).toBeLessThanOrEqual(1 / STEPS_PER_FIGHT);
    }
  });

  test('has each hand once', () => {
    expect(HAND_KINDS).toBe(144);
    for (let number = 0; number < HAND_KINDS; number++) expect(handNumber(handOfNumber(number))).toBe(number);
    expect(handOfNumber(0)).toBe(handOf([0]));
    expect(handOfNumber(HAND_KINDS - 1)).toBe(full);
  });

  test('equal hands are worth nothing against each other, and what one has the other lacks', () => {
    expect(handWorth(full, full)).toBe(0);
    expect(handWorth(full, without(6))).toBe(-handWorth(without(6), full));
  });

  test('a card more never harms, and a higher one is worth more', () => {
    const missing = [1, 2, 3, 4, 5, 6].map((card) => handWorth(full, without(card)));
    expect(missing).toEqual(missing.toSorted((a, b) => a - b));
    for (let number = 0; number < HAND_KINDS; number++)
      for (const { left } of laysOf(handOfNumber(number), 1, []))
        expect(handWorth(handOfNumber(number), left)).toBeGreaterThanOrEqual(0);
  });

  test('hands of games with more cards count as the most of them that is usual', () => {
    expect(handWorth(full + (1 << 12), full)).toBe(0);
  });
});

describe('what can be laid', () => {
  test('each value once, and the +0 stays', () => {
    expect(laysOf(handOf([0, 2, 2, 5]), 1, []).map(({ sum, left }) => [sum, left])).toEqual([
      [0, handOf([0, 2, 2, 5])],
      [2, handOf([0, 2, 5])],
      [5, handOf([0, 2, 2])],
    ]);
  });

  test('two cards: each pair of values once, two of a kind where the hand holds them', () => {
    const lays = laysOf(handOf([0, 2, 2, 5]), 2, []);
    expect(lays.map(({ card, second }) => [card, second])).toEqual([
      [0, 2],
      [0, 5],
      [2, 2],
      [2, 5],
    ]);
    expect(lays[2].left).toBe(handOf([0, 5]));
  });

  test('beside a card that lies, any other one; where all lie, nothing is to be chosen', () => {
    expect(laysOf(handOf([0, 2, 2, 5]), 2, [2]).map(({ card, sum }) => [card, sum])).toEqual([
      [0, 2],
      [2, 4],
      [5, 7],
    ]);
    expect(laysOf(handOf([0, 2, 5]), 2, [2, 5])).toEqual([{ card: 2, second: 5, sum: 7, left: handOf([0]) }]);
  });
});
