/** What takes long is done a little at a time. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inPortions } from '../../src/play/in-portions.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

test('everything comes, in its order, and never much of it at once', () => {
  const portions: (readonly number[])[] = [];
  inPortions(upTo(35), 30, (portion) => portions.push(portion));
  expect(portions).toEqual([]);
  vi.runAllTimers();
  expect(portions.flat()).toEqual(upTo(35));
  expect(portions.length).toBeGreaterThan(2);
});

test('work that finds nothing is not told of, and is left for later where it takes long', () => {
  const portions: (readonly string[])[] = [];
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  function* slow(): Generator<string | null> {
    for (let times = 0; times < 50; times++) {
      clock++;
      yield null;
    }
    yield 'found';
  }
  inPortions(slow(), 0, (portion) => portions.push(portion));
  vi.advanceTimersToNextTimer();
  expect(portions).toEqual([]);
  vi.runAllTimers();
  expect(portions).toEqual([['found']]);
});

test('who stops it hears nothing more', () => {
  const portions: (readonly number[])[] = [];
  const stop = inPortions(upTo(35), 30, (portion) => portions.push(portion));
  vi.advanceTimersByTime(30);
  const before = portions.length;
  stop();
  vi.runAllTimers();
  expect(before).toBeGreaterThan(0);
  expect(portions).toHaveLength(before);
});
