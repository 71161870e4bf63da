import { describe, expect, test } from 'vitest';
import { readRooms } from '../../src/authoring/room-file.ts';
import { OPEN, PORTCULLIS, SLIT } from '../../src/vocabulary.ts';
import { HALLS, withLine } from './drawings.ts';

const answer = (text: string): string => {
  const read = readRooms(text);
  if (read.ok) return 'fine';
  if (read.words.fr === read.words.en) throw new Error(`no French for: ${read.reason}`);
  return `${read.line}: ${read.reason}`;
};

const remarks = (text: string): string[] => {
  const read = readRooms(text);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  for (const { words } of read.remarks)
    if (words.fr === words.en) throw new Error(`no French for: ${words.en}`);
  return read.remarks.map(({ line, words }) => `${line}: ${words.en}`);
};

describe('a file of rooms', () => {
  test('is read with names, numbers, arrows and everything that is drawn', () => {
    const read = readRooms(HALLS);
    if (!read.ok) throw new Error(read.reason);
    expect(read.rooms.map(({ id, pair, arrow }) => ({ id, pair, arrow }))).toEqual([
      { id: 'hall-cw', pair: 50, arrow: 'cw' },
      { id: 'hall-ccw', pair: 50, arrow: 'ccw' },
    ]);
    const [hall] = read.rooms;
    expect(hall.portcullises).toBe(2);
    expect([hall.edges[6 * 4], hall.edges[6 * 4 + 3], hall.edges[13 * 4 + 1], hall.edges[7 * 4]]).toEqual([
      PORTCULLIS,
      PORTCULLIS,
      SLIT,
      OPEN,
    ]);
    expect(read.remarks).toEqual([]);
  });

  test('may be indented, commented, written in capitals and end its lines as on Windows', () => {
    const odd = HALLS.replaceAll('Room:', 'ROOM :')
      .split('\n')
      .map((line) => `    ${line}`)
      .join('\r\n');
    const read = readRooms(`\uFEFF# two halls\r\n\r\n${odd}\r\n   # the end`);
    if (!read.ok) throw new Error(`${read.line}: ${read.reason}`);
    const plain = readRooms(HALLS);
    expect(read.rooms).toEqual(plain.ok && plain.rooms);
  });

  test.each<[string, string, string]>([
    ['nothing', '', '1: there is no room in this file'],
    ['a drawing without a key', '+---+', '1: a file begins with a key, as in "Room: …", not with "+---+"'],
    ['an unknown key', `${HALLS}Colour: red`, '30: there is no key "Colour"; there are: Room, Pair, Arrow'],
    [
      'a slip in a key',
      HALLS.replace('Arrow', 'Arow'),
      '3: there is no key "Arow"; did you mean "Arrow"? There are: Room, Pair, Arrow',
    ],
    ['a number without a room', 'Pair: 7', '1: "Pair:" belongs to a room: begin with "Room: …"'],
    [
      'a name with capitals',
      withLine(HALLS, 1, 'Room: Hall'),
      '1: Room: "Hall" is no name: small letters, digits and single dashes, at most 30',
    ],
    [
      'a name that is too long',
      withLine(HALLS, 1, `Room: ${'h'.repeat(31)}`),
      `1: Room: "${'h'.repeat(31)}" is no name: small letters, digits and single dashes, at most 30`,
    ],
    [
      'a name that stands twice',
      withLine(HALLS, 16, 'Room: hall-cw'),
      '16: Room: hall-cw is drawn in line 1 already',
    ],
    ['no number', withLine(HALLS, 2, ''), '1: Room: hall-cw has no "Pair: …"'],
    ['no arrow', withLine(HALLS, 3, ''), '1: Room: hall-cw has no "Arrow: …"'],
    ['two arrows', withLine(HALLS, 15, 'Arrow: ccw'), '15: "Arrow:" stands twice in room hall-cw'],
    [
      'another arrow',
      withLine(HALLS, 3, 'Arrow: left'),
      '3: Arrow: "left" is no arrow: write cw (clockwise) or ccw (counter-clockwise)',
    ],
    [
      'no number at all',
      withLine(HALLS, 2, 'Pair: x'),
      '2: Pair: a whole number from 1 to 999 is wanted, found "x"',
    ],
    [
      'a number too high',
      withLine(HALLS, 2, 'Pair: 1000'),
      '2: Pair: a whole number from 1 to 999 is wanted, found "1000"',
    ],
    [
      'no drawing',
      'Room: hall-cw\nPair: 50\nArrow: cw',
      '1: Room: hall-cw has no drawing: 11 lines of 21 characters are wanted below it',
    ],
    ['a row too few', withLine(HALLS, 8, ''), '4: a room has 11 lines, this has 10'],
    [
      'a row that is too long',
      withLine(HALLS, 5, '| .   .   .   .   . |  x'),
      '5: 21 characters wanted, 24 found',
    ],
    [
      'a missing corner',
      withLine(HALLS, 6, '+   +===    +---+   +'),
      '6: a corner "+" is missing at column 9',
    ],
    [
      'a missing last corner',
      withLine(HALLS, 6, '+   +===+   +---+'),
      '6: a corner "+" is missing at column 21',
    ],
    [
      'an unknown edge across',
      withLine(HALLS, 6, '+   +~~~+   +---+   +'),
      '6: "~~~" is no edge: use "---", "-:-", "===" or spaces',
    ],
    [
      'an unknown edge upright',
      withLine(HALLS, 5, '| .   .   . ! .   . |'),
      '5: "!" is no edge: use "|", ":", "H" or a space',
    ],
    [
      'an unknown square',
      withLine(HALLS, 5, '| .   .   x   .   . |'),
      '5: "x" is no square: use ".", "o" (pit) or "*" (gear)',
    ],
    [
      'a mark between the columns',
      withLine(HALLS, 5, '| .x  .   .   .   . |'),
      '5: "x" stands at column 4, between an edge and a square: nothing may stand there',
    ],
    [
      'a row that begins too far left',
      withLine(withLine(HALLS, 4, '   +---+   +   +   +---+'), 5, '| .   .   .   .   . |'),
      '5: this row begins further left than the first row of the drawing',
    ],
    [
      'too many portcullises',
      withLine(
        withLine(withLine(HALLS, 8, '+===+===+===+===+===+'), 10, '+===+===+===+===+===+'),
        12,
        '+===+===+   +---+   +',
      ),
      '12: more than 12 portcullises in one room',
    ],
    [
      'no twin',
      withLine(HALLS, 17, 'Pair: 51'),
      '1: Room: hall-cw has no twin: draw another room of pair 50',
    ],
    [
      'a third of a pair',
      `${HALLS}\n${HALLS.split('\n').slice(0, 14).join('\n').replace('hall-cw', 'hall-third')}`,
      '31: Room: hall-third is the third of pair 50, after hall-cw, hall-ccw',
    ],
    ['a text without end', 'x'.repeat(60_001), '1: a file has at most 60000 characters, this has 60001'],
  ])('is refused for %s', (_what, text, expected) => {
    expect(answer(text)).toBe(expected);
  });
});

describe('a room that can be played, with remarks', () => {
  test.each<[string, string, string[]]>([
    [
      'without a gear',
      withLine(HALLS, 9, '  . | .   .   . : .'),
      ['1: room hall-cw has no gear; a printed room has one'],
    ],
    [
      'with two gears',
      withLine(HALLS, 9, '  . | *   *   . : .'),
      ['1: room hall-cw has 2 gears; a printed room has one'],
    ],
    [
      'with a square that is cut off by walls and slits',
      withLine(
        withLine(withLine(HALLS, 6, '+   +---+   +---+   +'), 7, '  . : o | .   . | .'),
        8,
        '+   +---+   +   +   +',
      ),
      ['7: room hall-cw: row 2, square 2 cannot be reached from outside'],
    ],
    [
      'with a portcullis on the border',
      withLine(HALLS, 4, '+---+===+   +   +---+'),
      [
        '5: room hall-cw: a portcullis on the border, at row 1, square 2; the room next door may have a wall there',
      ],
    ],
    [
      'of a pair that turns one way',
      withLine(HALLS, 18, 'Arrow: cw'),
      ['16: both rooms of pair 50 turn cw; a printed pair has one of each'],
    ],
    [
      'with a number of the box',
      HALLS.replaceAll('50', '37'),
      [
        '1: room 37cw of pair 37 is in the box; a scenario needs another name and number',
        '16: room 37cw of pair 37 is in the box; a scenario needs another name and number',
      ],
    ],
  ])('%s', (_what, text, expected) => {
    expect(remarks(text)).toEqual(expected);
  });

  test('without any opening', () => {
    const closed = HALLS.split('\n')
      .map((row, index) => {
        if (index === 3 || index === 13) return '+---+---+---+---+---+';
        return index > 3 && index < 13 && index % 2 === 0 ? `|${row.slice(1).padEnd(20).slice(0, 19)}|` : row;
      })
      .join('\n');
    expect(remarks(closed)).toEqual(['1: room hall-cw has no opening on any side']);
  });
});
