import { describe, expect, test } from 'vitest';
import { BASE_ROOMS } from '../../src/editions/base.ts';
import { PRISON_ROOMS } from '../../src/editions/prison.ts';
import { DrawingFault, readRoom, type Room } from '../../src/map/read-room-drawing.ts';
import { FLOOR, GEAR, OPEN, PIT, PORTCULLIS, SLIT, WALL } from '../../src/vocabulary.ts';

const PLAIN = [
  '+---+   +-:-+===+   +',
  '| .   o | *   . H .  ',
  '+   +---+   +   +   +',
  ': .   .   .   .   .  ',
  '+   +   +   +   +   +',
  '  .   .   .   .   .  ',
  '+   +   +   +   +   +',
  '  .   .   .   .   .  ',
  '+   +   +   +   +   +',
  '  .   .   .   .   . |',
  '+   +   +   +   +===+',
];

/** The drawing with one line put differently; lines are counted from 1, as authors do. */
const withLine = (line: number, text: string): string[] =>
  PLAIN.map((old, i) => (i === line - 1 ? text : old));

/** Why a drawing cannot be read: the line and the words. */
function faultOf(drawing: readonly string[]): { line: number; message: string } | null {
  try {
    readRoom('test', 1, 'cw', drawing);
    return null;
  } catch (fault) {
    if (fault instanceof DrawingFault) return { line: fault.line, message: fault.message };
    throw fault;
  }
}

const NORTH = 0;
const EAST = 1;
const SOUTH = 2;
const WEST = 3;

/** The arrows of each pair. */
const arrows = (rooms: readonly Room[]) => {
  const pairs = [...new Set(rooms.map((room) => room.pair))].sort((a, b) => a - b);
  return pairs.map((pair) => [
    pair,
    ...rooms
      .filter((room) => room.pair === pair)
      .map((room) => room.arrow)
      .sort(),
  ]);
};

describe('reading a drawing', () => {
  test('names, squares and edges are where they are drawn', () => {
    const room = readRoom('test', 7, 'ccw', PLAIN);
    const edge = (x: number, y: number, direction: number) => room.edges[(y * 5 + x) * 4 + direction];
    expect([room.id, room.pair, room.arrow]).toEqual(['test', 7, 'ccw']);
    expect(Array.from(room.squares.slice(0, 5))).toEqual([FLOOR, PIT, GEAR, FLOOR, FLOOR]);
    expect(Array.from(room.squares.slice(5))).toEqual(Array.from({ length: 20 }, () => FLOOR));
    expect([0, 1, 2, 3, 4].map((x) => edge(x, 0, NORTH))).toEqual([WALL, OPEN, SLIT, PORTCULLIS, OPEN]);
    expect([0, 1, 2, 3, 4].map((x) => edge(x, 0, EAST))).toEqual([OPEN, WALL, OPEN, PORTCULLIS, OPEN]);
    expect([0, 1, 2, 3, 4].map((x) => edge(x, 0, WEST))).toEqual([WALL, OPEN, WALL, OPEN, PORTCULLIS]);
    expect([0, 1, 2, 3, 4].map((x) => edge(x, 0, SOUTH))).toEqual([OPEN, WALL, OPEN, OPEN, OPEN]);
    expect([edge(1, 1, NORTH), edge(0, 1, WEST), edge(4, 4, EAST), edge(4, 4, SOUTH)]).toEqual([
      WALL,
      SLIT,
      WALL,
      PORTCULLIS,
    ]);
  });

  test('portcullises are numbered line by line, the same from both sides', () => {
    const room = readRoom('test', 7, 'ccw', PLAIN);
    const gate = (x: number, y: number, direction: number) => room.portcullisOn[(y * 5 + x) * 4 + direction];
    expect(room.portcullises).toBe(3);
    expect(gate(3, 0, NORTH)).toBe(0);
    expect([gate(3, 0, EAST), gate(4, 0, WEST)]).toEqual([1, 1]);
    expect(gate(4, 4, SOUTH)).toBe(2);
    expect(gate(0, 0, NORTH)).toBe(-1);
    expect([...room.portcullisOn].filter((number) => number >= 0)).toHaveLength(4);
  });

  test('a line may be shorter than the room if only spaces are missing', () => {
    const room = readRoom('test', 7, 'ccw', PLAIN);
    expect(
      readRoom(
        'test',
        7,
        'ccw',
        PLAIN.map((line) => line.trimEnd()),
      ),
    ).toEqual(room);
  });

  test('a fault names its line as an author counts lines', () => {
    expect(faultOf(PLAIN)).toBeNull();
    expect(faultOf(PLAIN.slice(1))).toEqual({ line: 1, message: 'line 1: a room has 11 lines, this has 10' });
    expect(faultOf([...PLAIN, ''])).toEqual({ line: 1, message: 'line 1: a room has 11 lines, this has 12' });
    expect(faultOf(withLine(6, `${PLAIN[5]}.`))).toEqual({
      line: 6,
      message: 'line 6: 21 characters wanted, 22 found',
    });
    expect(faultOf(withLine(3, '+       +   +   +   +'))).toEqual({
      line: 3,
      message: 'line 3: a corner "+" is missing at column 5',
    });
    expect(faultOf(withLine(11, '+   +   +   +   +-=-+'))).toEqual({
      line: 11,
      message: 'line 11: "-=-" is no edge: use "---", "-:-", "===" or spaces',
    });
    expect(faultOf(withLine(2, '| .   o # *   . H .  '))).toEqual({
      line: 2,
      message: 'line 2: "#" is no edge: use "|", ":", "H" or a space',
    });
    expect(faultOf(withLine(10, '  .   .   x   .   . |'))).toEqual({
      line: 10,
      message: 'line 10: "x" is no square: use ".", "o" (pit) or "*" (gear)',
    });
  });

  test('a room has at most twelve portcullises', () => {
    const gates = '+===+===+===+===+===+';
    const ten = withLine(3, gates).map((line, i) =>
      i === 4 ? gates : line.replace(/===|H/g, (m) => ' '.repeat(m.length)),
    );
    const twelve = (last: string) => ten.map((line, i) => (i === 2 ? gates : i === 10 ? last : line));
    expect(readRoom('test', 1, 'cw', twelve('+===+===+   +   +   +')).portcullises).toBe(12);
    expect(faultOf(twelve('+===+===+===+   +   +'))).toEqual({
      line: 11,
      message: 'line 11: more than 12 portcullises in one room',
    });
  });
});

/** How often an edge of this kind is drawn: each edge inside the room is seen from two squares. */
function edgesOf(room: Room, kind: number): number {
  let count = 0;
  for (let y = 0; y < 5; y++)
    for (let x = 0; x < 5; x++)
      for (const direction of [NORTH, WEST, ...(x === 4 ? [EAST] : []), ...(y === 4 ? [SOUTH] : [])])
        if (room.edges[(y * 5 + x) * 4 + direction] === kind) count++;
  return count;
}
const squaresOf = (room: Room, kind: number): number =>
  room.squares.filter((square) => square === kind).length;

describe('the sixteen rooms', () => {
  test('pits, portcullises, slits and walls of every room', () => {
    const counted = [...BASE_ROOMS, ...PRISON_ROOMS].map((room) =>
      [room.id, squaresOf(room, PIT), room.portcullises, edgesOf(room, SLIT), edgesOf(room, WALL)].join(' '),
    );
    expect(counted.sort()).toEqual(
      [
        '1cw 1 1 0 17',
        '1ccw 2 2 0 13',
        '2cw 2 1 0 27',
        '2ccw 3 2 0 20',
        '3cw 2 3 0 18',
        '3ccw 2 2 0 19',
        '4cw 1 1 0 28',
        '4ccw 1 1 0 28',
        '37ccw 2 3 4 17',
        '37cw 1 2 3 19',
        '38cw 2 2 1 17',
        '38ccw 1 3 2 17',
        '39ccw 2 2 4 19',
        '39cw 4 2 3 12',
        '40cw 2 3 5 18',
        '40ccw 2 2 4 15',
      ].sort(),
    );
    for (const room of [...BASE_ROOMS, ...PRISON_ROOMS])
      expect(edgesOf(room, PORTCULLIS)).toBe(room.portcullises);
  });

  test('every room has one gear', () => {
    for (const room of [...BASE_ROOMS, ...PRISON_ROOMS])
      expect([room.id, squaresOf(room, GEAR)]).toEqual([room.id, 1]);
  });

  test('the two rooms of a pair share a number and have opposite arrows', () => {
    expect(arrows(BASE_ROOMS)).toEqual([1, 2, 3, 4].map((pair) => [pair, 'ccw', 'cw']));
    expect(arrows(PRISON_ROOMS)).toEqual([37, 38, 39, 40].map((pair) => [pair, 'ccw', 'cw']));
    for (const room of [...BASE_ROOMS, ...PRISON_ROOMS]) expect(room.id).toBe(`${room.pair}${room.arrow}`);
  });
});
