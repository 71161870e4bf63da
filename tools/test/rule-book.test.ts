/** Lines of the rule books, as the page, the terminal and the check of the rules read them. */
import { bulletOf, spansOf } from '@dungeon-twister/words/rule-book';
import { expect, test } from 'vitest';

const rule = { anchor: null, id: 'BD-PIT-1', tag: null, text: 'Words.', source: null };

test.each([
  ['- <a id="bd-pit-1"></a>**BD-PIT-1** [both] Words.', { ...rule, anchor: 'bd-pit-1', tag: 'both' }],
  ['- **BD-PIT-1** Words.', rule],
  ['  * BD-PIT-1: Words.', rule],
  ['- [BD-PIT-1](board.md#bd-pit-1) – Words.', rule],
  ['- **BD-PIT-1** Words. (Book (old), "H")', { ...rule, source: 'Book (old), "H"' }],
  ['- **BD-PIT-1** See [this](#x)', { ...rule, text: 'See [this](#x)' }],
  ['- **BD-PIT-1**', { ...rule, text: '' }],
  ['- BD-PIT-1b Words.', { ...rule, id: null, text: 'BD-PIT-1b Words.' }],
  ['- A word (of mine)', { ...rule, id: null, text: 'A word', source: 'of mine' }],
])('%s', (line, bullet) => {
  expect(bulletOf(line)).toEqual(bullet);
});

test('what is no bullet is none', () => {
  expect(['', 'Words.', '## BD-PIT', '**BD-PIT-1** Words.'].map(bulletOf)).toEqual([null, null, null, null]);
});

test('a text has plain, bold, italic and written pieces, and links', () => {
  expect(spansOf('a **b** *c* `d` [e](f.md#g) [h](../i.md)')).toEqual([
    { t: 'a ' },
    { t: 'b', s: 'b' },
    { t: ' ' },
    { t: 'c', s: 'i' },
    { t: ' ' },
    { t: 'd', s: 'c' },
    { t: ' ' },
    { t: 'e', to: 'g' },
    { t: ' ' },
    { t: 'h', to: 'i' },
  ]);
});
