/** What the first games point out: each when it is so, and not when it is nearly so. */
import { chartOf, decisions, Game, placeName, type Position, viewOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import type { TipName } from '../../src/match/advice.ts';
import { TIPS } from '../../src/match/advice.ts';
import { tipFor } from '../../src/hints/tips/all-tips.ts';
import type { Tip } from '../../src/hints/tips/tip.ts';
import { deed, drawn } from './gentle-positions.ts';

/** This tip alone. */
const tip = (p: Position, name: TipName, inHand: string | null = null): Tip | null =>
  tipFor(viewOf(p, 0), 0, inHand, new Set(TIPS.filter((one) => one !== name)));

test('a way out in two moves is pointed out, if there are points for both', () => {
  const found = tip(drawn(['bGo: a7', 'yTh: j1'], 2), 'exitNear');
  expect(found?.pieces).toEqual(['blue-goblin']);
  const p = drawn(['bGo: a7', 'yTh: j1'], 1);
  expect(tip(p, 'exitNear')).toBeNull();
  expect((found?.places ?? []).map((place) => placeName(chartOf(p), place))).toEqual([
    expect.stringMatching(/11$/),
  ]);
  expect(tip(drawn(['bGo: b1', 'yTh: j1'], 5), 'exitNear')).toBeNull();
});

test('a wounded enemy within one move and an attack is pointed out', () => {
  const pieces = ['blue-warrior', 'yellow-thief'];
  expect(tip(drawn(['bWr: b7', 'yTh: d7, wounded'], 2), 'woundedNear')?.pieces).toEqual(pieces);
  expect(tip(drawn(['bWr: b7', 'yTh: d7, wounded'], 1), 'woundedNear')).toBeNull();
  expect(tip(drawn(['bWr: c7', 'yTh: d7, wounded'], 1), 'woundedNear')?.pieces).toEqual(pieces);
  expect(tip(drawn(['bWr: c7', 'yTh: d7'], 3), 'woundedNear')).toBeNull();
});

test('a gear that opens a way is pointed out to whoever can turn it', () => {
  const found = tip(drawn(GEAR, 3), 'gearOpens');
  expect(found?.pieces).toEqual(['blue-cleric']);
  expect(found?.slots?.length).toBe(1);
  // Nobody comes to a gear.
  expect(
    tip(
      drawn(
        GEAR.filter((line) => !line.startsWith('bCl')),
        3,
      ),
      'gearOpens',
    ),
  ).toBeNull();
});

test('no room need be turned while somebody can walk out', () => {
  expect(tip(drawn([...GEAR, 'bTh: c10'], 3), 'gearOpens')).toBeNull();
});

const GEAR = ['bCl: c8', 'bGo: e9', 'yTh: j1'];

test('before a combat card is laid, and before a jump, it is said that cards do not come back', () => {
  const p = drawn(['bWr: c7', 'bTh: e9', 'yTh: d7'], 3);
  expect(tip(p, 'jumpCard', 'blue-thief')?.pieces).toEqual(['blue-thief']);
  expect(tip(p, 'jumpCard', 'blue-warrior')).toBeNull();
  expect(tip(p, 'jumpCard')).toBeNull();
  expect(tip(p, 'combatCard')).toBeNull();
  const game = new Game({ position: p });
  const action = deed(p, ({ type }) => type === 'attack');
  game.perform({ seat: 0, decision: decisions(p)[0]?.number ?? 0, action });
  expect(tip(game.position, 'combatCard')).toEqual({ name: 'combatCard' });
});

test('what was told is not told again', () => {
  const view = viewOf(drawn(['bGo: a7', 'yTh: j1'], 2), 0);
  expect(tipFor(view, 0, null, new Set())?.name).toBe('exitNear');
  expect(tipFor(view, 0, null, new Set(TIPS))).toBeNull();
});
