import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

/** D (green-ccw) and C (blue-ccw) lie before blue's starting zone, A and B before yellow's. */
const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });
const float = (one: ZoneBoard, item: string, way: string, to?: string): Action => ({
  type: 'levitate',
  piece: 'blue-telekineticist',
  item,
  path: way.split(' ').map((name) => one.placeNamed(name)),
  ...(to === undefined ? {} : { to }),
});

describe('the Telekineticist', () => {
  test('[CG-CHAR-Telekineticist-2, CG-CHAR-Telekineticist-3, CG-CHAR-Telekineticist-4] for one point she moves an object of her room, or one she carries', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bBo  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bTk  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  yKe  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
      bTk: holds bRo
    `);
    expect(one.do(float(one, 'yellow-key', 'A.C A.G'))).toEqual([
      {
        type: 'objectLevitated',
        piece: 'yellow-key',
        by: 'blue-telekineticist',
        path: [one.zone('A.C'), one.zone('A.G')],
      },
    ]);
    expect([one.ap, one.where('yellow-key')]).toEqual([5, one.zone('A.G')]);
    one.do(float(one, 'blue-rope', 'A.G B.T'));
    expect([one.where('blue-rope'), one.where('blue-telekineticist')]).toEqual([
      one.zone('B.T'),
      one.zone('A.G'),
    ]);
    expect(one.refusal(float(one, 'blue-bow', 'B.T A.G'))).toMatchObject({
      code: 'LIES_IN_OTHER_ROOM',
      rule: 'CG-CHAR-Telekineticist-3',
    });
  });

  test('[CG-CHAR-Telekineticist-5, CG-CHAR-Telekineticist-10] nothing that another carries, no wounded', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bNa bTk btr  G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
      bNa: holds bKe
      bTr: holds bRo
    `);
    for (const item of ['blue-key', 'blue-rope'])
      expect(one.refusal(float(one, item, 'A.G B.T'))).toMatchObject({
        code: 'HELD_BY_SOMEBODY_ELSE',
        rule: 'CG-CHAR-Telekineticist-5',
      });
    expect(one.refusal(float(one, 'blue-troll', 'A.G B.T'))).toMatchObject({
      code: 'OBJECTS_ONLY',
      rule: 'CG-CHAR-Telekineticist-10',
    });
  });

  test('[CG-CHAR-Telekineticist-6] up to three zones, over pits and past everybody', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |yTr  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bTk yNa  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bKe  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(one.why(float(one, 'blue-key', 'A.C A.G B.T B.G'))).toBeNull();
    expect(one.why(float(one, 'blue-key', 'A.C A.G B.T B.G B.S'))).toBe('TOO_FAR');
    expect(one.why(float(one, 'blue-key', 'A.C A.G A.T'))).toBeNull();
  });

  test('[CG-CHAR-Telekineticist-7, CG-RULING-160] walls, slits and closed portcullises stop it, and rooms that lie face down', () => {
    const slit = zones({
      rooms: ['purple-ccw', 'purple-cw', 'blue-cw', 'blue-ccw'],
      pieces: `
           +---+   +---+   +---+   +---+---+   +---+
        10 |bTk  T   T   T   T | T   T   T | C H S :
           +---+---+-:-+---+   +   +   +   +   +   +
         9 | C   C   C   C | T   T   T   T | C | S
           +   +---+---+   +   +---+   +---+   +   +
         8   C |bKe  G   G | S | C   C   C   C : S |
           +   +   +   +   +   +---+-:-+---+   +   +
         7 | C | G   G   G : S | G   G   G   C | S
           +   +---+---+-:-+   +   +   +   +   +   +
         6   C   S   S   S   S | G   G   G | C | S :
           +---+---+---+---+---+---+---+---+   +---+
         5 | T   T : C   C   C | S   S | T   T   T |
           +   +   +   +   +   +   +   +   +   +   +
         4 | T   T | C   C   C | S   S   o   T   T
           +   +   +   +===+---+   +---+   +-:-+   +
         3   T   T   o   G   G | G   G   G | C   C
           +---+---+   +   +   +   +   +---+   +   +
         2 : S   S   S   G   G | G   G | C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         1   S   S   S | G   G   G   G | C   C   C
           +---+   +   +---+   +---+   +---+   +   +
      `,
    });
    expect(slit.why(float(slit, 'blue-key', 'A.G A.S'))).toBe('ARROW_SLIT');
    const wall = board(`
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
       5 | S   S | T   T   T | C   C   C :bTk  T
         +   +   +   +   +   +   +   +   +   +   +
       4   S   S   o   T   T   C   C   C | T   T |
         +   +---+   +-:-+   +   +   +   +   +   +
       3 | G   G   G | C   C | C   C   o   T   T
         +   +   +---+   +   +   +---+   +   +---+
       2 : G   G | C   C   C |bKe  S   S | G   G |
         +   +   +   +   +   +   +   +   +   +   +
       1   G   G | C   C   C   S   S   S | G   G :
         +---+   +---+   +   +---+   +   +---+===+
    `);
    expect(wall.why(float(wall, 'blue-key', 'D.S D.G'))).toBe('WALL');
    const gate = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T  bKe  S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bTk  G   G   G   G   T   T   o   G   G
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
    `);
    expect(gate.why(float(gate, 'blue-key', 'A.S A.G'))).toBe('PORTCULLIS_CLOSED');
    expect(gate.why(float(gate, 'blue-key', 'A.S A.T A.G'))).toBeNull();
    const opened = board(
      `
           +   +---+   +---+   +   +---+---+   +---+
        10 | T   T   T  bKe  S | T   T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+= =+   +   +   +===+---+
         8  bTk  G   G   G   G   T   T   o   G   G
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
      `,
      { open: 'A' },
    );
    expect(opened.why(float(opened, 'blue-key', 'A.S A.G'))).toBeNull();
    const hidden = zones({
      rooms: ['green-cw', '(blue-cw)', 'blue-ccw', 'green-ccw'],
      pieces: `
           +   +---+   +---+   +   +   +   +   +   +
        10 | T   T   T   S   S   ?   ?   ?   ?   ?
           +   +   +   +   +   +                   +
         9 | T   o   T : S   S | ?   ?   ?   ?   ?
           +---+   +---+---+===+                   +
         8  bTk bKe  G   G   G   ?   ?   ?   ?   ?
           +---+-:-+---+---+   +                   +
         7   C   C   C   C   C | ?   ?   ?   ?   ?
           +   +   +   +   +   +                   +
         6 | C   C   C   C   C | ?   ?   ?   ?   ?
           +---+---+---+   +---+   +   +---+---+   +
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
      `,
    });
    expect(hidden.why(float(hidden, 'blue-key', 'A.G B.T'))).toBe('ROOM_UNREVEALED');
  });

  test('[CG-CHAR-Telekineticist-8, CG-RULING-161] given to anybody in the end zone with a free hand, friend or enemy, wounded too, never the Ghost', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bCl bPa: C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bNa bTk bTh yGh yNa  T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bKe  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
      bPa: holds bBo
      bTh: holds bRo
      yTr: A.G, wounded
    `);
    const to = (who: string, way = 'A.C A.G'): string | null => one.why(float(one, 'blue-key', way, who));
    for (const who of ['blue-naga', 'yellow-naga', 'yellow-troll']) expect(to(who)).toBeNull();
    expect(to('blue-thief')).toBe('RECEIVER_FULL');
    expect(to('yellow-ghost')).toBe('RECEIVER_FULL');
    expect(to('blue-cleric')).toBe('NOT_THERE');
    expect(to('blue-paladin', 'A.C A.G B.T')).toBeNull();
    one.do(float(one, 'blue-key', 'A.C A.G', 'yellow-naga'));
    expect(one.loadOf('yellow-naga')).toBe('blue-key');
  });

  test('[CG-CHAR-Telekineticist-9] it may end in another room, and is then out of her reach', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bTk  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bKe  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    one.do(float(one, 'blue-key', 'A.C A.G B.T'));
    expect(one.why(float(one, 'blue-key', 'B.T A.G'))).toBe('LIES_IN_OTHER_ROOM');
    one.do(one.go('blue-telekineticist', 'A.G B.T'));
    expect(one.why(float(one, 'blue-key', 'B.T A.G'))).toBeNull();
  });

  test('[CG-CHAR-Telekineticist-11, CG-RULING-160, CG-RULING-66] over and onto a starting zone by its facings, each a step; the other’s is no exit for it', () => {
    const rooms = ['green-cw', 'blue-cw', 'green-ccw', 'blue-ccw'];
    const one = zones({
      rooms,
      pieces: `
        11  yNa  S   C   G       T   S   C   G
           +   +---+   +---+   +   +---+---+   +---+
        10 |bTk bKe  T   S   S | T   T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8   G   G   G   G   G   T   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
      `,
    });
    expect(one.why(float(one, 'blue-key', 'A.T yellow:A.T yellow:B.T B.T'))).toBeNull();
    expect(one.why(float(one, 'blue-key', 'A.T yellow:A.T yellow:A.S yellow:B.T B.T'))).toBe('TOO_FAR');
    expect(one.why(float(one, 'blue-key', 'A.T yellow:A.S'))).toBe('NOT_NEXT_TO');
    expect(one.why(float(one, 'blue-key', 'A.T yellow:A.T B.T'))).toBe('NOT_NEXT_TO');
    one.do(float(one, 'blue-key', 'A.T yellow:A.T'));
    expect([one.where('blue-key'), one.points('blue')]).toEqual([one.placeNamed('yellow:A.T'), 0]);
    one.do({ type: 'endTurn' });
    expect(one.why(one.go('yellow-naga', 'yellow:A.T', [{ step: 0, take: 'blue-key' }]))).toBeNull();
  });

  test('[CG-RULING-159] from the starting zone only what she carries', () => {
    const one = board(`
        +---+---+---+   +---+
      5 | S   S | T   T   T |
        +   +   +   +   +   +
      4   S   S   o   T   T
        +   +---+   +-:-+   +
      3 |bKe  G   G | C   C |
        +   +   +---+   +   +
      2 : G   G | C   C   C |
        +   +   +   +   +   +
      1   G   G | C   C   C
        +---+   +---+   +   +
      0   T   S   C  bTk
      bTk: holds bRo
      bBo: sC.G
    `);
    for (const [item, way] of [
      ['blue-key', 'C.G C.S'],
      ['blue-bow', 'blue:C.G C.G'],
    ])
      expect(one.refusal(float(one, item, way))).toMatchObject({
        code: 'NOT_IN_A_ROOM',
        rule: 'CG-RULING-159',
      });
    expect(one.why(float(one, 'blue-rope', 'blue:C.G C.G'))).toBeNull();
  });

  test('[CG-RULING-160] without a step it goes into somebody’s hands; if nothing changes it is refused', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bTk  G   G   G   G
        +---+-:-+---+---+   +
      7  bNa bKe  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bTk: holds bRo
    `);
    expect(one.why(float(one, 'blue-key', 'A.C', 'blue-naga'))).toBeNull();
    expect(one.why(float(one, 'blue-key', 'A.C'))).toBe('NOTHING_CHANGES');
    expect(one.why(float(one, 'blue-rope', 'A.G'))).toBeNull();
    expect(one.why(float(one, 'blue-rope', 'A.G', 'blue-telekineticist'))).toBe('NOTHING_CHANGES');
  });

  test('[CG-RULING-162] to herself, if it ends in her zone and she carries nothing', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bTk  G   G   G   G
        +---+-:-+---+---+   +
      7  bKe  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    one.do(float(one, 'blue-key', 'A.C A.G', 'blue-telekineticist'));
    expect(one.loadOf('blue-telekineticist')).toBe('blue-key');
    const full = board(`
        +---+   +---+---+===+
      8  bTk  G   G   G   G
        +---+-:-+---+---+   +
      7  bKe  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bTk: holds bRo
    `);
    expect(full.why(float(full, 'blue-key', 'A.C A.G', 'blue-telekineticist'))).toBe('RECEIVER_FULL');
  });
});
