/** A word about the board never lies on what it speaks of, as long as there is space elsewhere. */
import { expect, test } from 'vitest';
import { layWord, wordWidth } from '../../src/hints/lay-word.ts';

const AREA = { left: 0, top: 0, width: 1000, height: 600 };
const WORD = { width: 300, height: 100 };

test('the first corner, unless something that is spoken of lies there', () => {
  expect(layWord(WORD, AREA, [], [])).toEqual({ left: 12, top: 12 });
  const spokenOf = [{ left: 0, top: 0, width: 200, height: 200 }];
  expect(layWord(WORD, AREA, spokenOf, [])).toEqual({ left: 688, top: 12 });
});

test('rather on the board than on what is spoken of', () => {
  const spokenOf = [{ left: 0, top: 0, width: 200, height: 600 }];
  const board = [{ left: 200, top: 0, width: 800, height: 300 }];
  expect(layWord(WORD, AREA, spokenOf, board).top).toBe(488);
  expect(layWord(WORD, AREA, spokenOf, [AREA]).left).toBeGreaterThan(200);
});

/** Two rooms beside each other, as far from the edges of the area. */
const twoRooms = (left: number) => [
  { left, top: 0, width: 300, height: 600 },
  { left: left + 300, top: 0, width: 1000 - 2 * left - 300, height: 600 },
];

test('it is as narrow as the space beside the board, where that can be read', () => {
  expect(wordWidth(AREA, twoRooms(260), 300)).toBe(236);
  // There is more than enough, or so little that a corner of the board is the lesser evil.
  expect(wordWidth(AREA, twoRooms(340), 300)).toBe(300);
  expect(wordWidth(AREA, twoRooms(100), 300)).toBe(300);
  expect(wordWidth(AREA, [], 300)).toBe(300);
});
