import { type Action, aimOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { aimKey, byType, sortOptions } from '../../src/play/options.ts';

const walk = (path: number[], take?: string): Action => ({
  type: 'move',
  piece: 'blue-cleric',
  path,
  ...(take ? { handlings: [{ step: 0, take }] } : {}),
});

test('ways to one place are one choice, the plain walk first', () => {
  const aimed = sortOptions([walk([1, 2, 3], 'blue-rope'), walk([1, 2, 3]), walk([1, 2])]);
  expect(aimed.map(({ aim, actions }) => [aimKey(aim), actions.length])).toEqual([
    ['place-3', 2],
    ['place-2', 1],
  ]);
  expect(aimed[0]?.actions[0]).toEqual(walk([1, 2, 3]));
});

test('what is done to a piece, a room and a portcullis is aimed at it', () => {
  const piece = 'blue-warrior';
  expect(aimOf({ type: 'attack', piece, target: 'yellow-troll' })).toEqual({ piece: 'yellow-troll' });
  expect(aimOf({ type: 'rotate', piece, slot: 3, turn: 'cw' })).toEqual({ slot: 3 });
  expect(aimOf({ type: 'breakGate', piece, at: { slot: 2, gate: 1 } })).toEqual({
    portcullis: { slot: 2, gate: 1 },
  });
  expect(aimOf({ type: 'drink', piece })).toBeNull();
});

test('the bar has one entry for each kind of deed', () => {
  const types = byType([walk([1, 2]), { type: 'drink', piece: 'blue-cleric' }, walk([1, 3])]);
  expect([...types].map(([type, actions]) => [type, actions.length])).toEqual([
    ['move', 2],
    ['drink', 1],
  ]);
});
