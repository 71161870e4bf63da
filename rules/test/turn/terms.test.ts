import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { type Board, sketch } from '../../testing/sketch.ts';

const attack = (piece: string, target: string): Action => ({ type: 'attack', piece, target });

// Blue in the middle; what lies between him and each neighbour is in the drawing.
const around = (north: string, west: string, east: string): Board =>
  sketch(
    `+---+---+---+---+---+
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   d   n   .   . |
     +   +   +${north}+   +   +
     | .   w ${west} b ${east} e   . |
     +   +   +   +   +   +
     | .   .   s   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +---+---+---+---+---+`,
    {
      b: 'blue colossus',
      n: 'yellow goblin',
      w: 'yellow thief',
      e: 'yellow naga',
      s: 'yellow cleric',
      d: 'yellow troll',
    },
  );

describe('adjacent', () => {
  test('[BD-TERM-1] squares that share an open edge, but not with a wall, closed portcullis or slit between', () => {
    const board = around('---', 'H', ':');
    expect(board.why(attack('blue-colossus', 'yellow-cleric'))).toBeNull();
    for (const [target, code] of [
      ['yellow-goblin', 'WALL'],
      ['yellow-thief', 'PORTCULLIS_CLOSED'],
      ['yellow-naga', 'ARROW_SLIT'],
    ] as const)
      expect(board.why(attack('blue-colossus', target))).toBe(code);
    board.do({ type: 'breakGate', piece: 'blue-colossus', at: { slot: 0, gate: 0 } });
    expect(board.why(attack('blue-colossus', 'yellow-thief'))).toBeNull();
    const open = around('   ', ' ', ' ');
    for (const target of ['yellow-goblin', 'yellow-thief', 'yellow-naga', 'yellow-cleric'])
      expect(open.why(attack('blue-colossus', target))).toBeNull();
  });

  test('[BD-TERM-2] diagonal squares never are', () => {
    const board = around('   ', ' ', ' ');
    expect(board.why(attack('blue-colossus', 'yellow-troll'))).toBe('NOT_ADJACENT');
    expect(board.why(board.walkPlaces('blue-colossus', [board.at('b'), board.at('b') + 6]))).toBe(
      'NOT_NEXT_TO',
    );
    expect(board.why(board.walkPlaces('blue-colossus', [board.at('b'), board.at('b') + 4]))).toBe(
      'NOT_NEXT_TO',
    );
  });
});

const meeting = (): Board =>
  sketch(
    `+---+---+---+---+---+
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   f   .   . |
     +   +   +   +   +   +
     | .   k   b   w   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | h   1   .   .   . |
     +---+---+---+---+---+`,
    {
      b: 'blue warrior',
      f: 'yellow goblin',
      w: 'yellow cleric wounded',
      k: 'yellow key',
      h: 'blue cleric wounded',
    },
  );

describe('characters and figures', () => {
  test('[BD-TERM-3] a character is a figure or a wounded: both may be attacked, an object may not', () => {
    const position = meeting();
    expect(position.why(attack('blue-warrior', 'yellow-goblin'))).toBeNull();
    expect(position.why(attack('blue-warrior', 'yellow-cleric'))).toBeNull();
    const refusal = position.refusal(attack('blue-warrior', 'yellow-key'));
    expect(refusal?.code).toBe('NOT_A_CHARACTER');
    expect(refusal?.rule).toBe('BD-TERM-3');
  });

  test('[BD-TERM-4] a figure acts, moves and attacks; a wounded and one that is not on the board do not', () => {
    const position = meeting();
    expect(position.legal(undefined, 'blue-warrior').map(({ type }) => type)).toEqual(
      expect.arrayContaining(['move', 'attack']),
    );
    expect(position.legal(undefined, 'blue-cleric')).toEqual([]);
    expect(position.why(position.walk('blue-cleric', 'h1'))).toBe('WOUNDED_CANNOT_ACT');
    const absent = position.refusal(position.walk('blue-naga', 'h1'));
    expect(absent?.code).toBe('NOT_IN_PLAY');
    expect(absent?.rule).toBe('BD-TERM-4');
  });
});

/** Blue reveals the northern room, in which (as never in play) a figure, a wounded and an object already lie. */
const revealed = (): Board => {
  const board = sketch(
    `+---+---+---+---+---+
     | o   .   .   .   . |
     +   +   +   +   +   +
     | .   f   .   o   . |
     +   +   +   +   +   +
     | .   .   *   .   . |
     +   +   +   +   +   +
     | .   w   .   k   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | b   1   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | l   .   .   .   . |
     +   +   +   +   +   +`,
    {
      b: 'blue warrior',
      f: 'yellow goblin',
      w: 'yellow cleric wounded',
      k: 'yellow key',
      t: 'yellow sword at room 0',
      l: 'blue cleric',
    },
    { faceDown: [0] },
  );
  board.do({ type: 'reveal', piece: 'blue-warrior', slot: 0 });
  return board;
};

const whyNotPlace = (board: Board, square: number): string | null =>
  board.why({ type: 'place', piece: 'yellow-sword', place: square });

describe('squares', () => {
  test('[BD-TERM-5] [BD-TERM-6] [BD-TERM-16] tokens go on empty floor and on a gear, nowhere else', () => {
    const board = revealed();
    const taken = ['f', 'w', 'k'].map((letter) => board.at(letter));
    const pits = [board.place(0, 0), board.place(3, 1)];
    const free = Array.from({ length: 25 }, (_, square) => square).filter(
      (square) => !taken.includes(square) && !pits.includes(square),
    );
    expect(free).toContain(board.place(2, 2));
    const placed = board.legal('place').map((action) => (action.type === 'place' ? action.place : -1));
    expect(placed.toSorted((a, b) => a - b)).toEqual(free);
    for (const square of taken) expect(whyNotPlace(board, square)).toBe('PLACE_TAKEN');
    for (const square of pits) expect(whyNotPlace(board, square)).toBe('PLACE_ON_PIT');
  });

  test('[BD-RULING-129] [BD-TERM-5] a line belongs to no room and is never floor, though its owner may stand there', () => {
    const board = revealed();
    for (const square of [board.line('blue', 1), board.line('yellow', 1)])
      expect(whyNotPlace(board, square)).toBe('OTHER_ROOM');
    board.do({ type: 'place', piece: 'yellow-sword', place: board.place(4, 4) });
    board.do(board.walkPlaces('blue-cleric', [board.at('l'), board.line('blue', 1)]));
    expect(board.placeOf('blue-cleric')).toBe(board.line('blue', 1));
  });
});

const seenOver = (between: string): string | null =>
  sketch(
    `+---+---+---+---+---+
     | ab  o ${between} o   .   y |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +---+---+---+---+---+`,
    { a: 'blue cleric', b: 'blue bow', y: 'yellow troll' },
  ).why(attack('blue-cleric', 'yellow-troll'));

describe('obstacles and valid squares', () => {
  test('[BD-TERM-8] the pit is the only obstacle: nothing else can be jumped', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .   .   2   .   . |
       +   +   +   +   +   +
       | .   .   o   .   . |
       +   +   +   +   +   +
       | 1   *   b   k   3 |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   4   .   . |
       +---+---+---+---+---+`,
      { b: 'blue warrior', k: 'blue key' },
    );
    const b = board.at('b');
    const jump = (over: number, to: string): string | null =>
      board.why({ type: 'jump', piece: 'blue-warrior', pit: over, to: board.at(to) });
    expect(jump(b - 5, '2')).toBeNull();
    expect(jump(b - 1, '1')).toBe('NOT_A_PIT');
    expect(jump(b + 1, '3')).toBe('NOT_A_PIT');
    expect(jump(b + 5, '4')).toBe('NOT_A_PIT');
    expect(board.legal('jump')).toHaveLength(3);
  });

  test('[BD-TERM-9] a pit does not stop sight, a wall does', () => {
    expect(seenOver(' ')).toBeNull();
    expect(seenOver('|')).toBe('NOT_IN_SIGHT');
  });

  test('[BD-TERM-10] a move ends only on a square where the figure may remain', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | o   1   .   .   . |
       +   +   +   +   +   +
       | f   c   e   .   . |
       +   +   +   +   +   +
       | w   2   .   .   . |
       +   +   +   +   +   +
       | x   .   .   .   . |
       +   +   +   +   +   +
       | k   .   .   .   . |
       +---+---+---+---+---+`,
      {
        c: 'blue cleric',
        f: 'blue troll',
        e: 'yellow troll',
        w: 'blue goblin wounded',
        x: 'yellow goblin wounded',
        k: 'yellow key',
      },
    );
    // Not on the pit, the friend, the enemy or the enemy's wounded; yes on the own wounded and on the object.
    expect(board.reach('blue-cleric')).toBe(['.1234', '.0.4.', '21234', '.234.', '434..'].join('\n'));
    expect(board.why(board.walk('blue-cleric', 'cf'))).toBe('SQUARE_TAKEN');
    expect(board.why(board.walk('blue-cleric', 'cfwx'))).toBe('ENEMY_WOUNDED_THERE');
    expect(board.why(board.walk('blue-cleric', 'cfw'))).toBeNull();
  });
});

const corridor = (edge: string): Board =>
  sketch(
    `+---+---+---+---+---+
     | a ${edge} 1   .   .   . |
     +---+---+---+---+---+
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +---+---+---+---+---+`,
    { a: 'blue backstabber' },
  );

const step = (board: Board): string | null => board.why(board.walk('blue-backstabber', 'a1'));

describe('edges', () => {
  test('[BD-TERM-14] open, wall and portcullis; a portcullis is closed, open or broken', () => {
    expect(step(corridor(' '))).toBeNull();
    expect(step(corridor('|'))).toBe('WALL');
    const board = corridor('H');
    const gate = { slot: 0, gate: 0 };
    expect(step(board)).toBe('PORTCULLIS_CLOSED');
    board.do({ type: 'openGate', piece: 'blue-backstabber', at: gate });
    expect(step(board)).toBeNull();
    board.do({ type: 'closeGate', piece: 'blue-backstabber', at: gate });
    expect(step(board)).toBe('PORTCULLIS_CLOSED');
    const broken = sketch(
      `+---+---+---+---+---+
       | a H 1   .   .   . |
       +   +---+---+---+---+
       | b   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { a: 'blue colossus', b: 'blue backstabber' },
    );
    broken.do({ type: 'breakGate', piece: 'blue-colossus', at: gate });
    expect(broken.why(broken.walk('blue-colossus', 'a1'))).toBeNull();
    broken.do(broken.walk('blue-colossus', 'a1'));
    broken.do(broken.walk('blue-backstabber', 'ba'));
    expect(broken.why({ type: 'closeGate', piece: 'blue-backstabber', at: gate })).toBe('GATE_NOT_OPEN');
  });

  test('[BD-TERM-15] and the arrow-slit', () => {
    expect(step(corridor(':'))).toBe('ARROW_SLIT');
  });

  test('[BD-TERM-16] floor, pit and gear are the squares of a room', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   o   .   .   . |
       +   +---+---+---+---+
       | b*  .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { a: 'blue cleric', b: 'blue warrior' },
    );
    const turn = (piece: string): string | null => board.why({ type: 'rotate', piece, slot: 0, turn: 'cw' });
    expect(turn('blue-warrior')).toBeNull();
    expect(turn('blue-cleric')).toBe('NOT_ON_GEAR');
    expect(board.why(board.walkPlaces('blue-cleric', [board.at('a'), board.at('a') + 1]))).toBe('PIT');
  });
});
