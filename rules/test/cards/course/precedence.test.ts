import { expect, test } from 'vitest';
import { zones } from '../../../testing/zone-board.ts';

const ROOMS = ['blue-cw', 'blue-ccw', 'green-cw', 'green-ccw'];

test('[CG-RULING-200] a card beats the general text, "cannot" beats "can", and the golden rules beat all but the Paladin’s own words', () => {
  const board = zones({
    rooms: ROOMS,
    pieces: {
      'blue-dark-angel': 'A.T',
      'blue-naga': 'A.S',
      'blue-warrior': 'A.S',
      'blue-thief': 'A.S',
      'blue-ghost': 'A.G',
      'blue-paladin': 'A.C',
      'blue-rope': 'A.C',
      'blue-key': 'A.C',
      'blue-sword': 'A.G',
      'yellow-golem': 'D.C',
    },
  });
  const take = (piece: string, zone: string, ...items: readonly string[]): string | null =>
    board.why(
      board.go(
        piece,
        zone,
        items.map((item) => ({ step: 0, take: item })),
      ),
    );
  // Anybody may carry one thing; the Ghost cannot, the Paladin carries two, the Naga does not.
  expect(take('blue-ghost', 'A.G', 'blue-sword')).toBe('CARRIES_NOTHING');
  expect(take('blue-paladin', 'A.C', 'blue-rope', 'blue-key')).toBeNull();
  // A flyer passes whatever it likes and ends nowhere as the fourth of its side.
  const crowded = board
    .legal('move', 'blue-dark-angel')
    .filter((action) => action.type === 'move' && action.path.at(-1) === board.zone('A.S'));
  expect(crowded).toEqual([]);
  expect(board.why(board.go('blue-dark-angel', 'A.T A.S'))).toBe('ZONE_FULL');
});
