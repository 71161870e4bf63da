import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { PORTCULLIS_BROKEN, PORTCULLIS_SHIFT, SLOT, WALLS_BROKEN } from '../../../src/model/fields.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });
const smash: Action = { type: 'breakWalls', piece: 'blue-golem' };

describe('the Golem', () => {
  test('[CG-CHAR-Golem-2, CG-CHAR-Golem-4, CG-CHAR-Golem-6, CG-RULING-32] for one point all walls and slits of his room are as open portcullises', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCl bGm: C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(one.why(one.go('blue-cleric', 'B.T B.S'))).toBe('PIT');
    expect(one.do(smash)).toEqual([{ type: 'wallsBroken', by: 'blue-golem', slot: 1 }]);
    expect(one.ap).toBe(5);
    expect(one.position.data[SLOT + 1] & WALLS_BROKEN).not.toBe(0);
    expect(one.why(one.go('blue-cleric', 'B.T B.S'))).toBeNull();
    expect(one.why(one.go('blue-cleric', 'B.T B.C'))).toBeNull();
  });

  test('[CG-CHAR-Golem-4] sight passes too', () => {
    const burn: Action = { type: 'fireball', piece: 'blue-wizard', target: 'yellow-naga' };
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bGm bWi: C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |yNa  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bWi: holds bFs
    `);
    expect(one.why(burn)).toBe('NOT_IN_SIGHT');
    one.do(smash);
    expect(one.why(burn)).toBeNull();
  });

  test('[CG-CHAR-Golem-3] the portcullis of the room is broken: nobody opens or closes it any more', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bGm  T :bTh  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    one.do(smash);
    expect((one.position.data[SLOT + 1] >> PORTCULLIS_SHIFT) & 3).toBe(PORTCULLIS_BROKEN);
    expect(one.why(one.go('blue-thief', 'B.C B.G'))).toBeNull();
    const at = { slot: 1, gate: 0 };
    expect(one.why({ type: 'closeGate', piece: 'blue-thief', at })).toBe('GATE_NOT_OPEN');
    expect(one.why({ type: 'openGate', piece: 'blue-thief', at })).toBe('GATE_NOT_CLOSED');
  });

  test('[CG-CHAR-Golem-5, CG-RULING-151] once in a game, healed or not, and not in the starting zone', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bGm  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  yWi  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    one.do(smash);
    one.do(one.go('blue-golem', 'B.T A.G'));
    expect(one.refusal(smash)).toMatchObject({ code: 'ONCE_A_GAME', rule: 'CG-CHAR-Golem-5' });
    one.fight('blue-golem', 'yellow-wizard', 0, 6);
    expect(one.isWounded('blue-golem')).toBe(true);
    one.do(one.go('blue-cleric', 'A.C A.G'));
    one.do({ type: 'heal', piece: 'blue-cleric', target: 'blue-golem' });
    one.do({ type: 'endTurn' });
    one.do({ type: 'endTurn' });
    expect(one.why(smash)).toBe('ONCE_A_GAME');
    expect(one.position.data[SLOT + 1] & WALLS_BROKEN).not.toBe(0);
    const start = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
       5 | S   S | T   T   T | C   C   C : T   T
         +   +   +   +   +   +   +   +   +   +   +
       4   S   S   o   T   T   C   C   C | T   T |
         +   +---+   +-:-+   +   +   +   +   +   +
       3 | G   G   G | C   C | C   C   o   T   T
         +   +   +---+   +   +   +---+   +   +---+
       2 : G   G | C   C   C | S   S   S | G   G |
         +   +   +   +   +   +   +   +   +   +   +
       1   G   G | C   C   C   S   S   S | G   G :
         +---+   +---+   +   +---+   +   +---+===+
       0   T   S   C  bGm      T   S   C   G
    `);
    expect(start.refusal(smash)).toMatchObject({ code: 'NOT_IN_A_ROOM', rule: 'CG-RULING-151' });
  });

  test('[CG-RULING-150] what the neighbour prints on the same border stands', () => {
    // Between circle of A and square of B only A has walls; between square of A and triangle of B both have, or B alone.
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T  bTh  S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl bGm  C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(one.why(one.go('blue-cleric', 'A.C B.S'))).toBe('WALL');
    one.do(smash);
    expect(one.why(one.go('blue-cleric', 'A.C B.S'))).toBeNull();
    expect(one.why(one.go('blue-thief', 'A.S B.T'))).toBe('WALL');
  });

  test('[CG-RULING-150] the portcullis of the neighbour stands too', () => {
    // Green-ccw, turned once, in B: its portcullis in the west meets an open edge of the gear zone of A.
    const one = zones({
      rooms: ['blue-cw', 'green-ccw:1', 'purple-cw', 'purple-ccw'],
      pieces: `
          +   +   +   +===+---+
        8   T   T   o  bGm bTh
          +---+---+   +   +   +
        7 : S   S   S   G   G |
          +   +   +   +   +   +
        6   S   S   S | G   G H
          +---+---+---+---+---+
      `,
    });
    one.do(smash);
    expect(one.why({ type: 'openGate', piece: 'blue-thief', at: { slot: 1, gate: 0 } })).toBeNull();
  });

  test('[CG-RULING-152] broken walls turn with their room', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCl bGm: C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  bMe  G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    one.do(smash);
    one.do({ type: 'rotate', piece: 'blue-mekanork', slot: 1, turn: 'cw' });
    expect(one.why(one.go('blue-cleric', 'B.T B.S'))).toBeNull();
  });

  test('[CG-RULING-153] where everything is broken the second Golem keeps his power', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bGm  T :yGm  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
    `);
    one.do(smash);
    one.do({ type: 'endTurn' });
    expect(one.why({ type: 'breakWalls', piece: 'yellow-golem' })).toBe('NOTHING_TO_BREAK');
    expect(one.legal('breakWalls')).toEqual([]);
  });
});
