/** Pits at the border of a room: no room of the game has one, but the ground knows what it would mean. */
import { describe, expect, test } from 'vitest';
import { readZoneRoom, type Room } from '../../src/map/read-room-drawing.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../testing/zone-board.ts';

const LINE = '+   +   +   +   +   +';
const room = (id: string, arrow: 'cw' | 'ccw', rows: readonly string[]): Room =>
  readZoneRoom(id, 201, arrow, [LINE, ...rows.flatMap((row) => [row, LINE])]);

/** Its triangle meets the eastern border in one square, with pits above and below. */
const WEST = room('west', 'cw', [
  '  S   S   S   S   o  ',
  '  S   S   T   T   T  ',
  '  C   C   C   C   o  ',
  '  C   C   G   G   o  ',
  '  C   C   G   G   o  ',
]);
/** The same with walls where the pits are, and one before the triangle. */
const WALLED = room('walled', 'cw', [
  '  S   S   S   S   S |',
  '  S   S   T   T   T |',
  '  C   C   C   C   C |',
  '  C   C   G   G   G |',
  '  C   C   G   G   G |',
]);
/** A pit along its whole eastern border. */
const MOATED = room('moated', 'cw', [
  '  S   S   S   S   o  ',
  '  S   S   T   T   o  ',
  '  C   C   C   C   o  ',
  '  C   C   G   G   o  ',
  '  C   C   G   G   o  ',
]);
/** A pit along its whole western border. */
const EAST = room('east', 'ccw', [
  '  o   T   T   S   S  ',
  '  o   T   T   S   S  ',
  '  o   T   T   S   S  ',
  '  o   C   C   G   G  ',
  '  o   C   C   G   G  ',
]);

const board = (rooms: readonly string[], pieces: ZoneSketch['pieces'] = '9   S   S  bCl  T'): ZoneBoard =>
  zones({
    rooms: [...rooms, 'green-cw', 'green-ccw'],
    ownRooms: [WEST, WALLED, MOATED, EAST],
    pieces,
  });
const reveal = { type: 'reveal', piece: 'blue-cleric', slot: 1 } as const;

describe('a pit at the border', () => {
  test('[CG-RULING-14, CG-REVEAL-3] beside the way to a hidden room does not stop revealing it, as a wall does', () => {
    expect(board(['west', '(east)']).why(reveal)).toBeNull();
    expect(board(['walled', '(east)']).why(reveal)).toBe('ACCESS_BLOCKED');
  });

  test('[CG-RULING-14] that lies between a zone and a hidden room does not stop revealing it either', () => {
    expect(board(['moated', '(east)']).why(reveal)).toBeNull();
  });

  test('[CG-RULING-14, CG-RULING-13] of the hidden room itself neither: it stops walking once it lies open', () => {
    const one = board(['west', '(east)']);
    one.do(reveal);
    expect(one.why(one.go('blue-cleric', 'A.T B.T'))).toBe('PIT');
    const jump = { type: 'jump', piece: 'blue-cleric', to: one.zone('B.T') } as const;
    expect(one.why(jump)).toBeNull();
    const roped = board(
      ['west', 'east'],
      `
           +   +   +   +   +   +   +   +   +   +   +
        10   S   S   S   S   o   o   T   T   S   S
           +   +   +   +   +   +   +   +   +   +   +
         9   S   S  bCl  T   T   o   T   T   S   S
           +   +   +   +   +   +   +   +   +   +   +
         8   C   C   C   C   o   o   T   T   S   S
           +   +   +   +   +   +   +   +   +   +   +
        bCl: holds bRo
      `,
    );
    expect(roped.why(roped.go('blue-cleric', 'A.T B.T'))).toBeNull();
  });
});
