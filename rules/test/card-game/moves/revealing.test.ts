import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { FACE_UP, SLOT } from '../../../src/model/fields.ts';
import { verdict } from '../../../testing/in-words.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

/** A is open: its gear corridor is open to the east and the west, its circle open to the south. */
const ROOMS = ['green-cw', '(blue-cw:1)', '(blue-ccw)', '(green-ccw)'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });
const reveal = (piece: string, slot: number): Action => ({ type: 'reveal', piece, slot });

describe('revealing', () => {
  test('[CG-REVEAL-1, CG-REVEAL-6, CG-REVEAL-7, CG-RULING-4] one point; the room lies face up where and as it lay, nobody moves', () => {
    const one = board(`
         +   +---+   +---+   +
      10 | T   T   T   S   S
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
       8  bCl  G   G   G   G
         +---+-:-+---+---+   +
    `);
    one.do(reveal('blue-cleric', 1));
    expect(one.position.data[SLOT + 1] & FACE_UP).toBe(FACE_UP);
    expect([one.turned(1), one.ap, one.where('blue-cleric')]).toEqual([1, 5, one.zone('A.G')]);
    const none = board(`
         +   +---+   +---+   +
      10 |bCl  T   T   S   S
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
       8   G   G   G   G   G
         +---+-:-+---+---+   +
    `);
    expect(none.why(reveal('blue-cleric', 1))).toBe('NO_ACCESS');
  });

  test('[CG-REVEAL-2, CG-RULING-11] from the starting zone only the room before him, whatever he faces', () => {
    for (const [index, icon] of ['T', 'S', 'C', 'G'].entries()) {
      const one = board(`
        1   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
        0   1   2   3   4       T   S   C   G
        bCl: ${index + 1}
      `);
      expect(one.why(reveal('blue-cleric', 2))).toBeNull();
      expect(one.why(reveal('blue-cleric', 3))).toBe('NO_ACCESS');
      one.do(one.go('blue-cleric', `blue:C.${icon} blue:D.T`));
      expect(one.why(reveal('blue-cleric', 3))).toBeNull();
    }
  });

  test('[CG-REVEAL-1, CG-REVEAL-2] from the starting zone no other room, and the reason is that he stands at none of them', () => {
    const one = board(`
      1   ?   ?   ?   ?   ?   ?   ?   ?   ?   ?
      0   1   2   3   4       T   S   C   G
      bCl: 1
    `);
    for (const slot of [1, 3])
      expect(verdict(one, reveal('blue-cleric', slot))).toBe('NO_ACCESS CG-REVEAL-1');
    expect(verdict(one, reveal('blue-cleric', 0))).toBe('ALREADY_REVEALED CG-REVEAL-5');
    const revealed = one.legal('reveal').map((action) => action.type === 'reveal' && action.slot);
    expect(revealed).toEqual([2]);
  });

  test('[CG-REVEAL-3] no access through a wall, a closed portcullis or a slit', () => {
    // A as green-ccw: its gear zone has a slit to the east, a portcullis and a wall to the south.
    const one = zones({
      rooms: ['green-ccw', '(blue-cw)', '(blue-ccw)', '(green-cw)'],
      pieces: `
          +   +---+   +   +---+
        7  bTh  S   S |bCl  G |
          +   +   +   +   +   +
        6   S   S   S | G   G :
          +---+   +   +---+===+
      `,
    });
    expect(one.why(reveal('blue-cleric', 1))).toBe('ACCESS_BLOCKED');
    expect(one.why(reveal('blue-cleric', 2))).toBe('ACCESS_BLOCKED');
    expect(one.why(reveal('blue-thief', 2))).toBeNull();
  });

  test('[CG-RULING-16] through an open or broken portcullis and a broken wall', () => {
    for (const more of [{ open: 'A' }, { broken: 'A' }, { wallsBroken: 'A' }]) {
      const one = zones({
        rooms: ['green-ccw', '(blue-cw)', '(blue-ccw)', '(green-cw)'],
        pieces: `
            +   +---+   +   +---+
          7   S   S   S |bCl  G |
            +   +   +   +   +   +
          6   S   S   S | G   G :
            +---+   +   +
        `,
        ...more,
      });
      expect(one.why(reveal('blue-cleric', 2))).toBeNull();
    }
  });

  test('[CG-CHAR-Naga-3, CG-RULING-15, CG-CHAR-WallWalker-4] a gift of movement gives no access', () => {
    for (const piece of ['blue-naga', 'blue-ghost', 'blue-dark-angel', 'blue-wall-walker']) {
      const one = zones({
        rooms: ['green-ccw', '(blue-cw)', '(blue-ccw)', '(green-cw)'],
        pieces: `
            +   +---+   +   +---+
          7   S   S   S | 1   G |
            +   +   +   +   +   +
          6   S   S   S | G   G :
            +---+   +   +---+===+
          ${piece}: 1
        `,
      });
      expect(one.why(reveal(piece, 1))).toBe('ACCESS_BLOCKED');
      expect(one.why(reveal(piece, 2))).toBe('ACCESS_BLOCKED');
    }
  });

  test('[CG-RULING-13] what the hidden room prints does not matter', () => {
    for (let turned = 0; turned < 4; turned++) {
      const one = zones({
        rooms: ['green-cw', `(purple-ccw:${turned})`, '(blue-ccw)', '(green-ccw)'],
        pieces: `
            +---+   +---+---+===+
          8  bCl  G   G   G   G
            +---+-:-+---+---+   +
        `,
      });
      expect(one.why(reveal('blue-cleric', 1))).toBeNull();
    }
  });

  test('[CG-RULING-12] neither a wounded nor a spent character', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bcl bTh  G   G   G
        +---+-:-+---+---+   +
      bTh: spent
    `);
    expect(one.why(reveal('blue-cleric', 1))).toBe('WOUNDED_CANNOT_ACT');
    expect(one.why(reveal('blue-thief', 1))).toBe('SPENT');
  });

  test('[CG-REVEAL-4, CG-REVEAL-5] each room is paid for, and once open it is open', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl  G   G   G   G
        +---+-:-+---+---+   +
      7  bTh  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +   +---+   +   +---+
    `);
    one.do(reveal('blue-cleric', 1));
    one.do(reveal('blue-thief', 2));
    expect(one.ap).toBe(4);
    expect(one.why(reveal('blue-cleric', 1))).toBe('ALREADY_REVEALED');
  });
});

const put = (one: ZoneBoard, piece: string, zone: string): Action => ({
  type: 'place',
  piece,
  place: one.zone(zone),
});

describe('placing what a room held', () => {
  const tokens = `
       +   +---+   +---+   +   +   +   +   +   +
    10 | T   T   T   S   S  bTh yNa bRo yKe  ?
       +   +   +   +   +   +                   +
     9 | T   o   T : S   S | ?   ?   ?   ?   ?
       +---+   +---+---+===+                   +
     8  bCl  G   G   G   G   ?   ?   ?   ?   ?
       +---+-:-+---+---+   +                   +
  `;

  test('[CG-REVEAL-8, CG-PLACE-1, CG-PLACE-2, CG-PLACE-3, CG-PLACE-6, CG-RULING-19, CG-RULING-22] all are turned up; the active player places characters and enemy objects in any order, then the other his objects', () => {
    const one = board(tokens);
    const [revealed] = one.do(reveal('blue-cleric', 1));
    expect(revealed).toMatchObject({
      type: 'roomRevealed',
      tokens: ['blue-thief', 'blue-rope', 'yellow-naga', 'yellow-key'],
    });
    expect([one.stage, one.seat]).toEqual(['place', 0]);
    expect(one.why(put(one, 'blue-rope', 'B.T'))).toBe('NOT_YOURS_TO_PLACE');
    one.do(put(one, 'yellow-key', 'B.S'));
    one.do(put(one, 'yellow-naga', 'B.C'));
    expect(one.seat).toBe(0);
    one.do(put(one, 'blue-thief', 'B.T'));
    expect([one.stage, one.seat]).toEqual(['place', 1]);
    expect(one.legal('place')).toEqual([put(one, 'blue-rope', 'B.G')]);
    one.do(put(one, 'blue-rope', 'B.G'));
    expect([one.stage, one.seat, one.where('blue-rope')]).toEqual(['act', 0, one.zone('B.G')]);
  });

  test('[CG-PLACE-4] one card to a zone', () => {
    const one = board(tokens);
    one.do(reveal('blue-cleric', 1));
    one.do(put(one, 'yellow-key', 'B.S'));
    expect(one.why(put(one, 'yellow-naga', 'B.S'))).toBe('PLACE_TAKEN');
  });

  test('[CG-PLACE-5] in any zone of that room, reachable or not, and in no other', () => {
    const one = board(tokens);
    one.do(reveal('blue-cleric', 1));
    const offered = one
      .legal('place')
      .filter((action) => action.type === 'place' && action.piece === 'blue-thief');
    expect(offered).toEqual(['T', 'S', 'C', 'G'].map((icon) => put(one, 'blue-thief', `B.${icon}`)));
    expect(one.why(put(one, 'blue-thief', 'A.T'))).toBe('OTHER_ROOM');
    expect(one.why({ type: 'place', piece: 'blue-thief', place: one.zone('B.T') + 7 })).toBe('OTHER_ROOM');
  });

  test('[CG-RULING-18] four cards fill the four zones', () => {
    const one = board(tokens);
    one.do(reveal('blue-cleric', 1));
    while (one.stage === 'place') one.do(one.legal('place')[0]);
    const zones = ['blue-thief', 'yellow-naga', 'yellow-key', 'blue-rope'].map((piece) => one.where(piece));
    expect(new Set(zones)).toEqual(new Set(['T', 'S', 'C', 'G'].map((icon) => one.zone(`B.${icon}`))));
  });

  test('[CG-RULING-20] without an object of his colour the other has nothing to place', () => {
    const one = board(`
         +   +---+   +---+   +   +   +   +   +   +
      10 | T   T   T   S   S  yKe  ?   ?   ?   ?
         +   +   +   +   +   +                   +
       9 | T   o   T : S   S | ?   ?   ?   ?   ?
         +---+   +---+---+===+                   +
       8  bCl  G   G   G   G   ?   ?   ?   ?   ?
         +---+-:-+---+---+   +                   +
    `);
    one.do(reveal('blue-cleric', 1));
    one.do(put(one, 'yellow-key', 'B.S'));
    expect([one.stage, one.seat]).toEqual(['act', 0]);
  });

  test('[CG-RULING-21] a revealed character acts in this very turn', () => {
    const one = board(`
         +   +---+   +---+   +   +   +   +   +   +
      10 | T   T   T   S   S  bTh  ?   ?   ?   ?
         +   +   +   +   +   +                   +
       9 | T   o   T : S   S | ?   ?   ?   ?   ?
         +---+   +---+---+===+                   +
       8  bCl  G   G   G   G   ?   ?   ?   ?   ?
         +---+-:-+---+---+   +                   +
    `);
    one.do(reveal('blue-cleric', 1));
    one.do(put(one, 'blue-thief', 'B.T'));
    expect(one.legal('move', 'blue-thief').length).toBeGreaterThan(0);
  });
});
