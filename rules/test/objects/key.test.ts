import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { sketch } from '../../testing/sketch.ts';

const work = (type: 'openGate' | 'closeGate' | 'breakGate', piece: string): Action => ({
  type,
  piece,
  at: { slot: 0, gate: 0 },
});

describe('Key', () => {
  test('[BD-OBJ-Key-1, BD-OBJ-Key-2, BD-OBJ-Key-3] its carrier opens and closes for 1 AP each, as often as he likes', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ck H 1   .   .   . |`,
      { c: 'blue cleric', k: 'yellow key' },
    );
    for (const [type, other, left] of [
      ['openGate', 'closeGate', 4],
      ['closeGate', 'openGate', 3],
      ['openGate', 'closeGate', 2],
    ] as const) {
      expect(board.legal(type)).toEqual([work(type, 'blue-cleric')]);
      expect(board.legal(other)).toEqual([]);
      expect(board.why(work(other, 'blue-cleric'))).toBe(
        other === 'openGate' ? 'GATE_NOT_CLOSED' : 'GATE_NOT_OPEN',
      );
      board.do(work(type, 'blue-cleric'));
      expect(board.ap).toBe(left);
      expect(board.where('yellow-key')).toBe('held by blue-cleric');
    }
    // It breaks nothing.
    expect(board.why(work('breakGate', 'blue-cleric'))).toBe('NO_SUCH_ABILITY');
  });

  test('[BD-OBJ-Key-1, BD-OBJ-Key-2] only for the figure that carries it, beside the portcullis', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | g H c   k   .   . |
       +---+---+---+---+---+`,
      { c: 'blue cleric', g: 'blue goblin', k: 'blue key' },
    );
    expect(board.legal('openGate')).toEqual([]);
    expect(board.why(work('openGate', 'blue-cleric'))).toBe('NO_SUCH_ABILITY');
    board.do(board.walk('blue-cleric', 'ck'));
    expect(board.why(work('openGate', 'blue-cleric'))).toBe('GATE_NOT_ADJACENT');
    expect(board.legal('openGate')).toEqual([]);
    board.do(board.walk('blue-cleric', 'kc'));
    expect(board.legal('openGate')).toEqual([work('openGate', 'blue-cleric')]);
    expect(board.why(work('openGate', 'blue-goblin'))).toBe('NO_SUCH_ABILITY');
    board.do(work('openGate', 'blue-cleric'));
    board.do(board.walk('blue-cleric', 'ck', [{ step: 0, leave: 'blue-key' }]));
    expect(board.why(work('closeGate', 'blue-cleric'))).toBe('NO_SUCH_ABILITY');
  });

  test('[BD-OBJ-Key-1] a wounded with a Key opens nothing', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |ck H 1   .   .   . |`,
      { c: 'blue cleric wounded', k: 'blue key' },
    );
    expect(board.why(work('openGate', 'blue-cleric'))).toBe('WOUNDED_CANNOT_ACT');
    expect(board.legal('openGate')).toEqual([]);
  });

  test('a lock-picker with a Key is offered each portcullis once', () => {
    const board = sketch(
      `+---+---+---+---+---+
       |tk H 1   .   .   . |`,
      { t: 'blue thief', k: 'blue key' },
    );
    expect(board.legal('openGate')).toEqual([work('openGate', 'blue-thief')]);
  });
});
