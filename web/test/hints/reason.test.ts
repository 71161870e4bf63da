/** The one reason of a hint: read from what would happen. */
import { type Action, createGame, decisions, Game, type Position, viewOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import type { Reason } from '../../src/match/advice.ts';
import { reasonOf } from '../../src/hints/reason.ts';
import { gentleGame } from '../../src/home/gentle-game.ts';
import { deed, drawn, walk } from './gentle-positions.ts';

const reason = (p: Position, ...line: readonly Action[]): Reason => reasonOf(viewOf(p, 0), 0, line);
const END: Action = { type: 'endTurn' };

const attack = (p: Position): Action => deed(p, ({ type }) => type === 'attack');

test('somebody is brought out, for what that is worth', () => {
  const p = drawn(['bGo: c10', 'bWr: b1', 'yTh: j1']);
  expect(reason(p, walk(p, 'blue-goblin', 'c11'))).toEqual({ why: 'out', piece: 'blue-goblin', points: 2 });
});

test('what others do later is no reason for what one does now', () => {
  const p = drawn(['bGo: c10', 'bWr: b1', 'yTh: j1']);
  const step = walk(p, 'blue-warrior', 'c1');
  expect(reason(p, step, walk(p, 'blue-goblin', 'c11')).why).not.toBe('out');
});

test('a step that only prepares something does not promise it', () => {
  const p = drawn(['bWr: b7', 'yTh: d7', 'bGo: b1']);
  const step = walk(p, 'blue-warrior', 'c7');
  const blow: Action = { type: 'attack', piece: 'blue-warrior', target: 'yellow-thief' };
  expect(reason(p, step, blow)).toMatchObject({ why: 'attacks', isLater: true });
});

test('the last points win', () => {
  const p = drawn(['bGo: c10', 'bWr: b1', 'yTh: j1'], 3, 1);
  expect(reason(p, walk(p, 'blue-goblin', 'c11'))).toEqual({ why: 'wins' });
});

test('an attack: strengths, or the end of a wounded enemy', () => {
  const sound = drawn(['bWr: c7', 'yTh: d7', 'bGo: b1']);
  expect(reason(sound, attack(sound))).toMatchObject({
    why: 'attacks',
    attack: 3,
    defence: 2,
  });
  const hurt = drawn(['bWr: c7', 'yTh: d7, wounded', 'bGo: b1']);
  expect(reason(hurt, attack(hurt))).toMatchObject({ why: 'finishes', piece: 'yellow-thief' });
});

test('healing', () => {
  const p = drawn(['bCl: c7', 'bGo: d7, wounded', 'yTh: j1']);
  expect(
    reason(
      p,
      deed(p, ({ type }) => type === 'heal'),
    ),
  ).toEqual({ why: 'heals', piece: 'blue-goblin' });
});

test('nearer to the way out, alone or with a load; and what is taken along', () => {
  const alone = drawn(['bGo: a6', 'yTh: j1']);
  expect(reason(alone, walk(alone, 'blue-goblin', 'a9'), END)).toEqual({
    why: 'nearer',
    piece: 'blue-goblin',
  });
  const taking = drawn(['bGo: a6', 'bSw: a7', 'yTh: j1']);
  const take = deed(
    taking,
    (action) =>
      action.type === 'move' && action.handlings?.some(({ take: what }) => what === 'blue-sword') === true,
  );
  expect(reason(taking, take)).toEqual({ why: 'takes', piece: 'blue-sword', points: 0 });
});

test('whoever walks onto a treasure is told what it brings', () => {
  const p = drawn(['bGo: a6', 'bTs: a7', 'yTh: j1']);
  expect(reason(p, walk(p, 'blue-goblin', 'a7'))).toEqual({
    why: 'takes',
    piece: 'blue-treasure',
    points: 1,
  });
});

test('a turned room that opens a way', () => {
  const p = drawn(['bCl: c8', 'bGo: e9', 'yTh: j1']);
  const found = [...turns(p)].map((turn) => reason(p, turn));
  expect(found).toContainEqual({ why: 'opensWay', piece: 'blue-goblin' });
});

function* turns(p: Position): Generator<Action> {
  for (const slot of [0, 3])
    for (const turn of ['cw', 'ccw'] as const) {
      const action: Action = { type: 'rotate', piece: 'blue-cleric', slot, turn };
      const game = new Game({ position: p });
      if (game.perform({ seat: 0, decision: decisions(p)[0]?.number ?? 0, action }).ok) yield action;
    }
}

test('cards, set-up and the end of a turn have reasons of their own', () => {
  const p = drawn(['bGo: a6', 'yTh: j1']);
  expect(reason(p, END)).toEqual({ why: 'rests' });
  expect(reason(gentleGame(), { type: 'playCard', card: 2 }, END)).toEqual({ why: 'savesCard' });
  const { position } = createGame({ scenario: 'base' }, 'reason');
  expect(reason(position, { type: 'deploy', piece: 'blue-thief', place: 0 })).toEqual({ why: 'unread' });
  const fight = drawn(['bWr: c7', 'yTh: d7', 'bGo: b1']);
  const game = new Game({ position: fight });
  const action = deed(fight, ({ type }) => type === 'attack');
  game.perform({ seat: 0, decision: decisions(fight)[0]?.number ?? 0, action });
  expect(reason(game.position, { type: 'layCard', card: 2 })).toEqual({ why: 'mixed' });
});
