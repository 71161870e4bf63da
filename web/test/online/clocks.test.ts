/** Clocks of a game over a network: the server's figures, counted on, in words that are read at a glance. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { leftOn, timeText } from '../../src/online/online-clocks.tsx';
import { CLOCK_NAMES, CLOCKS, sayPlan } from '../../src/online/plans.ts';
import { speak } from '../../src/words/language.ts';

beforeAll(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const SECOND = 1000;
const clock = { seat: 0, left: 60 * SECOND, aside: 5 * SECOND, runs: null } as const;

test('only a clock that runs is counted on, the small bank where that one runs, and never below nothing', () => {
  expect(leftOn(clock, 10 * SECOND)).toBe(60 * SECOND);
  expect(leftOn({ ...clock, runs: 'main' }, 10 * SECOND)).toBe(50 * SECOND);
  expect(leftOn({ ...clock, runs: 'aside' }, 2 * SECOND)).toBe(3 * SECOND);
  expect(leftOn({ ...clock, runs: 'aside' }, 10 * SECOND)).toBe(0);
});

test.each([
  [59 * SECOND, '0:59'],
  [61 * SECOND, '1:01'],
  [3 * 3600 * SECOND + 5 * SECOND, '3:00:05'],
  [(2 * 24 + 4) * 3600 * SECOND, '2 d 4 h'],
])('%d milliseconds are said as %s', async (ms, said) => {
  await speak('en');
  expect(timeText(ms)).toBe(said);
});

test('every plan that is offered is said in both languages, and no two alike', async () => {
  for (const language of ['en', 'fr'] as const) {
    await speak(language);
    const said = CLOCK_NAMES.map((name) => sayPlan(CLOCKS[name]));
    expect(new Set(said).size).toBe(CLOCK_NAMES.length);
  }
});
