/** A word about the board never lies on what it speaks of, as long as there is space elsewhere. */
import { expect, test } from 'vitest';
import { layWord } from '../../src/hints/lay-word.ts';

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
