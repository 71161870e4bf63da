import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { type Board, sketch } from '../../testing/sketch.ts';
import { measured } from '../../testing/measured.ts';

const rotate = (piece: string, slot: number, turn: 'cw' | 'ccw'): Action => ({
  type: 'rotate',
  piece,
  slot,
  turn,
});

const onGears = (legend: Readonly<Record<string, string>>): Board =>
  sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     |*g   1   .   .   .   .   .   .   .  *h |`,
    legend,
    { rooms: ['1 cw', '1 ccw'] },
  );

describe('Mekanork', () => {
  test('[BD-CHAR-Mekanork-1] movement 3, combat 2', () => {
    expect(measured('mekanork')).toEqual({ movement: 3, combat: 2 });
  });

  test('[BD-CHAR-Mekanork-2, BD-CHAR-Mekanork-3] he turns his room and its twin either way, 1 AP per quarter', () => {
    const board = onGears({ g: 'blue mekanork', h: 'blue cleric' });
    expect(board.legal('rotate', 'blue-mekanork')).toEqual([
      rotate('blue-mekanork', 0, 'cw'),
      rotate('blue-mekanork', 0, 'ccw'),
      rotate('blue-mekanork', 1, 'cw'),
      rotate('blue-mekanork', 1, 'ccw'),
    ]);
    expect(board.why(rotate('blue-cleric', 1, 'cw'))).toBe('AGAINST_ARROW');
    board.do(rotate('blue-mekanork', 0, 'ccw'));
    expect([board.turned(0), board.turned(1), board.ap]).toEqual([3, 0, 4]);
    board.do(rotate('blue-mekanork', 1, 'cw'));
    expect([board.turned(0), board.turned(1), board.ap]).toEqual([3, 1, 3]);
  });

  test('[BD-CHAR-Mekanork-2] only from a gear, and not while wounded', () => {
    const beside = onGears({ 1: 'blue mekanork' });
    expect(beside.why(rotate('blue-mekanork', 0, 'ccw'))).toBe('NOT_ON_GEAR');
    expect(beside.legal('rotate')).toEqual([]);
    const wounded = onGears({ g: 'blue mekanork wounded' });
    expect(wounded.why(rotate('blue-mekanork', 0, 'ccw'))).toBe('WOUNDED_CANNOT_ACT');
    expect(wounded.legal('rotate')).toEqual([]);
  });

  test('[BD-CHAR-Mekanork-4] the direction of each quarter is chosen anew', () => {
    const board = onGears({ g: 'blue mekanork' });
    const course = (['cw', 'ccw', 'ccw', 'ccw', 'cw'] as const).map((turn) => {
      board.do(rotate('blue-mekanork', 0, turn));
      return board.turned(0);
    });
    expect(course).toEqual([1, 0, 3, 2, 3]);
    expect(board.ap).toBe(0);
  });
});
