import { expect, test } from 'vitest';
import { KNOWN_ROOMS } from '../../src/authoring/catalogue.ts';
import { renderRoom } from '../../src/authoring/render-room.ts';
import { readRooms } from '../../src/authoring/room-file.ts';
import { readRoom } from '../../src/map/read-room-drawing.ts';
import { HALLS } from './drawings.ts';

test('a room is drawn in the marks of its author, turned clockwise', () => {
  const read = readRooms(HALLS);
  if (!read.ok) throw new Error(read.reason);
  const [hall] = read.rooms;
  expect(renderRoom(hall)).toEqual(
    HALLS.split('\n')
      .slice(3, 14)
      .map((row) => row.padEnd(21)),
  );
  expect(renderRoom(hall, 1)).toEqual([
    '+---+   +   +   +---+',
    '| .   .   .   .   . |',
    '+   +---+---+===+   +',
    '  . : .   .   o H .  ',
    '+   +   +   +   +   +',
    '  .   .   *   .   .  ',
    '+   +   +   +   +   +',
    '  . | .   .   . | .  ',
    '+   +---+-:-+---+   +',
    '| .   .   .   .   . |',
    '+---+   +   +   +---+',
  ]);
});

test('every known room can be read again as it is drawn, and turned back', () => {
  expect(KNOWN_ROOMS).toHaveLength(24);
  for (const room of KNOWN_ROOMS) {
    const { id, pair, arrow } = room;
    expect(readRoom(id, pair, arrow, renderRoom(room))).toEqual(room);
    for (const turned of [1, 2, 3]) {
      const lying = readRoom(id, pair, arrow, renderRoom(room, turned));
      expect(lying.portcullises).toBe(room.portcullises);
      expect(renderRoom(lying, 4 - turned)).toEqual(renderRoom(room));
    }
  }
});
