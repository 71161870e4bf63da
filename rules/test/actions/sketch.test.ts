import { describe, expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';

describe('sketches', () => {
  test('a figure, a wall, a pit and what lies around', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a   1 | 2   .   . |
       +   +   +---+   +   +
       | k.  .   o   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   .   . |
       +   +   +   +   +   +
       | .   .   .   y   . |
       +---+   +---+---+---+`,
      { a: 'blue cleric', k: 'blue key', y: 'yellow goblin wounded' },
    );
    expect(board.reach('blue-cleric')).toBe(['01...', '12...', '234..', '34...', '4....'].join('\n'));
    expect(board.why(board.walk('blue-cleric', 'a12'))).toBe('WALL');
    board.do(board.walk('blue-cleric', 'ak'));
    expect(board.loadOf('blue-cleric')).toBe('blue-key');
    expect(board.ap).toBe(4);
  });
});
