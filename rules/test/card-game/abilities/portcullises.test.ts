import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { CARD_ROOMS } from '../../../src/editions/card-game/box.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';
import { meeting } from '../own-rooms.ts';

/** B (blue-cw): its portcullis lies between circle and gear. */
const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });
type GateAction = 'openGate' | 'closeGate' | 'breakGate';
const work = (type: GateAction, piece: string, slot: number): Action => ({
  type,
  piece,
  at: { slot, gate: 0 },
});

const reach = (room: string, zone: string, more: Partial<ZoneSketch> = {}): string | null => {
  const rooms = [room, 'green-ccw:1', 'purple-cw', 'purple-ccw'];
  const one = zones({ rooms, pieces: { 'blue-thief': zone }, ...more });
  return one.why(work('openGate', 'blue-thief', 1));
};

/** Before D facing its gear zone (1) or its square (2), or before C facing its gear zone (3). */
const from = (piece: string, square: 1 | 2 | 3, type: GateAction): string | null => {
  const one = board(`
    2 : G   G | C   C   C | S   S   S | G   G |
      +   +   +   +   +   +   +   +   +   +   +
    1   G   G | C   C   C   S   S   S | G   G :
      +---+   +---+   +   +---+   +   +---+===+
    0   T   S   C   3       T   2   C   1
    ${piece}: ${square}
  `);
  return one.why(work(type, piece, 3));
};

/** A Cleric with a Key: beside the portcullis of B on 1 and 2, elsewhere on 3, 4 and 5. */
const around = (square: number): string => `
     +   +---+   +---+   +   +---+---+   +---+
  10 | T   T   T   S   S | 3   T : 1   C   C
     +   +   +   +   +   +   +   +   +   +   +
   9 | T   o   T : S   S | T   T | C   C   C |
     +---+   +---+---+===+   +   +   +===+---+
   8   5   G   G   G   G   T   T   o   2   G
     +---+-:-+---+---+   +---+---+   +   +   +
   7   C   C   C   C   C | 4   S   S   G   G |
     +   +   +   +   +   +   +   +   +   +   +
  bCl: ${square}, holds bKe
`;

describe('opening and closing', () => {
  test('[CG-OBJ-Key-1, CG-OBJ-Key-3, CG-OBJ-Key-4, CG-OBJ-Key-5] with a Key: one point each time, open for everybody, closed for everybody', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 | T   T :bCl  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  yNa  G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bCl: holds bKe
    `);
    const [told] = one.do(work('openGate', 'blue-cleric', 1));
    expect(told).toEqual({ type: 'gateChanged', by: 'blue-cleric', at: { slot: 1, gate: 0 }, to: 'open' });
    expect([one.ap, one.loadOf('blue-cleric')]).toEqual([5, 'blue-key']);
    expect(one.why(one.go('blue-cleric', 'B.C B.G'))).toBeNull();
    one.do({ type: 'endTurn' });
    expect(one.why(one.go('yellow-naga', 'B.G B.C'))).toBeNull();
    one.do({ type: 'endTurn' });
    one.do(work('closeGate', 'blue-cleric', 1));
    expect(one.why(one.go('blue-cleric', 'B.C B.G'))).toBe('PIT');
    one.do(work('openGate', 'blue-cleric', 1));
    expect(one.why(work('openGate', 'blue-cleric', 1))).toBe('GATE_NOT_CLOSED');
  });

  test('[CG-OBJ-Key-2] one on an edge of his zone, and no other', () => {
    for (const square of [1, 2]) {
      const one = board(around(square));
      expect(one.why(work('openGate', 'blue-cleric', 1))).toBeNull();
    }
    for (const square of [3, 4, 5]) {
      const one = board(around(square));
      expect(one.why(work('openGate', 'blue-cleric', 1))).toBe('GATE_NOT_ADJACENT');
    }
    const without = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T :bCl bKe  C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    expect(without.why(work('openGate', 'blue-cleric', 1))).toBe('NO_SUCH_ABILITY');
  });

  test('[CG-CHAR-Backstabber-5, CG-CHAR-Thief-3] picking locks does the same', () => {
    for (const piece of ['blue-backstabber', 'blue-thief']) {
      const placed = (square: number): ZoneBoard =>
        board(`
               f   g   h   i   j
             +   +---+---+   +---+
          10 | T   T : 1   C   C
             +   +   +   +   +   +
           9 | T   T | C   C   C |
             +   +   +   +===+---+
           8   T   T   o   G   G
             +---+---+   +   +   +
           7 | 2   S   S   G   G |
             +   +   +   +   +   +
          ${piece}: ${square}
        `);
      const one = placed(1);
      one.do(work('openGate', piece, 1));
      expect([one.ap, one.why(one.go(piece, 'B.C B.G'))]).toEqual([5, null]);
      one.do(work('closeGate', piece, 1));
      expect(one.ap).toBe(4);
      const far = placed(2);
      expect(far.why(work('openGate', piece, 1))).toBe('GATE_NOT_ADJACENT');
    }
  });

  test('[CG-RULING-27] whoever opened it, and with enemies around', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 | T   T :bTh yNa  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  yTh  G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    one.do(work('openGate', 'blue-thief', 1));
    one.do({ type: 'endTurn' });
    expect(one.why(work('closeGate', 'yellow-thief', 1))).toBeNull();
  });

  test('[CG-RULING-24] a portcullis of the neighbour too, unless the own room has a wall or slit in front of it', () => {
    // Green-ccw, turned once, has its portcullis in the west, in the lowest square.
    expect(reach('blue-cw', 'A.G')).toBeNull();
    expect(reach('blue-cw', 'A.C')).toBe('GATE_NOT_ADJACENT');
    expect(reach('green-cw', 'A.C')).toBe('GATE_NOT_ADJACENT');
    expect(reach('orange-ccw', 'A.G')).toBe('GATE_NOT_ADJACENT');
    expect(reach('green-cw', 'A.C', { wallsBroken: 'A' })).toBeNull();
    expect(reach('orange-ccw', 'A.G', { wallsBroken: 'A' })).toBeNull();
  });

  test('[CG-RULING-25] two back to back: each is worked by itself from either side, and both must be open', () => {
    const rooms = ['western', 'eastern', 'green-cw', 'green-ccw'];
    const one = zones({
      rooms,
      ownRooms: meeting('H', 'H'),
      pieces: `
           +   +   +   +   +   +   +   +   +   +   +
        10   T   T  bTh  C   C HyTh  T   C   C   C
           +   +   +   +   +   +   +   +   +   +   +
      `,
    });
    const both = (piece: string): Action[] => [0, 1].map((slot) => work('openGate', piece, slot));
    expect(one.legal('openGate')).toEqual(both('blue-thief'));
    one.do({ type: 'endTurn' });
    expect(one.legal('openGate').length).toBe(2);
    one.do({ type: 'endTurn' });
    expect(one.why(one.go('blue-thief', 'A.C B.T'))).toBe('PORTCULLIS_CLOSED');
    one.do(work('openGate', 'blue-thief', 1));
    expect(one.why(one.go('blue-thief', 'A.C B.T'))).toBe('PORTCULLIS_CLOSED');
    one.do(work('openGate', 'blue-thief', 0));
    expect(one.why(one.go('blue-thief', 'A.C B.T'))).toBeNull();
  });

  test('[CG-RULING-28, CG-RULING-174] from the starting zone only by one who faces the zone behind it', () => {
    for (const [piece, type] of [
      ['blue-thief', 'openGate'],
      ['blue-backstabber', 'openGate'],
      ['blue-warrior', 'breakGate'],
      ['blue-colossus', 'breakGate'],
    ] as const) {
      expect(from(piece, 1, type)).toBeNull();
      expect(from(piece, 2, type)).toBe('GATE_NOT_ADJACENT');
      expect(from(piece, 3, type)).toBe('GATE_NOT_ADJACENT');
    }
  });
});

describe('breaking', () => {
  test('[CG-CHAR-Colossus-2, CG-CHAR-Colossus-3, CG-CHAR-Colossus-7, CG-CHAR-Warrior-2, CG-CHAR-Warrior-3] a closed portcullis on an edge of the zone: open for everybody', () => {
    for (const piece of ['blue-colossus', 'blue-warrior']) {
      const one = board(`
             f   g   h   i   j
           +   +---+---+   +---+
        10 | T   T : 1   C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o  yNa  G
           +---+---+   +   +   +
         7 | S   S   S   G   G |
           +   +   +   +   +   +
        ${piece}: 1
      `);
      const [told] = one.do(work('breakGate', piece, 1));
      expect(told).toMatchObject({ type: 'gateChanged', at: { slot: 1, gate: 0 }, to: 'broken' });
      expect([one.ap, one.why(one.go(piece, 'B.C B.G'))]).toEqual([5, null]);
      one.do({ type: 'endTurn' });
      expect(one.why(one.go('yellow-naga', 'B.G B.C'))).toBeNull();
    }
  });

  test('[CG-CHAR-Colossus-4, CG-CHAR-Warrior-3, CG-RULING-26] broken for good; an open one is not broken', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 | T   T :bTh bWr  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
    `);
    one.do(work('breakGate', 'blue-warrior', 1));
    expect(one.why(work('closeGate', 'blue-thief', 1))).toBe('GATE_NOT_OPEN');
    expect(one.why(work('openGate', 'blue-thief', 1))).toBe('GATE_NOT_CLOSED');
    const open = board(
      `
             f   g   h   i   j
           +   +---+---+   +---+
        10 | T   T :bCo  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   += =+---+
      `,
      { open: 'B' },
    );
    expect(open.why(work('breakGate', 'blue-colossus', 1))).toBe('GATE_NOT_CLOSED');
  });

  test('[CG-RULING-33] there is no limit to portcullises that are open or broken', () => {
    const one = zones({
      rooms: ROOMS,
      pieces: `
            f   g   h   i   j
          +   +---+   +   +---+
        2 | S   S   S |bTh  G |
          +   +   +   +   +   +
        1   S   S   S | G   G :
          +---+   +   +---+===+
      `,
      open: 'AB',
    });
    expect(one.why(work('openGate', 'blue-thief', 3))).toBeNull();
    // With all rooms on the table: the last of them, all the others being open or broken.
    const rooms = CARD_ROOMS.map(({ id }) => id);
    const gated = CARD_ROOMS.flatMap(({ portcullises }, slot) => (portcullises > 0 ? [slot] : []));
    const last = rooms.indexOf('green-ccw');
    const letters = gated.filter((slot) => slot !== last).map((slot) => String.fromCharCode(65 + slot));
    expect(letters).toHaveLength(8);
    for (const state of ['open', 'broken']) {
      const all = zones({
        rooms,
        pieces: { 'blue-thief': `${String.fromCharCode(65 + last)}.G` },
        [state]: letters.join(''),
      });
      expect([state, all.why(work('openGate', 'blue-thief', last))]).toEqual([state, null]);
    }
  });
});

test('[CG-RULING-193] a wounded works no portcullis', () => {
  const one = board(`
         f   g   h   i   j
       +   +---+---+   +---+
    10 | T   T :bcl bth  C
       +   +   +   +   +   +
     9 | T   T | C   C   C |
       +   +   +   +===+---+
    bCl: holds bKe
  `);
  for (const piece of ['blue-thief', 'blue-cleric'])
    expect(one.why(work('openGate', piece, 1))).toBe('WOUNDED_CANNOT_ACT');
});
