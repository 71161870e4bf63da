import { expect, test } from 'vitest';
import { IS_PLACE, MAY_REST, MAY_STAND, PRINTED_SQUARES, SWALLOWS } from '../../src/map/square-kinds.ts';
import { FLOOR, GEAR, HIDDEN, LINE, NO_PLACE, PIT } from '../../src/vocabulary.ts';

const KINDS = [FLOOR, PIT, GEAR, LINE, HIDDEN, NO_PLACE];
const having = (fact: Uint8Array) => KINDS.filter((kind) => fact[kind] === 1);

test('every kind of square is where its number says', () => {
  expect(having(IS_PLACE)).toEqual([FLOOR, PIT, GEAR, LINE, HIDDEN]);
  expect(having(MAY_STAND)).toEqual([FLOOR, GEAR, LINE]);
  expect(having(MAY_REST)).toEqual([FLOOR, GEAR, LINE]);
  expect(having(SWALLOWS)).toEqual([PIT]);
  expect([FLOOR, PIT, GEAR].map((kind) => PRINTED_SQUARES[kind].mark)).toEqual(['.', 'o', '*']);
});
