/** Who steps on the line by which he leaves is told so beforehand, with what it is worth. */
import { readFileSync } from 'node:fs';
import { actionPointsLeft, Game, parsePosition } from '@dungeon-twister/rules';
import { sketch } from '@dungeon-twister/rules/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PlayController as ControllerType } from '../../src/play/play-controller.ts';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  await (await import('../../src/words/language.ts')).speak('en');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Blue is to play with five points; its Cleric and its Goblin, who carries a treasure, stand near its way out. */
async function nearTheLine(goblinIsFar = false): Promise<ControllerType> {
  const { PlayController } = await import('../../src/play/play-controller.ts');
  const { Match } = await import('../../src/match/match.ts');
  const text = readFileSync(new URL('../../e2e/fixtures/base-fight.txt', import.meta.url), 'utf8')
    .replace('|bCl', '| . ')
    .replace('bGo|', ' * |')
    .replace(' 21   . ', ' 21  yWr')
    .replace(
      ' 20 | .  yWr  .   .   o | .   .   .   .   o',
      ` 20 | .   .   .  ${goblinIsFar ? ' . ' : 'bGo'}  o | .   .  bCl  .   o`,
    )
    .replace('16 | .   .   . ', `16 | .   .  ${goblinIsFar ? 'bGo' : ' . '}`);
  const read = parsePosition(text);
  if (!read.ok) throw new Error(read.reason);
  const match = new Match(new Game({ position: read.position }), [{ kind: 'human' }, { kind: 'human' }]);
  match.takeOver();
  return new PlayController(match);
}

test.each([
  ['blue-cleric', 'h21'],
  ['blue-goblin', 'd21'],
])('%s is told at %s that he leaves, and for how much', async (piece, square) => {
  const controller = await nearTheLine();
  controller.select(piece);
  const before = controller.now.view.shown.seats[0].points;
  const mark = controller.marks.value.find(({ label }) => label.includes(square));
  const said = /leaves: \+(\d+)/.exec(mark?.label ?? '');
  expect(mark?.sign).toBe(`+${said?.[1]}`);
  mark?.onPreview?.(true);
  expect(controller.preview.value?.end?.text).toBe(`leaves: +${said?.[1]} · 1 action point`);
  expect(controller.pointed.value?.said?.what).toBe(`Go here (leaves: +${said?.[1]})`);
  expect(controller.preview.value?.path?.length).toBeGreaterThan(1);
  mark?.onPick();
  expect(controller.now.view.shown.seats[0].points).toBe(before + Number(said?.[1]));
});

test('no other square says so, and one’s own line does not', async () => {
  const controller = await nearTheLine();
  controller.select('blue-troll');
  expect(controller.marks.value.length).toBeGreaterThan(0);
  expect(controller.marks.value.filter(({ label }) => label.includes('leaves'))).toEqual([]);
});

test('all points that are left reach farther, to the way out too', async () => {
  const controller = await nearTheLine(true);
  const { laterPlaces } = await import('../../src/play/reach.ts');
  const { laterSpots } = await import('../../src/play/spots.ts');
  const { isWayOut } = await import('../../src/play/exits.ts');
  const { position, seat, chart } = controller.now;
  expect(actionPointsLeft(position)).toBe(5);
  const laterOf = (piece: string) =>
    [...laterPlaces(position, seat, piece, isWayOut(controller.now))].filter((one) => one !== null);
  expect(new Set(laterOf('blue-thief').map(({ points }) => points))).toEqual(new Set([2, 3, 4, 5]));
  const out = laterSpots(chart, laterOf('blue-goblin')).filter(({ leaves }) => leaves !== undefined);
  expect(out.map(({ sign }) => sign)).toContain('2→+3');
  expect(out.map(({ label }) => label)).toContainEqual(
    expect.stringMatching(/21, 2 action points, leaves: \+3$/),
  );
});

test('points that only one figure has are among them', async () => {
  const { Match } = await import('../../src/match/match.ts');
  const { laterPlaces } = await import('../../src/play/reach.ts');
  const floor = `+---+---+---+---+---+---+---+---+---+---+
     |wp   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |`;
  const { position } = sketch(floor, { w: 'blue troll', p: 'yellow speed-potion' });
  const match = new Match(new Game({ position }), [{ kind: 'human' }, { kind: 'human' }]);
  match.takeOver();
  const farthest = (): number =>
    Math.max(0, ...[...laterPlaces(match.game.position, 0, 'blue-troll')].map((one) => one?.points ?? 0));
  const left = actionPointsLeft(match.game.position);
  expect(farthest()).toBeLessThanOrEqual(left);
  expect(match.perform(0, { type: 'drink', piece: 'blue-troll' })).toBeNull();
  expect(farthest()).toBeGreaterThan(actionPointsLeft(match.game.position));
});
