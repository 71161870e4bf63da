import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { SLOT, TURNED } from '../../src/model/fields.ts';
import { verdict } from '../../testing/in-words.ts';
import { type Board, type Legend, sketch, type SketchOptions } from '../../testing/sketch.ts';

/** Lays a room with so many quarter turns to the right. */
function lay(board: Board, slot: number, quarters: number): void {
  board.position.data[SLOT + slot] = (board.position.data[SLOT + slot] & ~TURNED) | quarters;
}

const open = (piece: string, slot: number, gate: number): Action => ({
  type: 'openGate',
  piece,
  at: { slot, gate },
});

const smash = (slot: number): Action => ({
  type: 'breakGate',
  piece: 'blue-warrior',
  at: { slot, gate: 0 },
});

const edges = (legend: Legend, options: SketchOptions = {}): Board =>
  sketch(
    `+---+---+---+---+---+
     | .   .   .   .   .
     +   +   +   +   +   +
     | .   .   .   .   o
     +   +   +   +   +   +
     | .   .   b   .   n
     +   +   +   +   +   +
     | .   .   .   .   .
     +   +   +   +   +   +
     | 1   .   .   .   5
     +---+   +===+-:-+   +`,
    legend,
    options,
  );

const across = (legend: Legend, faceDown: readonly number[]): Board =>
  sketch(
    `+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+
     | .   .   .  aq   .   .   .   .   .   .   y   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .  bf   .   .   .   .   .   z   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   c   .   .   .   .   .   x   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
     | .   .   d   .   e   .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   j   oP  2   .   .   .   .   .   .   .   .   . |
     +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+`,
    legend,
    { faceDown },
  );

describe('borders between rooms', () => {
  test('[BD-RULING-1] an element belongs to the room it is printed on, turns with it, and either side can block', () => {
    const plan = `+   +   +   +   +   +   +   +   +   +   +
                  | .   .   .   .   a | 1   .   .   .   . |
                  +   +   +   +   +   +   +   +   +   +   +
                  | .   .   *g  .   .   .   .   *h  .   . |
                  +   +   +   +   +   +   +   +   +   +   +
                  | .   .   .   .   .   .   .   .   .   . |
                  +   +   +   +   +   +   +   +   +   +   +
                  | .   .   .   .   .   .   .   .   .   . |
                  +   +   +   +   +   +   +   +   +   +   +
                  | .   .   .   .   b   2   .   .   .   . |
                  +   +   +   +   +   +   +   +   +   +   +`;
    const legend = { a: 'blue troll', g: 'blue mekanork', h: 'blue cleric', 2: 'blue thief' };
    // Printed on the western room, it goes along when that room turns.
    const west = sketch(plan, legend, { borders: 'first', rooms: ['1 cw', '1 ccw'] });
    expect(west.why(west.walk('blue-troll', 'a1'))).toBe('WALL');
    west.do({ type: 'rotate', piece: 'blue-mekanork', slot: 0, turn: 'cw' });
    // Now the corner lies in the south-east, and the wall below it.
    expect(west.why(west.walk('blue-troll', 'a2'))).toBe('SQUARE_TAKEN');
    expect(west.why(west.walkPlaces('blue-troll', [west.at('a'), west.line('blue', 5)]))).toBe('WALL');
    // Printed on the eastern room, it stays where it is when the western one turns...
    const east = sketch(plan, legend, { borders: 'second', rooms: ['1 cw', '1 ccw'] });
    expect(east.why(east.walk('blue-troll', 'a1'))).toBe('WALL');
    east.do({ type: 'rotate', piece: 'blue-mekanork', slot: 0, turn: 'ccw' });
    const corner = east.place(0, 0);
    expect(east.why(east.walkPlaces('blue-troll', [east.at('a'), corner]))).toBe('NOT_NEXT_TO');
    east.do({ type: 'rotate', piece: 'blue-mekanork', slot: 0, turn: 'cw' });
    expect(east.why(east.walk('blue-troll', 'a1'))).toBe('WALL');
    // ...and goes along with its own.
    east.do({ type: 'rotate', piece: 'blue-cleric', slot: 1, turn: 'ccw' });
    expect(east.why(east.walk('blue-troll', 'a1'))).toBe('NOT_NEXT_TO');
    expect(east.why(east.walkPlaces('blue-troll', [east.at('a'), east.place(9, 0)]))).toBeNull();
  });

  test('[BD-RULING-1, BD-RULING-2] two portcullises face to face: each worked on its own, from both sides, and both must be open', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   .   t H b   .   .   .   . |
       +---+---+---+---+---+---+---+---+---+---+`,
      { t: 'blue thief', b: 'blue backstabber' },
      { borders: 'both' },
    );
    const works = (id: string): Action[] =>
      board.legal(undefined, id).filter(({ type }) => type === 'openGate' || type === 'closeGate');
    expect(works('blue-thief')).toEqual([open('blue-thief', 0, 0), open('blue-thief', 1, 0)]);
    expect(works('blue-backstabber')).toEqual([
      open('blue-backstabber', 1, 0),
      open('blue-backstabber', 0, 0),
    ]);
    const through = board.walkPlaces('blue-thief', [board.at('t'), board.at('b'), board.at('b') + 1]);
    // The far one first, from across.
    board.do(open('blue-thief', 1, 0));
    expect(board.ap).toBe(4);
    expect(board.why(through)).toBe('PORTCULLIS_CLOSED');
    board.do(open('blue-backstabber', 0, 0));
    expect(board.ap).toBe(3);
    expect(board.why(through)).toBeNull();
    board.do({ type: 'closeGate', piece: 'blue-thief', at: { slot: 1, gate: 0 } });
    expect(board.why(through)).toBe('PORTCULLIS_CLOSED');
    expect(works('blue-thief')).toEqual([
      open('blue-thief', 1, 0),
      { type: 'closeGate', piece: 'blue-thief', at: { slot: 0, gate: 0 } },
    ]);
  });

  test('[BD-RULING-2] both are broken on their own too', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   .   w H 1   .   .   .   . |
       +---+---+---+---+---+---+---+---+---+---+`,
      { w: 'blue warrior' },
      { borders: 'both' },
    );
    expect(board.legal('breakGate')).toEqual([smash(0), smash(1)]);
    board.do(smash(1));
    expect(board.why(board.walk('blue-warrior', 'w1'))).toBe('PORTCULLIS_CLOSED');
    expect(board.legal('breakGate')).toEqual([smash(0)]);
    board.do(smash(0));
    expect(board.why(board.walk('blue-warrior', 'w1'))).toBeNull();
    expect(board.ap).toBe(3);
  });

  test('[BD-RULING-3] wall against portcullis, slit against portcullis: impassable while one blocks, each ability for its own kind', () => {
    // Turned once to the right, the southern edge of room 1 faces room 0: portcullises at a, b and c.
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | .   .   .   .   a | .   .   .   .   1 |
       +   +   +   +   +---+   +   +   +   +   +
       | .   .   .   .   b : .   .   .   .   2 |
       +   +   +   +   +---+   +   +   +   +   +
       | .   .   .   .   c   .   .   .   .   3 |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   .   .   .   .   . |
       +   +   +   +   +   +   +   +   +   +   +
       | .   .   .   .   .   x   y   z   .   . |
       +---+---+---+---+---+===+===+===+---+---+`,
      {
        a: 'blue wall-walker',
        b: 'blue naga',
        c: 'blue goblin',
        x: 'blue thief',
        y: 'blue warrior',
        z: 'blue backstabber',
      },
      { borders: 'first', ap: 9 },
    );
    lay(board, 1, 1);
    const step = (id: string, from: string, to: string): string | null =>
      board.why(board.walk(id, from + to));
    expect(step('blue-wall-walker', 'a', 'x')).toBe('WALL');
    expect(step('blue-naga', 'b', 'y')).toBe('PORTCULLIS_CLOSED');
    expect(step('blue-goblin', 'c', 'z')).toBe('PORTCULLIS_CLOSED');
    expect(board.why({ type: 'wallWalk', piece: 'blue-wall-walker', to: board.at('x') })).toBe(
      'PORTCULLIS_CLOSED',
    );
    // The portcullises can be worked from both sides, whatever the wall; the wall stays.
    expect(board.legal('openGate')).toEqual([open('blue-thief', 1, 0), open('blue-backstabber', 1, 2)]);
    board.do(open('blue-thief', 1, 0));
    board.do({ type: 'breakGate', piece: 'blue-warrior', at: { slot: 1, gate: 1 } });
    board.do(open('blue-backstabber', 1, 2));
    expect(step('blue-wall-walker', 'a', 'x')).toBe('WALL');
    expect(board.why({ type: 'wallWalk', piece: 'blue-wall-walker', to: board.at('x') })).toBe(
      'SQUARE_TAKEN',
    );
    // Through slit and broken portcullis the Naga passes, and nobody else.
    expect(step('blue-naga', 'b', 'y')).toBe('SQUARE_TAKEN');
    expect(step('blue-warrior', 'y', 'b')).toBe('ARROW_SLIT');
    expect(step('blue-goblin', 'c', 'z')).toBe('SQUARE_TAKEN');
  });
});

/** A slit beside the Naga n; turned once to the right, room 1 has this border behind it, and square 1. */
function behindSlit(border: string, more: Legend): Board {
  const board = sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | .   .   .   .   ns: .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   1   .   .   .   . |
     +---+---+---+---+---+${border}+---+---+---+---+`,
    { n: 'blue naga', ...more },
    { borders: 'first' },
  );
  lay(board, 1, 1);
  return board;
}

test('[BD-RULING-3, BD-OBJ-Spear-3, BD-RULING-72] slit against wall or closed portcullis: neither Naga nor spear gets through', () => {
  const answers = ['   ', '-:-', '---', '==='].map((border) => {
    const walking = behindSlit(border, {});
    const striking = behindSlit(border, { s: 'blue telescoping-spear', 1: 'yellow goblin' });
    return [
      walking.why(walking.walk('blue-naga', 'n1')),
      striking.why({ type: 'attack', piece: 'blue-naga', target: 'yellow-goblin' }),
    ];
  });
  expect(answers).toEqual([
    [null, null],
    [null, null],
    ['WALL', 'WALL'],
    ['PORTCULLIS_CLOSED', 'PORTCULLIS_CLOSED'],
  ]);
});

describe('the edge of the board and the lines', () => {
  test('[BD-RULING-4] where no line lies the board ends: nobody walks, jumps or is pushed over it', () => {
    const board = edges({ b: 'blue banshee', n: 'yellow naga' });
    expect(verdict(board, { type: 'scream', piece: 'blue-banshee', target: 'yellow-naga' })).toBe(
      'OFF_BOARD BD-CHAR-Banshee-12',
    );
    expect(board.legal('scream')).toEqual([]);
    const naga = edges({ n: 'blue naga' });
    expect(naga.reach('blue-naga')).toBe(['65434', '5432.', '43210', '54321', '65432', 'line'].join('\n'));
    // Over the pit at the edge: straight on to the north or aside to the west, never to the east.
    expect(naga.legal('jump').map((action) => (action.type === 'jump' ? action.to : -1))).toEqual([
      naga.place(4, 0),
      naga.place(3, 1),
    ]);
  });

  test('[BD-RULING-5] between line and room only the room\u2019s own edge counts; along a line nothing does', () => {
    const board = edges({
      l: 'blue cleric on blue line 1',
      a: 'blue thief on blue line 3',
      w: 'blue naga on blue line 4',
    });
    const step = (id: string, square: number, to: number): string | null =>
      board.why(board.walkPlaces(id, [board.line('blue', square), to]));
    expect(step('blue-cleric', 1, board.at('1'))).toBe('WALL');
    expect(step('blue-thief', 3, board.place(2, 4))).toBe('PORTCULLIS_CLOSED');
    expect(board.legal('openGate')).toEqual([open('blue-thief', 0, 0)]);
    expect(step('blue-naga', 4, board.place(3, 4))).toBeNull();
    const line = [1, 2, 3, 4, 5].map((square) => board.line('blue', square));
    expect(board.why(board.walkPlaces('blue-cleric', line))).toBeNull();
    expect(
      board.why(board.walkPlaces('blue-cleric', [line[0] ?? 0, line[1] ?? 0, board.place(1, 4)])),
    ).toBeNull();
    board.do(open('blue-thief', 0, 0));
    expect(step('blue-thief', 3, board.place(2, 4))).toBeNull();
  });
});

describe('unrevealed rooms', () => {
  test.each([
    { state: 'hidden', faceDown: [1], sight: 'NOT_IN_SIGHT', push: 'ROOM_UNREVEALED', landing: 'NO_LANDING' },
    { state: 'face up', faceDown: [], sight: null, push: null, landing: null },
  ])(
    '[BD-RULING-11] sight, shot, scream and jump with the room between $state',
    ({ faceDown, sight, push, landing }) => {
      const board = across(
        {
          a: 'blue cleric',
          q: 'blue bow',
          b: 'blue wizard',
          f: 'blue fireball-wand',
          c: 'blue banshee',
          j: 'blue thief',
          y: 'yellow goblin',
          z: 'yellow troll',
          x: 'yellow cleric',
        },
        faceDown,
      );
      expect(board.why({ type: 'attack', piece: 'blue-cleric', target: 'yellow-goblin' })).toBe(sight);
      expect(board.why({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-troll' })).toBe(sight);
      expect(board.why({ type: 'scream', piece: 'blue-banshee', target: 'yellow-cleric' })).toBe(sight);
      expect(board.why({ type: 'jump', piece: 'blue-thief', pit: board.at('P'), to: board.at('2') })).toBe(
        landing,
      );
      // Into it nobody is pushed.
      const other = across({ d: 'blue banshee', e: 'yellow mekanork' }, faceDown);
      expect(other.why({ type: 'scream', piece: 'blue-banshee', target: 'yellow-mekanork' })).toBe(push);
    },
  );

  test('[BD-RULING-11] no spear strikes into an unrevealed room', () => {
    const legend = { c: 'blue cleric', s: 'blue telescoping-spear', y: 'yellow goblin' };
    const plan = `+---+---+---+---+---+---+---+---+---+---+
                  | .   .   .   .  cs   .   y   .   .   . |`;
    const seen = sketch(plan, legend);
    expect(seen.why({ type: 'attack', piece: 'blue-cleric', target: 'yellow-goblin' })).toBeNull();
    const hidden = sketch(plan, legend, { faceDown: [1] });
    expect(hidden.why({ type: 'attack', piece: 'blue-cleric', target: 'yellow-goblin' })).toBe(
      'SPEAR_OUT_OF_REACH',
    );
  });
});
