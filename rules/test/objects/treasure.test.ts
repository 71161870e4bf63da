import { describe, expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';

/** A blue figure has left the labyrinth with a load. */
const leave = (carrier: string, load: string) => {
  const board = sketch(
    `+   +---+---+---+---+
     |at | .   .   .   . |`,
    { a: `blue ${carrier}`, t: load },
  );
  board.do(board.walkPlaces(`blue-${carrier}`, [board.at('a'), board.line('yellow', 1)]));
  return board;
};

describe('the Treasure', () => {
  test('[BD-OBJ-Treasure-1] adds a point when a figure leaves the labyrinth with it', () => {
    expect(leave('cleric', 'blue treasure').points('blue')).toBe(2);
    expect(leave('cleric', 'blue sword').points('blue')).toBe(1);
    expect(leave('goblin', 'blue treasure').points('blue')).toBe(3);
    expect(leave('cleric', 'blue treasure').where('blue-treasure')).toBe('removed');
  });

  test('[BD-OBJ-Treasure-2] its colour does not matter: whoever carries it out scores', () => {
    const board = leave('cleric', 'yellow treasure');
    expect([board.points('blue'), board.points('yellow')]).toEqual([2, 0]);
    expect(board.where('yellow-treasure')).toBe('removed');
  });

  test('[BD-OBJ-Treasure-1] picking it up or laying it down scores nothing', () => {
    const board = sketch(
      `+   +---+---+---+---+
       | a   t | .   .   . |`,
      { a: 'blue cleric', t: 'blue treasure' },
    );
    board.do(board.walk('blue-cleric', 'at'));
    board.do(board.walk('blue-cleric', 'ta', [{ step: 0, leave: 'blue-treasure' }]));
    expect(board.points('blue')).toBe(0);
  });
});
