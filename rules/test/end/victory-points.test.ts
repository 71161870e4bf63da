import { describe, expect, test } from 'vitest';
import type { RuleOptions } from '../../src/model/options.ts';
import { type Board, sketch } from '../../testing/sketch.ts';

const points = (board: Board): { blue: number; yellow: number } => ({
  blue: board.points('blue'),
  yellow: board.points('yellow'),
});

/** Blue stands two steps from the yellow line in the north, with friends, loads and an enemy. */
const gateway = (edition: 'base' | 'prison' = 'prison'): Board =>
  sketch(
    `+   +   +   +   +   +
     | 1   2   3   4   5 |
     +   +   +   +   +   +
     | c   g   nt  w   . |
     +   +   +   +   +   +
     | .   .   .   h   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | a   y   .   .   . |
     +   +   +   +   +   +`,
    {
      c: 'blue cleric',
      g: 'blue goblin',
      n: 'blue naga',
      t: 'yellow treasure',
      w: 'blue wizard',
      h: 'blue thief wounded',
      a: 'blue warrior',
      y: 'yellow goblin wounded',
    },
    { edition },
  );

const leave = (board: Board, piece: string, letters: string, square: number) =>
  board.do(
    board.walkPlaces(piece, [
      ...letters.split('').map((letter) => board.at(letter)),
      board.line('yellow', square),
    ]),
  );

describe('what scores', () => {
  test('[BD-VP-1] [BD-RULING-112] a figure that leaves: 1, at once', () => {
    const board = gateway();
    const told = leave(board, 'blue-cleric', 'c1', 1);
    expect(told.slice(-2)).toEqual([
      { type: 'pieceWentOut', piece: 'blue-cleric', load: null, points: 1 },
      { type: 'pointsScored', seat: 0, points: 1 },
    ]);
    expect(points(board)).toEqual({ blue: 1, yellow: 0 });
    expect(board.where('blue-cleric')).toBe('left');
    expect(board.stage).toBe('act');
    expect(board.ap).toBe(4);
  });

  test('[BD-VP-1] walking onto the own line scores nothing', () => {
    const board = gateway();
    board.do(board.walkPlaces('blue-warrior', [board.at('a'), board.line('blue', 1)]));
    expect(points(board)).toEqual({ blue: 0, yellow: 0 });
    expect(board.placeOf('blue-warrior')).toBe(board.line('blue', 1));
  });

  test('[BD-VP-3] [BD-DIFF-6] base: the Goblin that leaves: 2', () => {
    const board = gateway('base');
    leave(board, 'blue-goblin', 'g2', 2);
    expect(points(board)).toEqual({ blue: 2, yellow: 0 });
  });

  test('[BD-VP-4] [BD-DIFF-6] base: a Treasure of any colour carried out: 1 more', () => {
    const board = gateway('base');
    leave(board, 'blue-naga', 'n3', 3);
    expect(points(board)).toEqual({ blue: 2, yellow: 0 });
    expect(board.where('yellow-treasure')).toBe('removed');
  });

  test('[BD-VP-5] a wounded carried out: nothing for it', () => {
    const board = gateway();
    board.do(board.walk('blue-wizard', 'wh'));
    expect(board.loadOf('blue-wizard')).toBe('blue-thief');
    leave(board, 'blue-wizard', 'hw4', 4);
    expect(board.where('blue-thief')).toBe('saved');
    expect(points(board)).toEqual({ blue: 1, yellow: 0 });
  });

  test('[BD-VP-2] an enemy eliminated: 1 to the player who did it, also for a Goblin', () => {
    const board = gateway();
    board.fight('blue-warrior', 'yellow-goblin', 0, 0);
    expect(board.where('yellow-goblin')).toBe('killed');
    expect(points(board)).toEqual({ blue: 1, yellow: 0 });
  });

  test('[BD-VP-2] also in the other player’s turn: whoever loses an attack loses what he carries', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | ch  y   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { c: 'blue cleric', h: 'blue thief wounded', y: 'yellow colossus' },
    );
    board.fight('blue-cleric', 'yellow-colossus', 0, 0);
    expect(board.where('blue-thief')).toBe('killed');
    expect(points(board)).toEqual({ blue: 0, yellow: 1 });
  });

  test('[BD-VP-7] wounding somebody: nothing', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | c   y   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { c: 'blue cleric', y: 'yellow goblin' },
    );
    board.fight('blue-cleric', 'yellow-goblin', 0, 0);
    expect(board.isWounded('yellow-goblin')).toBe(true);
    expect(points(board)).toEqual({ blue: 0, yellow: 0 });
  });

  test('[BD-VP-8] [BD-VP-2] a Rope taken from a hanging enemy: 1', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | c  hro  2   .   . |
       +   +---+   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { c: 'blue cleric', h: 'yellow goblin wounded', r: 'yellow rope' },
    );
    board.do(board.walk('blue-cleric', 'ch2', [{ step: 1, take: 'yellow-rope' }]));
    expect(board.where('yellow-goblin')).toBe('killed');
    expect(points(board)).toEqual({ blue: 1, yellow: 0 });
  });
});

const hall = (selfKill?: RuleOptions['selfKill']): Board =>
  sketch(
    `+---+---+---+---+---+
     | .   .   .   .   . |
     +   +   +   +   +   +
     | zf  .   v   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +   +   +   +   +   +
     | b   h   o   .   . |
     +   +   +   +   +   +
     | .   .   .   .   . |
     +---+---+---+---+---+`,
    {
      z: 'blue wizard',
      f: 'blue fireball-wand',
      v: 'blue troll',
      b: 'blue banshee',
      h: 'blue cleric wounded',
    },
    selfKill ? { rules: { selfKill } } : {},
  );

describe('a character eliminated by its own side', () => {
  const burn = { type: 'fireball', piece: 'blue-wizard', target: 'blue-troll' } as const;
  const push = { type: 'scream', piece: 'blue-banshee', target: 'blue-cleric' } as const;

  test.each([undefined, 'opponent'] as const)(
    '[BD-RULING-108] by wand or scream: 1 to the opponent (option %s)',
    (option) => {
      const board = hall(option);
      board.do(burn);
      expect(points(board)).toEqual({ blue: 0, yellow: 1 });
      expect(board.do(push)).toContainEqual({
        type: 'pieceEliminated',
        piece: 'blue-cleric',
        place: board.place(2, 3),
        scorer: 1,
      });
      expect(points(board)).toEqual({ blue: 0, yellow: 2 });
    },
  );

  test('[BD-RULING-108] with the option none: to nobody', () => {
    const board = hall('none');
    expect(board.do(burn)).toContainEqual(expect.objectContaining({ type: 'pieceEliminated', scorer: null }));
    board.do(push);
    expect(board.where('blue-cleric')).toBe('killed');
    expect(points(board)).toEqual({ blue: 0, yellow: 0 });
  });

  test('[BD-RULING-108] [BD-VP-2] the option changes nothing for enemies', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | zf  .   v   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +---+---+---+---+---+`,
      { z: 'blue wizard', f: 'blue fireball-wand', v: 'yellow troll' },
      { rules: { selfKill: 'none' } },
    );
    board.do({ type: 'fireball', piece: 'blue-wizard', target: 'yellow-troll' });
    expect(points(board)).toEqual({ blue: 1, yellow: 0 });
  });
});

const approach = (): Board =>
  sketch(
    `+   +   +   +   +   +
     | w   s   4   .   t |
     +   +   +   +   +   +
     | .   .   3   .   . |
     +   +   +   +   +   +
     | .   .   2   .   . |
     +   +   +   +   +   +
     | .   .   1   .   . |
     +   +   +   +   +   +
     | .   .   c   .   . |
     +---+---+---+---+---+`,
    {
      w: 'blue wizard',
      s: 'blue goblin',
      t: 'blue warrior',
      c: 'blue cleric',
      g: 'yellow goblin on yellow line 1',
      k: 'yellow colossus on yellow line 2',
      d: 'yellow thief on yellow line 5',
    },
  );

describe('the way out', () => {
  test('[BD-RULING-110] the square of the line costs a step, and the move ends there', () => {
    const board = approach();
    const out = board.line('yellow', 3);
    const along = (letters: string, ...more: readonly number[]) =>
      board.walkPlaces('blue-cleric', [...letters.split('').map((letter) => board.at(letter)), ...more]);
    // The Cleric walks 4: to the northern row of the room, but not one step further.
    expect(board.why(along('c1234'))).toBeNull();
    expect(board.why(along('c1234', out))).toBe('TOO_FAR');
    board.do(along('c12'));
    expect(board.why(along('234', out, board.line('yellow', 4)))).toBe('GONE_ALREADY');
    board.do(along('234', out));
    expect(board.where('blue-cleric')).toBe('left');
  });

  test('[BD-RULING-111] the Wizard leaves over an enemy figure, a small figure under a Colossus, others do not', () => {
    const board = approach();
    expect(board.why(board.walkPlaces('blue-warrior', [board.at('t'), board.line('yellow', 5)]))).toBe(
      'ENEMY_IN_THE_WAY',
    );
    board.do(board.walkPlaces('blue-wizard', [board.at('w'), board.line('yellow', 1)]));
    board.do(board.walkPlaces('blue-goblin', [board.at('s'), board.line('yellow', 2)]));
    expect([board.where('blue-wizard'), board.where('blue-goblin')]).toEqual(['left', 'left']);
    expect(board.points('blue')).toBe(3);
    expect(board.placeOf('yellow-goblin')).toBe(board.line('yellow', 1));
  });
});
