/** Hints and tips in words: for whom they are, and without letters and numbers that must be looked for at the rim. */
import { chartOf, viewOf } from '@dungeon-twister/rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TIPS } from '../../src/match/advice.ts';
import { drawn, walk } from './gentle-positions.ts';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  await (await import('../../src/words/language.ts')).speak('en');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('a tip says for whom the way out is near', async () => {
  const { tipFor } = await import('../../src/hints/tips/all-tips.ts');
  const { sayTip } = await import('../../src/hints/say-reason.ts');
  const p = drawn(['bGo: a7', 'yTh: j1'], 2);
  const tip = tipFor(viewOf(p, 0), 0, null, new Set(TIPS.filter((one) => one !== 'exitNear')));
  if (!tip) throw new Error('there is no tip');
  expect(sayTip(p.ruleset, tip)).toMatch(/^For your Goblin/);
});

test('a walk follows the arrow that is drawn, wherever it leads', async () => {
  const { sayDeed } = await import('../../src/hints/say-deed.ts');
  const p = drawn(['bGo: a6', 'yTh: j1']);
  expect(sayDeed(chartOf(p), walk(p, 'blue-goblin', 'a9'))).toBe('Go along the arrow');
});

test('what is picked up was not there before, and a treasure brings more', async () => {
  const { sayReason } = await import('../../src/hints/say-reason.ts');
  const { ruleset } = drawn(['bGo: a6', 'yTh: j1']);
  expect(sayReason(ruleset, { why: 'takes', piece: 'blue-sword', points: 0 })).toBe(
    'The Sword is picked up.',
  );
  expect(sayReason(ruleset, { why: 'takes', piece: 'blue-treasure', points: 1 })).toBe(
    'The Treasure is picked up: carried out, it is worth one point more.',
  );
});

test('a tip about a gear says who turns what from where', async () => {
  const { tipFor } = await import('../../src/hints/tips/all-tips.ts');
  const { sayTip } = await import('../../src/hints/say-reason.ts');
  const p = drawn(['bCl: c8', 'bGo: e9', 'yTh: j1'], 3);
  const tip = tipFor(viewOf(p, 0), 0, null, new Set(TIPS.filter((one) => one !== 'gearOpens')));
  if (!tip) throw new Error('there is no tip');
  expect(sayTip(p.ruleset, tip)).toMatch(/^From the ringed gear your Cleric can turn the framed room/);
});

test('what is only prepared is said so', async () => {
  const { sayReason } = await import('../../src/hints/say-reason.ts');
  const { ruleset } = drawn(['bGo: a6', 'yTh: j1']);
  expect(sayReason(ruleset, { why: 'reveals', piece: 'blue-goblin', isLater: true })).toBe(
    'It prepares what comes next: the Goblin opens a room, and you place what lies in it.',
  );
});
