import { expect, test } from 'vitest';
import { bit, bitsOf, TRAITS } from '../../src/model/ability.ts';

test('every trait has a bit of its own', () => {
  const bits = TRAITS.map(bit);
  expect(bits.every((one) => one !== 0)).toBe(true);
  expect(new Set(bits).size).toBe(TRAITS.length);
});

test('a name too many for the bits of an integer is refused before a game is created', () => {
  const names = Array.from({ length: 33 }, (_, index) => `trait${index}`);
  expect(new Set(Object.values(bitsOf(names.slice(0, 32)))).size).toBe(32);
  expect(() => bitsOf(names)).toThrow('33 names do not fit into 32 bits');
});
