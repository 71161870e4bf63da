import { ACTION_TYPES, type ActionType } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { boardSign } from '../../src/play/signs.tsx';

test('what only one piece can do has the sign of that piece on the board', () => {
  const signs = ACTION_TYPES.map((type): [ActionType, string | undefined] => [type, boardSign(type)]);
  expect(Object.fromEntries(signs)).toMatchObject({
    attack: 'attack',
    heal: 'heal',
    fireball: 'fireball',
    openGate: 'key',
    closeGate: '▼',
    wallWalk: 'wall-walker',
    scream: 'banshee',
    invert: 'scroll-of-inversion',
    steal: 'pickpocket',
    levitate: 'telekineticist',
    drink: 'speed-potion',
    breakWalls: 'golem',
  });
  expect(boardSign('move')).toBeUndefined();
});
