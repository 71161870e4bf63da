import { describe, expect, test } from 'vitest';
import { endsOf, movesOf, verdict } from '../../testing/in-words.ts';
import { sketch } from '../../testing/sketch.ts';

/** Whether one who is wounded on a pit with a Rope is still there, and what the winner scored. */
const fallen = (thiefOnPit: 'ropeSaves' | 'alwaysDies', kind: string) => {
  const board = sketch(
    `+---+---+---+---+---+
     | e  otr  2 | .   . |`,
    { e: 'yellow cleric', t: `blue ${kind}`, r: 'blue rope' },
    { turn: 'yellow', rules: { thiefOnPit } },
  );
  board.fight('yellow-cleric', `blue-${kind}`, 2, 1);
  expect(board.placeOf('blue-rope')).toBe(board.at('t'));
  return [board.where(`blue-${kind}`) === board.at('t'), board.points('yellow')];
};

describe('the Thief', () => {
  test('[BD-CHAR-Thief-1] moves 5 and fights with 2', () => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
       | e   t   1   2   3   4   5   6   .   . |`,
      { t: 'blue thief', e: 'yellow telepath' },
    );
    expect(endsOf(board, 'blue-thief')).toEqual(['=1', '=2', '=3', '=4', '=5', '=t']);
    expect(board.fight('blue-thief', 'yellow-telepath', 0, 2)).toEqual({
      attack: 2,
      defence: 2,
      winner: null,
    });
  });

  test('[BD-CHAR-Thief-2][BD-PIT-8] crosses pits and stays on them without a Rope, loaded or not', () => {
    for (const load of ['blue key', 'blue rope', 'blue goblin wounded']) {
      const board = sketch(
        `+---+---+---+---+---+
         |tl   o1  o2  3 | . |`,
        { t: 'blue thief', l: load },
      );
      expect(endsOf(board, 'blue-thief')).toEqual(['=1', '=2', '=3', '=l']);
    }
    const free = sketch(
      `+---+---+---+---+---+
       | t   o1  o2  3 | . |`,
      { t: 'blue thief' },
    );
    expect(movesOf(free, 'blue-thief')).toEqual(['=1', '=2', '=3', '=t']);
    free.do(free.walk('blue-thief', 't12'));
    free.do({ type: 'endTurn' });
    expect(free.placeOf('blue-thief')).toBe(free.at('2'));
  });

  for (const colour of ['blue', 'yellow'] as const)
    test(`[BD-CHAR-Thief-3][BD-PIT-9][BD-RULING-49] friends cross the pit of the ${colour} Thief, and cannot end there`, () => {
      const board = sketch(
        `+---+---+---+---+---+
         | a   ot  2   o3  4 |`,
        { a: `${colour} cleric`, t: `${colour} thief` },
        { turn: colour },
      );
      expect(endsOf(board, `${colour}-cleric`)).toEqual(['=2', '=a']);
      expect(verdict(board, board.walk(`${colour}-cleric`, 'at'))).toBe('SQUARE_TAKEN BD-MOVE-6');
      expect(verdict(board, board.walk(`${colour}-cleric`, 'at23'))).toBe('PIT BD-MOVE-16');
      board.do(board.walk(`${colour}-cleric`, 'at2'));
      expect(board.placeOf(`${colour}-cleric`)).toBe(board.at('2'));
    });

  test('[BD-PIT-9] her friends hand things over on the way, as with anybody', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ak   ot  2 | .   . |`,
      { a: 'blue cleric', k: 'blue key', t: 'blue thief' },
    );
    board.do(board.walk('blue-cleric', 'at2', [{ step: 1, leave: 'blue-key' }]));
    expect(board.loadOf('blue-thief')).toBe('blue-key');
  });

  test('[BD-CHAR-Thief-3][BD-PIT-9] enemies get no help from her, and no wounded Thief helps anybody', () => {
    const enemy = sketch(
      `+---+---+---+---+---+
       | a   ot  2 | .   . |`,
      { a: 'yellow cleric', t: 'blue thief' },
      { turn: 'yellow' },
    );
    expect(endsOf(enemy, 'yellow-cleric')).toEqual(['=a']);
    expect(verdict(enemy, enemy.walk('yellow-cleric', 'at2'))).toBe('PIT BD-MOVE-16');
    // A friend beside the pit does not count, only one on it.
    const beside = sketch(
      `+---+---+---+---+---+
       |at   o1  2 | .   . |`,
      { a: 'blue cleric', t: 'blue thief wounded' },
    );
    expect(verdict(beside, beside.walk('blue-cleric', 'a12'))).toBe('PIT BD-MOVE-16');
  });

  test('[BD-CHAR-Thief-4] opens and closes an adjacent portcullis for 1 AP', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | 1 H t   2 H 3 | . |`,
      { t: 'blue thief' },
    );
    const at = { slot: 0, gate: 0 };
    expect(board.legal('openGate')).toEqual([{ type: 'openGate', piece: 'blue-thief', at }]);
    expect(board.why({ type: 'openGate', piece: 'blue-thief', at: { slot: 0, gate: 1 } })).toBe(
      'GATE_NOT_ADJACENT',
    );
    board.do({ type: 'openGate', piece: 'blue-thief', at });
    expect(board.ap).toBe(4);
    expect(endsOf(board, 'blue-thief')).toEqual(['=1', '=2', '=t']);
    expect(board.legal('closeGate')).toEqual([{ type: 'closeGate', piece: 'blue-thief', at }]);
    board.do({ type: 'closeGate', piece: 'blue-thief', at });
    expect([endsOf(board, 'blue-thief'), board.ap]).toEqual([['=2', '=t'], 3]);
  });

  test('[BD-CHAR-Thief-5][BD-PIT-10][BD-RULING-47] wounded on a pit she dies: one point, and her object is gone', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e  otk  2 | .   . |`,
      { e: 'yellow cleric', t: 'blue thief', k: 'blue key' },
      { turn: 'yellow' },
    );
    board.fight('yellow-cleric', 'blue-thief', 2, 1);
    expect([board.where('blue-thief'), board.where('blue-key')]).toEqual(['killed', 'removed']);
    expect([board.points('yellow'), board.points('blue')]).toEqual([1, 0]);
  });

  test('[BD-PIT-10] on the floor she is only wounded', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e  .tk  2 | .   . |`,
      { e: 'yellow cleric', t: 'blue thief', k: 'blue key' },
      { turn: 'yellow' },
    );
    board.fight('yellow-cleric', 'blue-thief', 2, 1);
    expect([board.where('blue-thief'), board.isWounded('blue-thief')]).toEqual([board.at('t'), true]);
    expect([board.where('blue-key'), board.points('yellow')]).toEqual(['held by blue-thief', 0]);
  });

  test('[BD-RULING-47] the wounded in her arms dies with her: one point more', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e  otw  2 | .   . |`,
      { e: 'yellow cleric', t: 'blue thief', w: 'blue goblin wounded' },
      { turn: 'yellow' },
    );
    board.fight('yellow-cleric', 'blue-thief', 2, 1);
    expect([board.where('blue-thief'), board.where('blue-goblin')]).toEqual(['killed', 'killed']);
    expect([board.points('yellow'), board.points('blue')]).toEqual([2, 0]);
  });

  test('[BD-RULING-48] if she loses a combat that she began, the opponent scores', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | e   ot  2 | .   . |`,
      { e: 'yellow cleric', t: 'blue thief' },
    );
    expect(board.fight('blue-thief', 'yellow-cleric', 1, 2).winner).toBe(1);
    expect([board.where('blue-thief'), board.points('yellow'), board.points('blue')]).toEqual([
      'killed',
      1,
      0,
    ]);
  });

  test('[BD-RULING-46] with a Rope she hangs on like anyone; by the option thiefOnPit she dies all the same', () => {
    expect(fallen('ropeSaves', 'thief')).toEqual([true, 0]);
    expect(fallen('alwaysDies', 'thief')).toEqual([false, 1]);
    // The option is about her alone.
    expect(fallen('alwaysDies', 'mekanork')).toEqual([true, 0]);
  });

  test('[BD-RULING-50] she ends on a pit with a wounded in her arms, and cannot leave him there', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |tw   o1  2 | .   . |`,
      { t: 'blue thief', w: 'blue goblin wounded' },
    );
    expect(endsOf(board, 'blue-thief')).toEqual(['=1', '=2', '=w']);
    expect(movesOf(board, 'blue-thief').filter((move) => move.includes('@1'))).toEqual([]);
    const leave = board.walk('blue-thief', 't12', [{ step: 1, leave: 'blue-goblin' }]);
    expect(verdict(board, leave)).toBe('WOUNDED_ON_PIT BD-PIT-17');
    board.do(board.walk('blue-thief', 't1'));
    expect(board.loadOf('blue-thief')).toBe('blue-goblin');
    const away = board.walk('blue-thief', '12', [{ step: 0, leave: 'blue-goblin' }]);
    expect(verdict(board, away)).toBe('WOUNDED_ON_PIT BD-PIT-17');
  });
});
