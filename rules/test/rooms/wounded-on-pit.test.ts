import { describe, expect, test } from 'vitest';
import { sketch } from '../../testing/sketch.ts';

describe('wounded on a pit', () => {
  test('[BD-RULING-51] who hangs on a Rope may be healed there, the Thief too; without a Rope nobody is left to heal', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | c  otr  y   .   . |`,
      { c: 'blue cleric', t: 'blue thief', r: 'blue rope', y: 'yellow colossus' },
    );
    expect(board.fight('blue-thief', 'yellow-colossus', 0, 1).winner).toBe(1);
    expect(board.isWounded('blue-thief')).toBe(true);
    board.do({ type: 'heal', piece: 'blue-cleric', target: 'blue-thief' });
    expect(board.isWounded('blue-thief')).toBe(false);
    expect(board.where('blue-thief')).toBe(board.at('t'));
    expect(board.loadOf('blue-thief')).toBe('blue-rope');

    const bare = sketch(
      `+---+---+---+---+---+
       | c  ot   y   .   . |`,
      { c: 'blue cleric', t: 'blue thief', y: 'yellow colossus' },
    );
    expect(bare.fight('blue-thief', 'yellow-colossus', 0, 1).winner).toBe(1);
    expect(bare.where('blue-thief')).toBe('killed');
    expect(bare.why({ type: 'heal', piece: 'blue-cleric', target: 'blue-thief' })).toBe('NOT_IN_PLAY');
  });

  test('[BD-RULING-51] the Troll regenerates on his Rope', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | .  otr  .   .   . |`,
      { t: 'blue troll wounded', r: 'yellow rope' },
    );
    board.do({ type: 'regenerate', piece: 'blue-troll' });
    expect(board.isWounded('blue-troll')).toBe(false);
    expect(board.where('blue-troll')).toBe(board.at('t'));
    expect(board.loadOf('blue-troll')).toBe('yellow-rope');
  });

  test('[BD-RULING-126] one wounded in this very turn dies by the loss of its Rope all the same', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | a  oyr  1   .   . |
       +---+---+---+---+---+`,
      { a: 'blue warrior', y: 'yellow goblin', r: 'yellow rope' },
    );
    expect(board.fight('blue-warrior', 'yellow-goblin', 0, 0).winner).toBe(0);
    expect(board.isWounded('yellow-goblin')).toBe(true);
    expect(board.why({ type: 'attack', piece: 'blue-warrior', target: 'yellow-goblin' })).toBe(
      'WOUNDED_THIS_TURN',
    );
    board.do(board.walk('blue-warrior', 'ay1', [{ step: 1, take: 'yellow-rope' }]));
    expect(board.where('yellow-goblin')).toBe('killed');
    expect(board.loadOf('blue-warrior')).toBe('yellow-rope');
    expect(board.points('blue')).toBe(1);
  });
});
