import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { PORTCULLIS_OPEN, PORTCULLIS_SHIFT, ROOM_IN, SLOT, WALLS_BROKEN } from '../../../src/model/fields.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];

const withFireball = (pieces: ZoneSketch['pieces']): ZoneBoard => zones({ rooms: ROOMS, pieces });
const burn = (target: string, piece = 'blue-wizard'): Action => ({ type: 'fireball', piece, target });

describe('the Fireball scroll', () => {
  test('[CG-OBJ-Fireball-1, CG-OBJ-Fireball-6, CG-CHAR-Wizard-4, CG-CHAR-Telekineticist-12] one point, a magic user who carries it; anybody else only carries it', () => {
    const one = withFireball(`
        +---+   +---+---+===+
      8  bWi yNa  G   G   G
        +---+-:-+---+---+   +
      bWi: holds bFs
    `);
    one.do(burn('yellow-naga'));
    expect(one.ap).toBe(5);
    for (const [piece, verdict] of [
      ['blue-telekineticist', null],
      ['blue-cleric', 'NO_SPELLCASTER'],
    ] as const) {
      const other = zones({
        rooms: ROOMS,
        pieces: `
            +---+   +---+---+===+
          8   1  bFs yNa  G   G
            +---+-:-+---+---+   +
          ${piece}: 1
        `,
      });
      expect(other.why(burn('yellow-naga', piece))).toBe('NO_SUCH_ABILITY');
      other.do(other.go(piece, 'A.G', [{ step: 0, take: 'blue-fireball-scroll' }]));
      expect(other.why(burn('yellow-naga', piece))).toBe(verdict);
    }
  });

  test('[CG-OBJ-Fireball-2, CG-OBJ-Fireball-3] one in sight or in his own zone, friend or enemy', () => {
    const one = withFireball(`
         +   +---+   +---+   +   +---+---+   +---+
      10 |btr  T   T   S   S |yNa  T :yTh  C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bCl bWi  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
      bWi: holds bFs
    `);
    expect(one.why(burn('yellow-naga'))).toBeNull();
    expect(one.why(burn('blue-cleric'))).toBeNull();
    expect(one.why(burn('blue-troll'))).toBeNull();
    expect(one.refusal(burn('yellow-thief'))).toMatchObject({
      code: 'NOT_IN_SIGHT',
      rule: 'CG-OBJ-Fireball-2',
    });
    one.do(burn('yellow-naga'));
    expect([one.where('yellow-naga'), one.points('blue')]).toEqual(['killed', 1]);
  });

  test('[CG-OBJ-Fireball-3, CG-RULING-43] a starting zone is one zone: somebody in it is in reach, whatever either of them faces', () => {
    // In the south the triangle of D lies far from the edge: by what he faces the Cleric sees and is seen nowhere.
    const one = withFireball(`
        +---+---+---+   +---+---+   +---+---+   +
      5 | S   S |yNa  T   T | C   C   C : T   T
        +   +   +   +   +   +   +   +   +   +   +
      4   S   S   o   T   T   C   C   C | T   T |
        +   +---+   +-:-+   +   +   +   +   +   +
      3 | G   G   G | C   C | C   C   o   T   T
        +   +   +---+   +   +   +---+   +   +---+
      2 : G   G | C   C   C | S   S   S | G   G |
        +   +   +   +   +   +   +   +   +   +   +
      1   G   G | C   C   C   S   S   S | G   G :
        +---+   +---+   +   +---+   +   +---+===+
      0  bWi  S   C   G      bCl  S   C   G
      bWi: holds bFs
    `);
    expect(one.why(burn('blue-cleric'))).toBeNull();
    expect(one.why(burn('yellow-naga'))).toBe('NOT_IN_SIGHT');
    one.do(burn('blue-cleric'));
    expect(one.where('blue-cleric')).toBe('killed');
  });

  test('[CG-OBJ-Fireball-4, CG-RULING-147] objects do not burn: what he held stays in his zone', () => {
    const one = withFireball(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |yPa yBo: C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bWi  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
      bWi: holds bFs
      yPa: holds yKe, holds yRo
    `);
    one.do(burn('yellow-paladin'));
    for (const piece of ['yellow-key', 'yellow-rope', 'yellow-bow'])
      expect(one.where(piece)).toBe(one.zone('B.T'));
  });

  test('[CG-OBJ-Fireball-5, CG-RULING-148] who carries a wounded dies with him; a carried one is no target', () => {
    const one = withFireball(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |yNa  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bWi  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
      bWi: holds bFs
      yNa: holds yTr
      yTr: holds yKe, wounded
    `);
    expect(one.refusal(burn('yellow-troll'))).toMatchObject({
      code: 'CARRIED_TARGET',
      rule: 'CG-RULING-148',
    });
    one.do(burn('yellow-naga'));
    expect([one.where('yellow-troll'), one.points('blue'), one.where('yellow-key')]).toEqual([
      'killed',
      2,
      one.zone('B.T'),
    ]);
    const paladin = withFireball(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |yPa  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bWi  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
      bWi: holds bFs
      yNa: wounded
      yPa: holds yNa, holds yTr
      yTr: wounded
    `);
    paladin.do(burn('yellow-paladin'));
    expect(paladin.points('blue')).toBe(3);
  });

  test('[CG-OBJ-Fireball-7, CG-ITEM-9] used once', () => {
    const one = withFireball(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |yNa yTh: C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bWi  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
      bWi: holds bFs
    `);
    one.do(burn('yellow-naga'));
    expect(one.where('blue-fireball-scroll')).toBe('removed');
    expect(one.why(burn('yellow-thief'))).toBe('NO_SUCH_ABILITY');
  });

  test('[CG-OBJ-LargeShield-2] a Large shield does not help', () => {
    const one = withFireball(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |yNa  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bWi  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
      bWi: holds bFs
      yNa: holds ySh
    `);
    expect(one.why(burn('yellow-naga'))).toBeNull();
  });

  test('[CG-RULING-144] whoever burns his own gives the opponent the point', () => {
    const one = withFireball(`
        +---+   +---+---+===+
      8  bCl bWi  G   G   G
        +---+-:-+---+---+   +
      bWi: holds bFs
    `);
    one.do(burn('blue-cleric'));
    expect([one.points('blue'), one.points('yellow')]).toEqual([0, 1]);
  });

  test('[CG-RULING-145] not himself', () => {
    const one = withFireball(`
        +---+   +---+---+===+
      8  bWi  G   G   G   G
        +---+-:-+---+---+   +
      bWi: holds bFs
    `);
    expect(one.refusal(burn('blue-wizard'))).toMatchObject({ code: 'NOT_HIMSELF', rule: 'CG-RULING-145' });
  });

  test('[CG-RULING-146] from and into a starting zone by the zone that is faced', () => {
    const rooms = ['green-cw', 'blue-cw', 'green-ccw', 'blue-ccw'];
    const from = zones({
      rooms,
      pieces: `
           +   +---+   +---+   +
        10 | T   T   T   S   S |
           +   +   +   +   +   +
         9 | T   o   T : S   S |
           +---+   +---+---+===+
         8   G   G   G   G   G
           +---+-:-+---+---+   +
         7   C   C   C   C   C |
           +   +   +   +   +   +
         6 | C   C   C   C   C |
           +   +---+---+---+---+
         5 |yTh  C   C : T   T |
           +   +   +   +   +   +
         4   C   C   C | T   T |
           +   +   +   +   +   +
         3 | C   C   o   T   T |
           +   +---+   +   +---+
         2  yNa  S   S |yTr  G |
           +   +   +   +   +   +
         1   S   S   S | G   G :
           +---+   +   +---+===+
         0   T  bWi  C   G
        bWi: holds bFs
      `,
    });
    expect(from.why(burn('yellow-naga'))).toBeNull();
    expect(from.why(burn('yellow-thief'))).toBeNull();
    expect(from.why(burn('yellow-troll'))).toBe('NOT_IN_SIGHT');
    const into = zones({
      rooms,
      pieces: `
        11  yNa  S   C   G       T   S   C  yTh
           +   +---+   +---+   +   +---+---+   +---+
        10 |bWi  T   T   S   S | T   T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8   G   G   G   G   G   T   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
         7   C   C   C   C   C | S   S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +   +---+---+---+---+---+   +---+---+---+
         5 | C   C   C : T   T | S   S | T   T   T |
           +   +   +   +   +   +   +   +   +   +   +
         4   C   C   C | T   T | S   S   o   T   T
           +   +   +   +   +   +   +---+   +-:-+   +
         3 | C   C   o   T   T | G   G   G | C   C
           +   +---+   +   +---+   +   +---+   +   +
         2   S   S   S | G   G | G   G | C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         1   S   S   S | G   G : G   G | C   C   C
           +---+   +   +---+===+---+   +---+   +   +
        bWi: holds bFs
      `,
    });
    expect(into.why(burn('yellow-naga'))).toBeNull();
    expect(into.why(burn('yellow-thief'))).toBe('NOT_IN_SIGHT');
  });

  test('[CG-RULING-149] an undead that burns is worth no more, with a Paladin beside the user', () => {
    const one = withFireball(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |yGh  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bPa bWi  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
      bWi: holds bFs
    `);
    one.do(burn('yellow-ghost'));
    expect(one.points('blue')).toBe(1);
  });

  test('[CG-RULING-103] one who was wounded this turn may be burnt', () => {
    const one = withFireball(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |yna  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bWi  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
      bWi: holds bFs
      yNa: hurt
    `);
    expect(one.why(burn('yellow-naga'))).toBeNull();
  });
});

const invert = (slot: number, piece = 'blue-wizard'): Action => ({ type: 'invert', piece, slot });
const roomIn = (one: ZoneBoard, slot: number): string =>
  one.position.ruleset.rooms[one.position.data[ROOM_IN + slot]].id;

describe('the Scroll of inversion', () => {
  const SIX = ['green-cw', 'blue-cw:1', 'blue-ccw', 'green-ccw', '(red-cw:3)', 'red-ccw'];
  const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
    zones({ rooms: SIX, pieces, ...more });

  test('[CG-OBJ-Inversion-1, CG-OBJ-Inversion-4, CG-RULING-84] for one point a magic user’s room changes places with one beside it, whatever stands between', () => {
    const one = board(`
         +---+   +---+---+===+
      13   G   G   G   G   G
         +---+-:-+---+---+   +
      12   C   C   C   C   C |
         +   +   +   +   +   +
      11 | C   C   C   C   C |
         +---+---+---+   +---+
      10 |bWi  S | T   T   T |
         +   +   +   +   +   +
       9   S   S   o   T   T
         +   +---+   +-:-+   +
      bWi: holds bIn
    `);
    expect(one.legal('invert')).toEqual([invert(0), invert(3), invert(4)]);
    expect(one.refusal(invert(1))).toMatchObject({ code: 'NOT_NEIGHBOURS', rule: 'CG-OBJ-Inversion-1' });
    expect(one.why(invert(2))).toBe('NOT_NEIGHBOURS');
    expect(one.why(invert(5))).toBe('NOT_NEIGHBOURS');
    expect(one.do(invert(3))[0]).toEqual({ type: 'roomsSwapped', by: 'blue-wizard', slots: [2, 3] });
    expect([roomIn(one, 2), roomIn(one, 3), one.ap]).toEqual(['green-ccw', 'blue-ccw', 5]);
    const cleric = zones({
      rooms: SIX,
      pieces: `
           +---+   +---+---+===+
        13   G   G   G   G   G
           +---+-:-+---+---+   +
        12   C   C   C   C   C |
           +   +   +   +   +   +
        11 | C   C   C   C   C |
           +---+---+---+   +---+
        10 |bCl  S | T   T   T |
           +   +   +   +   +   +
         9   S   S   o   T   T
           +   +---+   +-:-+   +
        bCl: holds bIn
      `,
    });
    expect(cleric.refusal(invert(3, 'blue-cleric'))).toMatchObject({
      code: 'NO_SPELLCASTER',
      rule: 'CG-OBJ-Inversion-1',
    });
    const walls = zones({
      rooms: ['purple-ccw', 'purple-cw', ...ROOMS],
      pieces: `
           +   +---+---+   +   +
        13   C |bWi  G   G | S |
           +   +   +   +   +   +
        12 | C | G   G   G : S |
           +   +---+---+-:-+   +
        11   C   S   S   S   S |
           +---+---+   +---+-:-+
        10 | T   T   T   S   S |
           +   +   +   +   +   +
         9 | T   o   T : S   S |
           +---+   +---+---+===+
        bWi: holds bIn
      `,
    });
    expect(walls.why(invert(1))).toBeNull();
  });

  test('[CG-OBJ-Inversion-2, CG-OBJ-Inversion-3, CG-RULING-152] unturned, with everybody, everything and every marker in their zones', () => {
    const one = board(
      `
           +   +---+   +---+   +   +-:-+   +---+---+
        15 | T   T   T   S   S | S  ytr| T   T  bKe
           +   +   +   +   +   +   +   +   +   +   +
        14 | T   o   T : S   S | S   S | T   T   T |
           +---+   +---+---+=x=+   +   +   +---+-:-+
        13  bWi  G   G   G   G   S   S   o   C   C |
           +---+-:-+---+---+   +---+   +   +   +   +
        12  yNa  C   C   C   C | G   G   G h C   C
           +   +   +   +   +   +   +   +   +   +   +
        11 | C   C   C   C   C | G   G   G | C   C |
           +---+---+---+   +---+   +---+---+---+   +
        10 | S   S |bTh  T   T | C   C   C : T   T
           +   +   +   +   +   +   +   +   +   +   +
         9   S   S   o   T   T   C   C   C | T   T |
           +   +---+   +-:-+   +   +   +   +   +   +
        bWi: holds bIn
        yTr: holds yRo
      `,
      { open: 'B', wallsBroken: 'A' },
    );
    const [a, b] = [one.position.data[SLOT], one.position.data[SLOT + 1]];
    one.do(invert(1));
    expect([one.turned(0), one.turned(1)]).toEqual([1, 0]);
    expect([one.position.data[SLOT], one.position.data[SLOT + 1]]).toEqual([b, a]);
    expect((one.position.data[SLOT] >> PORTCULLIS_SHIFT) & 3).toBe(PORTCULLIS_OPEN);
    expect(one.position.data[SLOT + 1] & WALLS_BROKEN).not.toBe(0);
    expect(
      ['blue-wizard', 'yellow-naga', 'blue-key', 'yellow-troll', 'blue-thief'].map((piece) =>
        one.where(piece),
      ),
    ).toEqual(['B.G', 'B.C', 'A.T', 'A.S', 'C.T'].map((zone) => one.zone(zone)));
    expect(one.loadOf('yellow-troll')).toBe('yellow-rope');
  });

  test('[CG-OBJ-Inversion-5, CG-ITEM-9] used once', () => {
    const one = board(`
         +---+---+---+   +---+
      10 |bWi  S | T   T   T |
         +   +   +   +   +   +
       9   S   S   o   T   T
         +   +---+   +-:-+   +
      bWi: holds bIn
    `);
    one.do(invert(3));
    expect(one.where('blue-scroll-of-inversion')).toBe('removed');
    expect(one.why(invert(2))).toBe('NO_SUCH_ABILITY');
  });

  test('[CG-RULING-82] a neighbour that lies face down goes with its cards, unless the table reads it otherwise', () => {
    const pieces = `
         +---+---+---+   +---+
      10 |bWi  S | T   T   T |
         +   +   +   +   +   +
       9   S   S   o   T   T
         +   +---+   +-:-+   +
       8 | G   G   G | C   C |
         +   +   +---+   +   +
       7 : G   G | C   C   C |
         +   +   +   +   +   +
       6   G   G | C   C   C
         +---+   +---+   +   +
       5  bNa yKe  ?   ?   ? |
         +                   +
      bWi: holds bIn
    `;
    const one = board(pieces);
    one.do(invert(4));
    expect([roomIn(one, 2), one.where('yellow-key'), one.where('blue-naga')]).toEqual([
      'red-cw',
      'at room 2',
      'at room 2',
    ]);
    expect(one.turned(2)).toBe(3);
    expect(one.why({ type: 'reveal', piece: 'blue-wizard', slot: 4 })).toBe('ALREADY_REVEALED');
    const strict = board(pieces, { rules: { invertsHidden: false } });
    expect(strict.why(invert(4))).toBe('HIDDEN_STAYS');
    expect(strict.why(invert(3))).toBeNull();
  });

  test('[CG-RULING-83] not from a starting zone', () => {
    const one = board(`
          f   g   h   i   j
      0  bWi  S   C   G
      bWi: holds bIn
    `);
    expect(one.refusal(invert(5))).toMatchObject({ code: 'NOT_IN_A_ROOM', rule: 'CG-RULING-83' });
  });

  test('[CG-RULING-85, CG-RULING-49] who stands in a starting zone stays before the same column and faces what bears his icon', () => {
    const rooms = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
    const one = zones({
      rooms,
      pieces: `
          +---+---+---+   +---+
        5 |bWi  S | T   T   T |
          +   +   +   +   +   +
        4   S   S   o   T   T
          +   +---+   +-:-+   +
        3 | G   G   G | C   C |
          +   +   +---+   +   +
        2 : G   G | C   C   C |
          +   +   +   +   +   +
        1   G   G | C   C   C
          +---+   +---+   +   +
        0   T  bCl  C   G
        bWi: holds bIn
      `,
    });
    expect(one.why(one.go('blue-cleric', 'blue:C.S C.S'))).toBe('NOT_NEXT_TO');
    one.do(invert(3));
    expect(one.where('blue-cleric')).toBe(one.placeNamed('blue:C.S'));
    expect(one.why(one.go('blue-cleric', 'blue:C.S C.S'))).toBeNull();
  });

  test('[CG-RULING-38] the entrance goes with its room: parted from it he stays, beside it he may go back', () => {
    const inside = zones({
      rooms: ROOMS,
      pieces: `
           +   +---+   +---+   +   +---+---+   +---+
        10 | T   T   T   S   S |bWi  T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8  yWr  G   G   G   G   T   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
         7  bCl  C   C   C   C | S   S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +---+---+---+   +---+---+   +---+---+   +
        bWi: holds bIn
      `,
    });
    inside.do(inside.go('blue-cleric', 'A.C A.G'));
    inside.do(invert(0));
    expect(inside.where('blue-cleric')).toBe(inside.zone('B.G'));
    expect(inside.why(inside.go('blue-cleric', 'B.G B.C'))).toBeNull();
    expect(inside.why(inside.go('blue-cleric', 'B.G A.T'))).toBe('NOT_NEXT_TO');
    const parted = zones({
      rooms: ROOMS,
      pieces: `
           +   +---+   +---+   +   +---+---+   +---+
        10 | T   T   T   S   S |bCl  T :bWi  C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8  yWr  G   G   G   G   T   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
         7   C   C   C   C   C | S   S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +---+---+---+   +---+---+   +---+---+   +
        bWi: holds bIn
      `,
    });
    parted.do(parted.go('blue-cleric', 'B.T A.G'));
    parted.do(invert(3));
    const ends = parted
      .legal('move', 'blue-cleric')
      .map((move) => (move.type === 'move' ? move.path.at(-1) : -1));
    expect(new Set(ends)).toEqual(new Set([parted.zone('A.G')]));
  });
});

test('[CG-OBJ-Fireball-8, CG-OBJ-Inversion-6] being magical sets the scrolls apart in nothing but who may use them', () => {
  const board = zones({
    rooms: ROOMS,
    pieces: `
        +---+   +---+---+===+
      8  bCl bNa bIn  G   G
        +---+-:-+---+---+   +
      7   C   C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      5 | S   S |yNa  T   T |
        +   +   +   +   +   +
      4   S   S   o   T   T
        +   +---+   +-:-+   +
      bCl: holds bFs
    `,
  });
  // Taken, swapped and left like any other object.
  const swap = { step: 0, leave: 'blue-fireball-scroll', take: 'blue-scroll-of-inversion' };
  expect(board.why(board.go('blue-cleric', 'A.G', [swap]))).toBeNull();
  const give = { step: 0, leave: 'blue-fireball-scroll', to: 'blue-naga' };
  expect(board.why(board.go('blue-cleric', 'A.G', [give]))).toBeNull();
  expect(board.why({ type: 'invert', piece: 'blue-cleric', slot: 1 })).toBe('NO_SUCH_ABILITY');
  expect(board.why(burn('yellow-naga', 'blue-cleric'))).toBe('NO_SPELLCASTER');
});
