import { describe, expect, test } from 'vitest';
import { endsOf, movesOf, verdict } from '../../testing/in-words.ts';
import { sketch } from '../../testing/sketch.ts';

describe('carrying the wounded', () => {
  test('[BD-CARRY-1][BD-CARRY-2] an own wounded is picked up, carried and set down like an object', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   w   1 | .   . |`,
      { a: 'blue cleric', w: 'blue goblin wounded' },
    );
    expect(movesOf(board, 'blue-cleric')).toEqual([
      '+goblin@w -goblin@1 =a',
      '+goblin@w -goblin@1 =w',
      '+goblin@w -goblin@a =1',
      '+goblin@w -goblin@a =w',
      '+goblin@w =1',
      '+goblin@w =a',
      '=1',
      '=a',
      '=w',
    ]);
    board.do(board.walk('blue-cleric', 'aw1', [{ step: 1, take: 'blue-goblin' }]));
    expect([board.loadOf('blue-cleric'), board.placeOf('blue-goblin')]).toEqual([
      'blue-goblin',
      board.at('1'),
    ]);
    board.do(board.walk('blue-cleric', '1wa', [{ step: 1, leave: 'blue-goblin' }]));
    expect([board.loadOf('blue-cleric'), board.where('blue-goblin')]).toEqual([null, board.at('w')]);
    expect(board.ap).toBe(3);
  });

  test('[BD-CARRY-2] in passing, a wounded goes from friend to friend', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |aw   b   1   c   2 |`,
      { a: 'blue cleric', w: 'blue goblin wounded', b: 'blue troll', c: 'blue mekanork' },
    );
    board.do(board.walk('blue-cleric', 'ab1', [{ step: 1, leave: 'blue-goblin' }]));
    expect(board.where('blue-goblin')).toBe('held by blue-troll');
    board.do(board.walk('blue-cleric', '1b1', [{ step: 1, take: 'blue-goblin' }]));
    expect(board.where('blue-goblin')).toBe('held by blue-cleric');
    board.do(board.walk('blue-cleric', '1c2', [{ step: 1, leave: 'blue-goblin' }]));
    expect(board.where('blue-goblin')).toBe('held by blue-mekanork');
  });

  test('[BD-CARRY-2] who picks up a wounded leaves its object on the square', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a  wk   1 | .   . |`,
      { a: 'blue cleric', w: 'blue goblin wounded', k: 'blue key' },
    );
    board.do(board.walk('blue-cleric', 'aw1', [{ step: 1, take: 'blue-goblin' }]));
    expect([board.loadOf('blue-cleric'), board.where('blue-key')]).toEqual(['blue-goblin', board.at('w')]);
  });

  test('[BD-CARRY-3] an enemy wounded is not carried, nor is a figure', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   w   b   1 | . |`,
      { a: 'blue cleric', w: 'yellow goblin wounded', b: 'blue troll' },
    );
    const take = (step: number, piece: string) =>
      verdict(board, board.walk('blue-cleric', 'awb1', [{ step, take: piece }]));
    expect(take(1, 'yellow-goblin')).toBe('ENEMY_WOUNDED_NOT_CARRIED BD-CARRY-3');
    expect(take(2, 'blue-troll')).toBe('NOT_A_LOAD BD-ITEM-1');
    expect(movesOf(board, 'blue-cleric')).toEqual(['=1', '=a']);
  });

  test('[BD-CARRY-3] its object may be taken all the same', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a  wk   1 | .   . |`,
      { a: 'blue cleric', w: 'yellow goblin wounded', k: 'yellow key' },
    );
    board.do(board.walk('blue-cleric', 'aw1', [{ step: 1, take: 'yellow-key' }]));
    expect([board.loadOf('blue-cleric'), board.where('yellow-goblin')]).toEqual([
      'yellow-key',
      board.at('w'),
    ]);
  });

  test('[BD-CARRY-4] a bearer who loses a combat is wounded, and the wounded in his arms dies', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e  aw   1 | .   . |`,
      { e: 'yellow cleric', a: 'blue mekanork', w: 'blue goblin wounded' },
      { turn: 'yellow' },
    );
    expect(board.fight('yellow-cleric', 'blue-mekanork', 2, 1).winner).toBe(1);
    expect([board.where('blue-goblin'), board.where('blue-mekanork')]).toEqual(['killed', board.at('a')]);
    expect([board.isWounded('blue-mekanork'), board.points('yellow'), board.points('blue')]).toEqual([
      true,
      1,
      0,
    ]);
  });

  test('[BD-CARRY-4] one who wins or draws keeps him, and one who loses with an object keeps that', () => {
    const bearer = sketch(
      `+---+---+---+---+---+
       | e  aw   1 | .   . |`,
      { e: 'yellow cleric', a: 'blue mekanork', w: 'blue goblin wounded' },
      { turn: 'yellow' },
    );
    expect(bearer.fight('yellow-cleric', 'blue-mekanork', 1, 1).winner).toBeNull();
    expect(bearer.where('blue-goblin')).toBe('held by blue-mekanork');
    expect(bearer.fight('yellow-cleric', 'blue-mekanork', 0, 2).winner).toBe(0);
    expect([bearer.where('blue-goblin'), bearer.points('yellow')]).toEqual(['held by blue-mekanork', 0]);
    const loser = sketch(
      `+---+---+---+---+---+
       | e  ak   1 | .   . |`,
      { e: 'yellow cleric', a: 'blue mekanork', k: 'blue key' },
      { turn: 'yellow' },
    );
    loser.fight('yellow-cleric', 'blue-mekanork', 2, 1);
    expect([loser.where('blue-key'), loser.points('yellow')]).toEqual(['held by blue-mekanork', 0]);
  });

  test('[BD-CARRY-5] a wounded is not left on a bare pit, on another wounded, or with a friend who is loaded', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |tw   o1  v  bk   2 |`,
      { t: 'blue thief', w: 'blue goblin wounded', v: 'blue cleric wounded', b: 'blue troll', k: 'blue key' },
    );
    const leave = (step: number) =>
      verdict(board, board.walk('blue-thief', 't1vb2', [{ step, leave: 'blue-goblin' }]));
    expect(leave(1)).toBe('WOUNDED_ON_PIT BD-PIT-17');
    expect(leave(2)).toBe('TWO_WOUNDED BD-STACK-4');
    expect(leave(3)).toBe('THREE_PIECES BD-STACK-3');
    expect(leave(4)).toBe('legal');
    const places = movesOf(board, 'blue-thief').filter((move) => move.startsWith('-goblin@'));
    // From 2 no step is left that could end anywhere; so only where she starts makes a difference.
    expect([...new Set(places.map((move) => move.split(' ')[0]))]).toEqual(['-goblin@w']);
    expect(endsOf(board, 'blue-thief')).toEqual(['=1', '=2', '=w']);
  });
});
