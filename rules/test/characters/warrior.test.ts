import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { measured } from '../../testing/measured.ts';
import { sketch } from '../../testing/sketch.ts';

const smash = (piece: string): Action => ({ type: 'breakGate', piece, at: { slot: 0, gate: 0 } });

describe('Warrior', () => {
  test('[BD-CHAR-Warrior-1] movement 3, combat 3', () => {
    expect(measured('warrior')).toEqual({ movement: 3, combat: 3 });
  });

  test('[BD-CHAR-Warrior-2] for 1 AP he breaks a closed portcullis beside him; he neither opens nor closes one', () => {
    const board = sketch(
      `+---+---+---+---+---+
       | t H w   1   .   . |`,
      { w: 'blue warrior', t: 'blue cleric' },
    );
    expect(board.legal('breakGate')).toEqual([smash('blue-warrior')]);
    expect(board.why(smash('blue-cleric'))).toBe('NO_SUCH_ABILITY');
    expect(board.legal('openGate')).toEqual([]);
    expect(board.why({ type: 'openGate', piece: 'blue-warrior', at: { slot: 0, gate: 0 } })).toBe(
      'NO_SUCH_ABILITY',
    );
    board.do(board.walk('blue-warrior', 'w1'));
    expect(board.why(smash('blue-warrior'))).toBe('GATE_NOT_ADJACENT');
    expect(board.legal('breakGate')).toEqual([]);
    board.do(board.walk('blue-warrior', '1w'));
    expect(board.ap).toBe(3);
    expect(board.do(smash('blue-warrior'))).toEqual([
      { type: 'gateChanged', by: 'blue-warrior', at: { slot: 0, gate: 0 }, to: 'broken' },
    ]);
    expect(board.ap).toBe(2);
    expect(board.why(board.walk('blue-cleric', 'tw1'))).toBeNull();
    expect(board.why(smash('blue-warrior'))).toBe('GATE_NOT_CLOSED');
    expect(board.why({ type: 'closeGate', piece: 'blue-warrior', at: { slot: 0, gate: 0 } })).toBe(
      'NO_SUCH_ABILITY',
    );
  });
});
