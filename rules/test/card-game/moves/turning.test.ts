import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { check, decisions, isBarrier } from '../../../src/flow/play.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

/** A and D are the green pair, B and C the blue one. */
const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });
const turn = (piece: string, slot: number, way: 'cw' | 'ccw'): Action => ({
  type: 'rotate',
  piece,
  slot,
  turn: way,
});

describe('turning rooms', () => {
  test('[CG-ROTATE-1, CG-ROTATE-2, CG-RULING-7] from a gear zone, a quarter by the arrow for a point, each further one another', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl  G   G   G   G
        +---+-:-+---+---+   +
      7  bTh  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(one.why(turn('blue-thief', 0, 'cw'))).toBe('NOT_ON_GEAR');
    expect(one.why(turn('blue-cleric', 0, 'ccw'))).toBe('AGAINST_ARROW');
    one.do(turn('blue-cleric', 0, 'cw'));
    expect([one.turned(0), one.ap]).toEqual([1, 5]);
    one.do(turn('blue-cleric', 0, 'cw'));
    expect([one.turned(0), one.ap]).toEqual([2, 4]);
  });

  test('[CG-ROTATE-3, CG-ROTATE-4, CG-ROTATE-5, CG-ROTATE-6] the twin too, by its own arrow, which is the other one; one point never turns two', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl  G   G   G   G
        +---+-:-+---+---+   +
    `);
    expect(one.why(turn('blue-cleric', 3, 'cw'))).toBe('AGAINST_ARROW');
    one.do(turn('blue-cleric', 3, 'ccw'));
    expect([one.turned(0), one.turned(3), one.ap]).toEqual([0, 3, 5]);
    one.do(turn('blue-cleric', 0, 'cw'));
    expect([one.turned(0), one.turned(3), one.ap]).toEqual([1, 3, 4]);
    expect(one.why(turn('blue-cleric', 1, 'cw'))).toBe('OTHER_PAIR');
  });

  test('[CG-ROTATE-7] it cannot be taken back', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl  G   G   G   G
        +---+-:-+---+---+   +
    `);
    const [decision] = decisions(one.position);
    const answer = check(one.position, {
      seat: 0,
      decision: decision.number,
      action: turn('blue-cleric', 0, 'cw'),
    });
    expect(answer.ok && isBarrier(one.position.ruleset, turn('blue-cleric', 0, 'cw'))).toBe(true);
  });

  test('[CG-ROTATE-8] everybody and everything stays in its icon zone', () => {
    const pieces = { 'blue-cleric': 'A.G', 'yellow-naga': 'A.C', 'blue-key': 'A.T', 'yellow-rope': 'A.S' };
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 |bKe  T   T  yRo  S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bCl  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  yNa  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    one.do(turn('blue-cleric', 0, 'cw'));
    for (const [piece, zone] of Object.entries(pieces)) expect(one.where(piece)).toBe(one.zone(zone));
    // The eastern end of the corridor has become its southern end.
    expect(one.why(one.go('blue-cleric', 'A.G B.T'))).toBe('NOT_NEXT_TO');
  });

  test('[CG-RULING-80] a twin that lies face down is not turned', () => {
    const one = zones({
      rooms: ['green-cw', 'blue-cw', 'blue-ccw', '(green-ccw)'],
      pieces: `
          +---+   +---+---+===+
        8  bCl  G   G   G   G
          +---+-:-+---+---+   +
      `,
    });
    expect(one.why(turn('blue-cleric', 3, 'ccw'))).toBe('TWIN_UNREVEALED');
  });

  test('[CG-RULING-81] enemies in the gear zone hinder nobody', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl yNa  G   G   G
        +---+-:-+---+---+   +
    `);
    expect(one.why(turn('blue-cleric', 0, 'cw'))).toBeNull();
    one.do({ type: 'endTurn' });
    expect(one.why(turn('yellow-naga', 0, 'cw'))).toBeNull();
  });

  test('[CG-CHAR-Ghost-4] a Ghost works gears', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bGh  G   G   G   G
        +---+-:-+---+---+   +
    `);
    one.do(turn('blue-ghost', 0, 'cw'));
    expect([one.turned(0), one.ap]).toEqual([1, 5]);
  });

  test('[CG-CHAR-Mechanork-2, CG-CHAR-Mechanork-3, CG-CHAR-Mechanork-4, CG-RULING-173] the Mekanork turns both rooms either way, and no other pair', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bMe  G   G   G   G
        +---+-:-+---+---+   +
    `);
    for (const slot of [0, 3])
      for (const way of ['cw', 'ccw'] as const) expect(one.why(turn('blue-mekanork', slot, way))).toBeNull();
    expect(one.why(turn('blue-mekanork', 1, 'cw'))).toBe('OTHER_PAIR');
    one.do(turn('blue-mekanork', 0, 'ccw'));
    one.do(turn('blue-mekanork', 0, 'cw'));
    expect([one.turned(0), one.ap]).toEqual([0, 4]);
    expect(one.legal('rotate')).toHaveLength(4);
  });
});
