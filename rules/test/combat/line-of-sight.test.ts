/** Who sees whom: straight on, until something stops the look. */
import { describe, expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';
import { attackOf, BLUE, seenFrom, targets } from '../../testing/fighting.ts';

const NOBODY = [null, null, null, null];

describe('along rows and columns', () => {
  test('[BD-LOS-1] the first character to the north, east, south and west, none aslant', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .   .   n   .   . |
       +   +   +   +   +   +
       | .   .   .   y   . |
       +   +   +   +   +   +
       | w   .   a   .   e |
       +   +   +   +   +   +
       | .   z   .   .   . |
       +   +   +   +   +   +
       | .   .   s   .   . |
       +---+---+---+---+---+`,
      {
        a: 'blue cleric',
        n: 'yellow naga',
        e: 'yellow goblin',
        s: 'yellow thief',
        w: 'yellow wizard',
        y: 'yellow troll',
        z: 'yellow cleric',
      },
    );
    expect(seenFrom(board, board.at('a'))).toEqual([
      'yellow-naga',
      'yellow-goblin',
      'yellow-thief',
      'yellow-wizard',
    ]);
    expect(seenFrom(board, board.at('y'))).toEqual(NOBODY);
  });

  test('[BD-LOS-8] at any distance, through several rooms', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | aB  .   .   .   .   .   .   .   .   e |`,
      { a: 'blue cleric', B: 'blue bow', e: 'yellow goblin' },
    );
    expect(seenFrom(board, board.at('a'))).toEqual([null, 'yellow-goblin', null, null]);
    expect(seenFrom(board, board.at('e'))).toEqual([null, null, null, 'blue-cleric']);
    expect(targets(board, 'blue-cleric')).toEqual(['yellow-goblin']);
  });

  test('[BD-LOS-8] but not into a room that is still face down', () => {
    const plan = `+---+---+---+---+---+---+---+---+---+---+
                  | aB  .   .   .   .   .   .   .   .   e |`;
    const legend = { a: 'blue cleric', B: 'blue bow', e: 'yellow goblin' };
    const board = sketch(plan, legend, { faceDown: [1] });
    expect(seenFrom(board, board.at('a'))).toEqual(NOBODY);
  });
});

const lookPast = (middle: string) => {
  const board = sketch(
    `+---+---+---+---+---+
     | aB  .   m   .   e |`,
    { a: 'blue cleric', B: 'blue bow', m: middle, e: 'yellow goblin' },
  );
  return [seenFrom(board, board.at('a'))[1], board.why(attackOf('blue-cleric', 'yellow-goblin'))];
};

describe('what stops the look', () => {
  test('[BD-LOS-2] walls', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   . | .   e   . |
       +   +   +   +   +   +
       | .   .   .   f   . |
       +---+   +   +   +   +
       | g   .   .   h   . |`,
      {
        a: 'blue cleric',
        e: 'yellow goblin',
        f: 'yellow naga',
        g: 'yellow thief',
        h: 'yellow wizard',
      },
    );
    expect(seenFrom(board, board.at('a'))).toEqual(NOBODY);
    expect(seenFrom(board, board.at('g'))).toEqual([null, 'yellow-wizard', null, null]);
  });

  test('[BD-LOS-3] [BD-LOS-9] closed portcullises, neither open nor broken ones', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | aB  . H k   .   e |
       +   +   +   +   +   +
       | bC  . H w   .   f |`,
      {
        a: 'blue cleric',
        B: 'blue bow',
        b: 'blue goblin',
        C: 'yellow bow',
        k: 'blue backstabber',
        w: 'blue warrior',
        e: 'yellow goblin',
        f: 'yellow naga',
      },
    );
    const eastOf = (letter: string) => seenFrom(board, board.at(letter))[1];
    expect([eastOf('a'), eastOf('b')]).toEqual([null, null]);
    expect(board.why(attackOf('blue-cleric', 'yellow-goblin'))).toBe('NOT_IN_SIGHT');
    board.do({ type: 'openGate', piece: 'blue-backstabber', at: { slot: 0, gate: 0 } });
    board.do({ type: 'breakGate', piece: 'blue-warrior', at: { slot: 0, gate: 1 } });
    expect([eastOf('a'), eastOf('b')]).toEqual(['blue-backstabber', 'blue-warrior']);
    board.do({ type: 'closeGate', piece: 'blue-backstabber', at: { slot: 0, gate: 0 } });
    expect([eastOf('a'), eastOf('b')]).toEqual([null, 'blue-warrior']);
  });

  test('[BD-LOS-4] characters, figure or wounded, of any colour, hide what is behind them', () => {
    for (const colour of ['blue', 'yellow'])
      for (const state of ['', 'wounded'])
        expect(lookPast(`${colour} troll ${state}`)).toEqual([`${colour}-troll`, 'NOT_IN_SIGHT']);
  });

  test('[BD-LOS-4] a carried wounded is hidden by its carrier', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   .   .   ew  . |`,
      { a: 'blue cleric', e: 'yellow warrior', w: 'yellow cleric wounded' },
    );
    expect(seenFrom(board, board.at('a'))[1]).toBe('yellow-warrior');
  });

  test('[BD-LOS-5] objects, gears and pits stop nothing', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | aB  k   *   o   e |`,
      { a: 'blue cleric', B: 'blue bow', k: 'yellow key', e: 'yellow goblin' },
    );
    expect(seenFrom(board, board.at('a'))[1]).toBe('yellow-goblin');
    expect(targets(board, 'blue-cleric')).toEqual(['yellow-goblin']);
  });
});

const slits = () =>
  sketch(
    `+---+---+---+---+---+
     | a : .   .   e   . |
     +   +   +   +   +   +
     | .   b   . : f   . |
     +   +   +   +   +   +
     | c : . : g   .   . |
     +-:-+   +   +   +   +
     | h   .   .   .   . |`,
    {
      a: 'blue cleric',
      e: 'yellow goblin',
      b: 'blue naga',
      f: 'yellow naga',
      c: 'blue thief',
      g: 'yellow thief',
      h: 'yellow wizard',
    },
  );

const turnedBehindSlit = (border: string) => {
  const board = sketch(
    `+---+---+---+---+---+---+---+---+---+${border}+
     | .   .   .   .   a : .   .   .   .   . |
     +   +   +   +   +---+   +   +   +   +   +
     | .   .   .   .   .   *m  .   .   .   e |`,
    { a: 'blue cleric', m: 'blue mekanork', e: 'yellow goblin' },
  );
  expect(seenFrom(board, board.at('a'))[1]).toBeNull();
  board.do({ type: 'rotate', piece: 'blue-mekanork', slot: 1, turn: 'ccw' });
  return seenFrom(board, board.at('a'))[1];
};

describe('arrow-slits', () => {
  test('[BD-LOS-6] only who stands at the slit sees through it', () => {
    const board = slits();
    expect(seenFrom(board, board.at('a'))[1]).toBe('yellow-goblin');
    expect(seenFrom(board, board.at('b'))).toEqual(NOBODY);
    // A second slit further on stops the look all the same.
    expect(seenFrom(board, board.at('c'))).toEqual(['blue-cleric', null, 'yellow-wizard', null]);
  });

  test('[BD-LOS-7] where only one of two stands at the slit, only he sees the other', () => {
    const board = slits();
    expect(seenFrom(board, board.at('e'))[3]).toBeNull();
    expect(seenFrom(board, board.at('f'))[3]).toBe('blue-naga');
    expect(seenFrom(board, board.at('h'))[0]).toBe('blue-thief');
  });

  test('[BD-LOS-6] where the other room has a wall behind the slit, nobody sees through', () => {
    // The Mekanork turns the eastern room: its northern border, drawn open or walled, comes to lie behind the slit.
    expect(turnedBehindSlit('   ')).toBe('yellow-goblin');
    expect(turnedBehindSlit('---')).toBeNull();
    expect(turnedBehindSlit('===')).toBeNull();
  });
});

describe('lines', () => {
  test('[BD-RULING-85] sight and shots run onto lines and along them', () => {
    const board = sketch(
      `+   +---+---+---+---+
       | aB  .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | bC  .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +---+---+---+---+`,
      {
        a: 'blue cleric',
        B: 'blue bow',
        b: 'yellow wizard',
        C: 'yellow fireball-wand',
        e: 'yellow goblin on yellow line 1',
        f: 'yellow thief on yellow line 3',
        g: 'blue naga on blue line 1',
      },
      { turn: 'yellow' },
    );
    expect(seenFrom(board, board.line('yellow', 1))).toEqual([null, 'yellow-thief', 'blue-cleric', null]);
    expect(seenFrom(board, board.line('yellow', 3))).toEqual([null, null, null, 'yellow-goblin']);
    expect(seenFrom(board, board.line('blue', 1))).toEqual(['yellow-wizard', null, null, null]);
    // Burned on the line.
    board.do({ type: 'fireball', piece: 'yellow-wizard', target: 'blue-naga' });
    expect(board.where('blue-naga')).toBe('killed');
  });

  test('[BD-RULING-85] a figure on a line is shot at and shoots, also along the line', () => {
    const board = sketch(
      `+   +---+---+---+---+
       | .   .   .   .   . |
       +   +   +   +   +   +
       | aB  .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | e   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +---+---+---+---+`,
      {
        a: 'blue cleric',
        B: 'blue bow',
        e: 'yellow thief',
        f: 'yellow goblin on yellow line 1',
        g: 'blue naga on blue line 1',
        C: 'yellow bow on blue line 1',
        h: 'yellow wizard on blue line 4',
      },
      { walksOnLines: [BLUE] },
    );
    expect(targets(board, 'blue-cleric')).toEqual(['yellow-goblin', 'yellow-thief']);
    expect(targets(board, 'blue-naga')).toEqual(['yellow-thief', 'yellow-wizard']);
    expect(board.fight('blue-naga', 'yellow-wizard', 1, 0)).toEqual({ attack: 2, defence: 1, winner: BLUE });
  });
});

/** A slit beside the Banshee, a closed portcullis between yellow Naga and blue Mekanork. */
const figure = () =>
  sketch(
    `+---+---+---+---+---+
     | b : .   w   o   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +---+---+---+---+---+
     | n   . H .   m   . |`,
    { b: 'yellow banshee', w: 'blue wizard', n: 'yellow naga', m: 'blue mekanork' },
  );

describe('the examples of the rulebook', () => {
  test('[BD-EX-17] the Wizard does not see the Banshee, who sees him: the slit is the Banshee’s', () => {
    const board = figure();
    expect(seenFrom(board, board.at('w'))).toEqual(NOBODY);
    expect(seenFrom(board, board.at('b'))).toEqual([null, 'blue-wizard', null, null]);
  });

  test('[BD-EX-18] the yellow Naga sees nobody: a closed portcullis hides the Mekanork', () => {
    const board = figure();
    expect(seenFrom(board, board.at('n'))).toEqual(NOBODY);
    expect(seenFrom(board, board.at('m'))).toEqual(NOBODY);
  });
});
