import { expect, test } from 'vitest';
import { editionOf, familiesIn, familyOf, groupOf, idsInTitle } from '../ledger/rule-ids.ts';

test('an id has an edition, a group and a family', () => {
  const id = 'BD-CHAR-WallWalker-2';
  expect([editionOf(id), groupOf(id), familyOf(id)]).toEqual(['BD', 'CHAR', 'BD-CHAR-WallWalker']);
});

test.each([
  ['[BD-MOVE-7] a wall stops a step', ['BD-MOVE-7']],
  ['[BD-MOVE-7, BD-SCN1-8] both at once', ['BD-MOVE-7', 'BD-SCN1-8']],
  ['[CG-OBJ-LargeShield-1][MP-PYR-33] side by side', ['CG-OBJ-LargeShield-1', 'MP-PYR-33']],
  ['BD-MOVE-7 without brackets', []],
  ['squares [3, 4] are no rules', []],
])('%s', (title, ids) => {
  expect(idsInTitle(title)).toEqual({ ids, malformed: [] });
});

test.each(['[BD-MOVE-7..9]', '[BD-MOVE-7 to BD-MOVE-9]', '[BD-MOVE-7, 8]', '[BD-MOVE]'])(
  '%s is no list of ids',
  (title) => {
    expect(idsInTitle(title)).toEqual({ ids: [], malformed: [title] });
  },
);

test('families are found in running text', () => {
  expect(familiesIn('Rules: BD-CHAR-Naga-1, group BD-PIT, [BD-PIT-3].')).toEqual(['BD-CHAR-Naga', 'BD-PIT']);
});
