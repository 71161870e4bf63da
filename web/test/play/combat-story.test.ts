import type { GameEvent } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { lastCombat } from '../../src/play/combat-story.ts';

const declared: GameEvent = {
  type: 'attackDeclared',
  by: 'blue-troll',
  target: 'yellow-goblin',
  attackers: ['blue-troll'],
  defenders: ['yellow-goblin'],
};
const fought: GameEvent = {
  type: 'combatFought',
  cards: [
    { seat: 0, card: 3 },
    { seat: 1, card: 1 },
  ],
  attack: 7,
  defence: 2,
  winner: 0,
};

test('nothing is told of a combat that is still being fought', () => {
  expect(lastCombat([{ deed: 4, event: declared }])).toBeNull();
});

test('a combat is told with its sides, its cards and what came of it in the same deed', () => {
  const wounded: GameEvent = { type: 'pieceWounded', piece: 'yellow-goblin' };
  const story = lastCombat([
    { deed: 4, event: declared },
    { deed: 6, event: fought },
    { deed: 6, event: wounded },
    { deed: 7, event: { type: 'turnEnded', seat: 0 } },
  ]);
  expect(story).toEqual({
    deed: 6,
    attackers: ['blue-troll'],
    defenders: ['yellow-goblin'],
    fought,
    after: [wounded],
  });
});
