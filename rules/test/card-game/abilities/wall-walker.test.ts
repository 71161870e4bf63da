import { describe, expect, test } from 'vitest';
import type { Action, Handling } from '../../../src/model/action.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';
import { meeting } from '../own-rooms.ts';

/** B (blue-cw): walls between T and S, a slit and a wall between T and C, a portcullis and a wall between C and G. */
const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });
const through = (one: ZoneBoard, to: string, handlings?: readonly Handling[]): Action => ({
  type: 'wallWalk',
  piece: 'blue-wall-walker',
  to: one.placeNamed(to),
  ...(handlings ? { handlings } : {}),
});

/** Where circle of A and triangle of B meet in one square, with a mark of each room on it. */
const meetingAt = (western: string, eastern: string): ZoneBoard =>
  zones({
    rooms: ['western', 'eastern', 'green-cw', 'green-ccw'],
    ownRooms: meeting(western, eastern),
    pieces: { 'blue-wall-walker': 'A.C' },
  });

describe('the Wall-walker', () => {
  test('[CG-CHAR-WallWalker-2, CG-CHAR-WallWalker-3] for one point through a wall of her zone to the zone behind it, as an action of its own', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bWa  T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
       5 | C   C   C : T   T
         +   +   +   +   +   +
       4   C   C   C | T   T |
         +   +   +   +   +   +
       3 | C   C   o   T   T
         +   +---+   +   +---+
    `);
    expect(one.why(one.go('blue-wall-walker', 'B.T B.S'))).toBe('PIT');
    expect(one.do(through(one, 'B.S'))).toEqual([
      { type: 'wallPassed', piece: 'blue-wall-walker', to: one.zone('B.S') },
    ]);
    expect([one.where('blue-wall-walker'), one.ap]).toEqual([one.zone('B.S'), 5]);
    expect(one.why(through(one, 'B.C'))).toBe('NO_WALL_THERE');
    expect(one.why(one.go('blue-wall-walker', 'B.S B.G D.T'))).toBeNull();
    const other = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCl bWa: C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
       5 | C   C   C : T   T
         +   +   +   +   +   +
       4   C   C   C | T   T |
         +   +   +   +   +   +
       3 | C   C   o   T   T
         +   +---+   +   +---+
    `);
    expect(other.why({ type: 'wallWalk', piece: 'blue-cleric', to: other.zone('B.S') })).toBe(
      'NO_SUCH_ABILITY',
    );
  });

  test('[CG-RULING-32] a slit is a wall to her', () => {
    for (const [western, eastern] of [
      [':', ' '],
      [' ', ':'],
      [':', '|'],
    ]) {
      const one = meetingAt(western, eastern);
      expect(one.why(through(one, 'B.T'))).toBeNull();
    }
  });

  test('[CG-CHAR-WallWalker-5, CG-RULING-158] not through a closed portcullis, not with a wall before or behind it either', () => {
    for (const [western, eastern] of [
      ['H', ' '],
      ['H', '|'],
      ['|', 'H'],
      [':', 'H'],
    ]) {
      const one = meetingAt(western, eastern);
      expect(one.why(through(one, 'B.T'))).toBe('PORTCULLIS_CLOSED');
      expect(one.legal('wallWalk')).toEqual([]);
    }
  });

  test('[CG-CHAR-WallWalker-8] a double wall is one wall', () => {
    const one = meetingAt('|', '|');
    one.do(through(one, 'B.T'));
    expect([one.where('blue-wall-walker'), one.ap]).toEqual([one.zone('B.T'), 5]);
  });

  test('[CG-CHAR-WallWalker-6, CG-CHAR-WallWalker-7] she crosses with a load, and takes, drops and swaps on either side', () => {
    const loaded = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bWa bRo: C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |btr bBo  S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bWa: holds bKe
    `);
    loaded.do(through(loaded, 'B.S'));
    expect(loaded.placeOf('blue-key')).toBe(loaded.zone('B.S'));
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bWa bRo: C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |btr bBo  S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bWa: holds bKe
    `);
    one.do(
      through(one, 'B.S', [
        { step: 0, leave: 'blue-key', take: 'blue-rope' },
        { step: 1, leave: 'blue-rope', take: 'blue-troll' },
      ]),
    );
    expect([one.where('blue-key'), one.where('blue-rope'), one.loadOf('blue-wall-walker'), one.ap]).toEqual([
      one.zone('B.T'),
      one.zone('B.S'),
      'blue-troll',
      5,
    ]);
    expect(one.why(through(one, 'B.T', [{ step: 0, take: 'blue-key' }]))).toBe('NOT_THERE');
    const friend = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bWa bRo: C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bNa btr bBo  G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bWa: holds bKe
    `);
    expect(friend.why(through(friend, 'B.S', [{ step: 1, leave: 'blue-key', to: 'blue-naga' }]))).toBeNull();
    expect(friend.legal('wallWalk').filter((action) => friend.why(action) !== null)).toEqual([]);
  });

  test('[CG-RULING-37] who came among enemies goes back through the wall only', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bWa  T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |yNa  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    one.do(through(one, 'B.S'));
    expect(one.why(one.go('blue-wall-walker', 'B.S B.G'))).toBe('AMONG_ENEMIES');
    expect(one.why(one.go('blue-wall-walker', 'B.S B.T'))).toBe('PIT');
    expect(one.why(through(one, 'B.T'))).toBeNull();
  });

  test('[CG-RULING-156, CG-RULING-54] from, into and out at a starting zone through a wall', () => {
    // The square zone of purple-cw has only a wall in the north; turned twice, in the south.
    const rooms = ['purple-cw', 'green-cw', 'green-ccw', 'purple-cw:2'];
    const own = zones({
      rooms,
      pieces: `
        11   T   S   C   G       T   S   C   G
           +   +---+---+   +---+   +---+   +---+   +
        10 | T   T   T | C H S | T   T   T   S   S
           +   +   +   +   +   +   +   +   +   +   +
         9   T   T   T | C | S | T   o   T : S   S |
           +---+   +---+   +   +---+   +---+---+===+
         8   C   C   C   C : S | G   G   G   G   G
           +---+-:-+---+   +   +---+-:-+---+---+   +
         7 | G   G   G   C | S   C   C   C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         6   G   G   G | C | S | C   C   C   C   C |
           +   +---+---+---+   +   +---+   +---+---+
         5 | C   C   C : T   T : S | C | G   G   G
           +   +   +   +   +   +   +   +   +   +   +
         4   C   C   C | T   T | S | C   G   G   G |
           +   +   +   +   +   +   +   +---+-:-+---+
         3 | C   C   o   T   T | S : C   C   C   C
           +   +---+   +   +---+   +   +---+   +---+
         2   S   S   S | G   G | S | C | T   T   T
           +   +   +   +   +   +   +   +   +   +   +
         1   S   S   S | G   G :bWaH C | T   T   T |
           +---+   +   +---+===+---+   +---+---+   +
         0   T   S   C   G       T   S   C   G
      `,
    });
    own.do(through(own, 'blue:D.S'));
    expect([own.where('blue-wall-walker'), own.points('blue')]).toEqual([own.placeNamed('blue:D.S'), 0]);
    expect(own.why(through(own, 'D.S'))).toBeNull();
    own.do(own.go('blue-wall-walker', 'blue:D.S blue:D.T'));
    expect(own.why(through(own, 'D.S'))).toBe('NO_WALL_THERE');
    const out = zones({
      rooms,
      pieces: `
        11   T   S   C   G       T   S   C   G
           +   +---+---+   +---+   +---+   +---+   +
        10 | T   T   T | C HbWa| T   T   T   S   S
           +   +   +   +   +   +   +   +   +   +   +
         9   T   T   T | C | S | T   o   T : S   S |
           +---+   +---+   +   +---+   +---+---+===+
         8   C   C   C   C : S | G   G   G   G   G
           +---+-:-+---+   +   +---+-:-+---+---+   +
         7 | G   G   G   C | S   C   C   C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         6   G   G   G | C | S | C   C   C   C   C |
           +   +---+---+---+   +   +---+   +---+---+
         5 | C   C   C : T   T : S | C | G   G   G
           +   +   +   +   +   +   +   +   +   +   +
         4   C   C   C | T   T | S | C   G   G   G |
           +   +   +   +   +   +   +   +---+-:-+---+
         3 | C   C   o   T   T | S : C   C   C   C
           +   +---+   +   +---+   +   +---+   +---+
         2   S   S   S | G   G | S | C | T   T   T
           +   +   +   +   +   +   +   +   +   +   +
         1   S   S   S | G   G : S H C | T   T   T |
           +---+   +   +---+===+---+   +---+---+   +
         0   T   S   C   G       T   S   C   G
        bWa: holds bKe
      `,
    });
    expect(out.why(through(out, 'yellow:A.S', [{ step: 1, leave: 'blue-key' }]))).toBe('GONE_ALREADY');
    out.do(through(out, 'yellow:A.S', [{ step: 0, leave: 'blue-key' }]));
    expect([out.where('blue-wall-walker'), out.points('blue'), out.where('blue-key')]).toEqual([
      'left',
      1,
      out.zone('A.S'),
    ]);
    const blocked = zones({
      rooms,
      pieces: `
        11   T  yNa  C   G       T   S   C   G
           +   +---+---+   +---+   +---+   +---+   +
        10 | T   T   T | C HbWa| T   T   T   S   S
           +   +   +   +   +   +   +   +   +   +   +
         9   T   T   T | C | S | T   o   T : S   S |
           +---+   +---+   +   +---+   +---+---+===+
         8   C   C   C   C : S | G   G   G   G   G
           +---+-:-+---+   +   +---+-:-+---+---+   +
         7 | G   G   G   C | S   C   C   C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         6   G   G   G | C | S | C   C   C   C   C |
           +   +---+---+---+   +   +---+   +---+---+
         5 | C   C   C : T   T : S | C | G   G   G
           +   +   +   +   +   +   +   +   +   +   +
         4   C   C   C | T   T | S | C   G   G   G |
           +   +   +   +   +   +   +   +---+-:-+---+
         3 | C   C   o   T   T | S : C   C   C   C
           +   +---+   +   +---+   +   +---+   +---+
         2   S   S   S | G   G | S | C | T   T   T
           +   +   +   +   +   +   +   +   +   +   +
         1   S   S   S | G   G : S H C | T   T   T |
           +---+   +   +---+===+---+   +---+---+   +
         0   T   S   C   G       T   S   C   G
      `,
    });
    expect(blocked.why(through(blocked, 'yellow:A.S'))).toBe('EXIT_BLOCKED');
  });

  test('[CG-RULING-157] into a zone with enemies, not into one with three friends', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bWa  T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |yNa  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(one.why(through(one, 'B.S'))).toBeNull();
    const full = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bWa  T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bNa bTh btr  G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(full.why(through(full, 'B.S'))).toBe('ZONE_FULL');
  });

  test('[CG-CHAR-WallWalker-4, CG-RULING-17] nothing is revealed through a wall, and no hidden room entered', () => {
    const one = zones({
      rooms: ['green-cw', '(blue-cw)', 'blue-ccw', 'green-ccw'],
      pieces: `
          +---+-:-+---+---+   +
        7  bWa  C   C   C   C |
          +   +   +   +   +   +
        6 | C   C   C   C   C |
          +---+---+---+   +---+
      `,
    });
    expect(one.why({ type: 'reveal', piece: 'blue-wall-walker', slot: 1 })).toBe('ACCESS_BLOCKED');
    expect(one.why(through(one, 'B.S'))).toBe('ROOM_UNREVEALED');
    expect(one.legal('wallWalk').length).toBeGreaterThan(0);
  });
});
