import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/new-game.ts';
import { keyOf, samePosition } from '../../src/model/key.ts';
import { ALL_OPTIONS, positionsOf } from '../view/random-positions.ts';

describe('the key of a position', () => {
  test('is the same for equal positions, also of games that were created apart', () => {
    const a = newGame({ scenario: 'base', goal: 6 }, 'twins');
    const b = newGame({ goal: 6, scenario: 'base' }, 'twins');
    expect(samePosition(a, b)).toBe(true);
    expect(keyOf(a)).toBe(keyOf(b));
    expect(keyOf(a)).toMatch(/^[0-9a-f]{16}$/);
  });

  test('is another one when any single integer is another one', () => {
    const p = newGame({ scenario: 'base' }, 'one by one');
    const keys = new Set([keyOf(p)]);
    for (let at = 0; at < p.data.length; at++)
      for (const change of [1, -1, 1 << 20]) {
        const other = p.copy();
        other.data[at] += change;
        keys.add(keyOf(other));
        expect(samePosition(p, other)).toBe(false);
      }
    expect(keys.size).toBe(1 + 3 * p.data.length);
  });

  test('does not forget which integer is which', () => {
    const p = newGame({ scenario: 'base' }, 'order');
    for (let at = 0; at + 1 < p.data.length; at++) {
      if (p.data[at] === p.data[at + 1]) continue;
      const other = p.copy();
      [other.data[at], other.data[at + 1]] = [p.data[at + 1], p.data[at]];
      expect(keyOf(other)).not.toBe(keyOf(p));
    }
  });

  test('differs between games with different options, though their integers agree', () => {
    const a = newGame({ scenario: 'base', goal: 6 }, 'options');
    const b = newGame({ scenario: 'base', goal: 7 }, 'options');
    expect(a.data).toEqual(b.data);
    expect(samePosition(a, b)).toBe(false);
    expect(keyOf(a)).not.toBe(keyOf(b));
  });

  test('never stands for two positions, in each half alone either', { timeout: 300_000 }, () => {
    const halves = [new Map<string, string>(), new Map<string, string>()];
    for (const options of ALL_OPTIONS)
      for (const p of positionsOf(options, 'collisions', 1)) {
        const key = keyOf(p);
        const whole = `${JSON.stringify(options)} ${p.data.join()}`;
        [key.slice(0, 8), key.slice(8)].forEach((half, i) => {
          expect(halves[i].get(half) ?? whole).toBe(whole);
          halves[i].set(half, whole);
        });
      }
    expect(halves[0].size).toBeGreaterThan(1500);
  });
});
