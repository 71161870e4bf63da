import type { Action } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { answerFor } from '../../src/play/keys.ts';

test('a number plays the card with that number, else the choice in that place', () => {
  const cards: Action[] = [
    { type: 'layCard', card: 0 },
    { type: 'layCard', card: 3 },
  ];
  const choices: Action[] = [
    { type: 'drink', piece: 'a' },
    { type: 'lift', piece: 'a' },
  ];
  expect(answerFor(3, cards, [])).toBe(cards[1]);
  expect(answerFor(0, cards, [])).toBe(cards[0]);
  expect(answerFor(5, cards, [])).toBeNull();
  expect(answerFor(2, [], choices)).toBe(choices[1]);
});
