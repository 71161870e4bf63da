import type { GameEvent } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { changesRooms } from '../src/landmarks.ts';

test('a room that slides is drawn anew, as one that turns; a figure that walks is not', () => {
  const slid: GameEvent = { type: 'roomSlid', by: 'blue-cleric', slot: 1, to: 'up', arrangement: 1 };
  const turned: GameEvent = { type: 'roomTurned', by: 'blue-cleric', slot: 1, turn: 'cw', turned: 1 };
  const walked: GameEvent = { type: 'pieceMoved', piece: 'blue-cleric', path: [1, 2] };
  expect([slid, turned, walked].map(changesRooms)).toEqual([true, true, false]);
});
