/** Sketches of a part of a labyrinth, as the tests of the Card Game and of several players lay out their positions. */
import { describe, expect, test } from 'vitest';
import { multiplayerScene } from '../../testing/multiplayer-scene.ts';
import { type ZoneBoard, zones } from '../../testing/zone-board.ts';

const ROOMS = ['green-cw', 'blue-cw', '(blue-ccw)', 'green-ccw'];
const inZones = (pieces: string, open = ''): ZoneBoard => zones({ rooms: ROOMS, pieces, open });
const onFloor = (at: string) => multiplayerScene('standard-4', { open: true, faceUp: 'all', at });

describe('a sketch', () => {
  test('says in zones what words say: who stands where, faces what, holds what, and what waits under a room', () => {
    const sketched = inZones(`
         +---+-:-+---+---+   +   +   +   +   +   +
       7  bCl yna bKe  C   C | S   S   S   G  yGm|
         +   +   +   +   +   +   +   +   +   +   +
       5  bTr  ?   ?   ?   ?
       0                       T  bTh  C   G
      bCl: holds bRo
      yNa: hurt
      yGm: spent
      bSw: B.S
    `);
    const told = zones({
      rooms: ROOMS,
      pieces: {
        'blue-cleric': 'A.C',
        'blue-rope': 'on blue-cleric',
        'yellow-naga': 'A.C hurt',
        'blue-key': 'A.C',
        'yellow-golem': 'B.G spent',
        'blue-sword': 'B.S',
        'blue-troll': 'at C',
        'blue-thief': 'before D facing S',
      },
    });
    expect(sketched.position.data).toEqual(told.position.data);
  });

  test('says on squares what words say, beginning with any column', () => {
    const sketched = onFloor(`
           h   i   j
      13  bWr yth  .
      12   .   .  rWr
      bWr: holds bRo
      killed: gTr gGo
    `);
    const told = multiplayerScene('standard-4', {
      open: true,
      faceUp: 'all',
      at: {
        'blue-warrior': 'table 6,7',
        'blue-rope': 'held by blue-warrior',
        'yellow-thief': 'table 7,7 wounded',
        'red-warrior': 'table 8,8',
        'green-troll': 'killed',
        'green-goblin': 'killed',
      },
    });
    expect(sketched.position.data).toEqual(told.position.data);
    expect(sketched.square('h13')).toBe(told.place(6, 7));
  });

  test('names places with digits, for the lines below it and for the test', () => {
    const board = onFloor(`
           h   i
      13   1   2
      blue-troll: 1, wounded
    `);
    expect([board.where('blue-troll'), board.isWounded('blue-troll')]).toEqual([board.square('h13'), true]);
    expect(board.at('2')).toBe(board.square('i13'));
  });

  test('shows which portcullises are open or broken', () => {
    const shut = '8  bCl  G   G   G   G\n';
    const drawn = inZones(`   +---+   +---+---+= =+\n ${shut}`);
    expect(drawn.position.data).toEqual(inZones(` ${shut}`, 'A').position.data);
    expect(() => inZones(`   +---+   +---+---+=x=+\n ${shut}`, 'A')).toThrow(
      'The portcullis of room 0 is open, and drawn broken',
    );
  });
});

describe('a wrong sketch is refused with the line that is wrong', () => {
  test.each([
    ['a wall that is not there', '\n7 |bCl  C   C\n', 'line 2: west of a7 stands "|"'],
    ['another zone', '\n7   S  bCl\n', 'line 2: "S" stands at a7'],
    ['a piece that is in no game', '\n7  bXx\n', 'line 2: there is no piece "bXx"'],
    ['somebody in two places', '\n8  bCl\n7  bCl\n', 'line 3: blue-cleric is already said to be elsewhere'],
    ['a line about nobody', '\n7  bCl\nbXx: wounded\n', 'line 3: "bXx" is no piece of this game'],
    ['a line that says nothing', '\n7  bCl\nbCl: happy\n', 'line 3: "happy" says nothing about bCl'],
    ['a row that is not there', '\n77  bCl\n', 'line 2: there is no row 77'],
    ['rows without numbers', '\n  bCl  C\n', 'line 2: no row has a number'],
    ['rows upside down', '\n7  bCl\n8  bTh\n', 'line 3: rows stand from north to south'],
    ['numbers that do not stand below each other', '\n 8  bTh\n7  bCl\n', 'line 3: the numbers of rows'],
    ['letters that are not above their columns', '\n   a  b\n7  bCl\n', 'line 2: column b must stand above'],
    ['the same digit twice', '\n7   1   1\n', 'line 2: "1" stands twice'],
    ['a digit on no place', '\n9 | T   1\n', 'line 2: b9 is no place'],
    ['a digit that is not drawn', '\n7   1\nbCl: 2\n', 'line 3: "2" says nothing about bCl'],
    ['somebody in a room face down', '\n5   C\n', 'line 2: a5 lies in room C, which lies face down'],
    [
      'the wrong icon before a room',
      '\n0                       S\n',
      'line 2: "S" stands at f0, where one faces T',
    ],
  ])('%s', (_what, text, fault) => {
    expect(() => inZones(text)).toThrow(fault);
  });
});
