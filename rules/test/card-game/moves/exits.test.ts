import { describe, expect, test } from 'vitest';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

/** Yellow's starting zone lies north of A and B. A (green-cw): T and S at that end; B (blue-ccw): S and T. */
const ROOMS = ['green-cw', 'blue-ccw', 'green-ccw', 'blue-cw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });

const OUT = 'A.T yellow:A.T';

describe('leaving the labyrinth', () => {
  test('[CG-EXIT-1, CG-EXIT-2, CG-VP-1] into the opponent’s starting zone: gone at once, one point for its owner', () => {
    const one = board(`
         +   +---+   +---+   +
      10 |bCl  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
    `);
    const told = one.do(one.go('blue-cleric', OUT));
    expect([one.where('blue-cleric'), one.points('blue'), one.points('yellow')]).toEqual(['left', 1, 0]);
    expect(told).toContainEqual({ type: 'pieceWentOut', piece: 'blue-cleric', load: null, points: 1 });
  });

  test('[CG-EXIT-2, CG-VP-3, CG-CHAR-Goblin-2] a Goblin is worth two', () => {
    const one = board(`
         +   +---+   +---+   +
      10 |bGo  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
    `);
    one.do(one.go('blue-goblin', OUT));
    expect(one.points('blue')).toBe(2);
  });

  test('[CG-EXIT-3, CG-RULING-55, CG-RULING-56] the way out costs a movement point and is the last; nothing is taken there', () => {
    const one = board(`
      11  yKe  S   C   G
         +   +---+   +---+   +
      10 |bEl  T   T  bCl  S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
    `);
    expect(one.why(one.go('blue-elf-scout', `${OUT} yellow:A.S`))).toBe('GONE_ALREADY');
    expect(one.why(one.go('blue-elf-scout', OUT, [{ step: 1, take: 'yellow-key' }]))).toBe('GONE_ALREADY');
    expect(one.why(one.go('blue-cleric', `A.S ${OUT}`))).toBeNull();
    const slow = board(`
      11   T   S   C   G
         +   +---+   +---+   +
      10 | T   T   T  bGm  S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
    `);
    expect(slow.why(slow.go('blue-golem', `A.S ${OUT}`))).toBe('TOO_FAR');
  });

  test('[CG-EXIT-4, CG-ITEM-10] an ordinary object is discarded', () => {
    const one = board(`
         +   +---+   +---+   +
      10 |bCl  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
      bCl: holds ySw
    `);
    one.do(one.go('blue-cleric', OUT));
    expect([one.where('yellow-sword'), one.points('blue')]).toEqual(['removed', 1]);
  });

  test('[CG-VP-4, CG-OBJ-Treasure-1, CG-OBJ-Treasure-2, CG-RULING-172] a Treasure carried out is one point more and stays with that player', () => {
    const one = board(`
         +   +---+   +---+   +
      10 |bGo  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
      bGo: holds yTs
    `);
    const told = one.do(one.go('blue-goblin', OUT));
    expect(one.points('blue')).toBe(3);
    expect(told).toContainEqual({
      type: 'pieceWentOut',
      piece: 'blue-goblin',
      load: 'yellow-treasure',
      points: 3,
    });
    expect(one.placeOf('yellow-treasure')).toBe(-1);
  });

  test('[CG-EXIT-7, CG-VP-6, CG-RULING-192] a wounded carried out is saved and worth nothing, a Goblin too', () => {
    const one = board(`
         +   +---+   +---+   +
      10 |bCl  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
      bCl: holds bGo
      bGo: wounded
    `);
    one.do(one.go('blue-cleric', OUT));
    expect([one.where('blue-goblin'), one.points('blue'), one.points('yellow')]).toEqual(['saved', 1, 0]);
  });

  test('[CG-RULING-72] what he holds is discarded, and a Treasure of his scores only where the table says so', () => {
    const pieces = `
         +   +---+   +---+   +
      10 |bCl  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
      bCl: holds bNa
      bNa: holds bTs, wounded
    `;
    const one = board(pieces);
    one.do(one.go('blue-cleric', OUT));
    expect([one.where('blue-naga'), one.where('blue-treasure'), one.points('blue')]).toEqual([
      'saved',
      'removed',
      1,
    ]);
    const other = board(pieces, { rules: { savedTreasure: true } });
    other.do(other.go('blue-cleric', OUT));
    expect([other.where('blue-treasure'), other.points('blue')]).toEqual(['removed', 2]);
  });

  test('[CG-CHAR-Paladin-5, CG-RULING-118, CG-VP-4] a Paladin goes out with two loads: two Treasures are two points', () => {
    const one = board(`
         +   +---+   +---+   +
      10 |bPa  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
      bPa: holds bTs, holds yTs
    `);
    const told = one.do(one.go('blue-paladin', OUT));
    expect([one.points('blue'), one.where('blue-treasure'), one.where('yellow-treasure')]).toEqual([
      3,
      'removed',
      'removed',
    ]);
    expect(told).toContainEqual({
      type: 'pieceWentOut',
      piece: 'blue-paladin',
      load: 'blue-treasure',
      more: ['yellow-treasure'],
      points: 3,
    });
    const mixed = board(`
         +   +---+   +---+   +
      10 |bPa  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
      bNa: wounded
      bPa: holds bNa, holds bTs
    `);
    mixed.do(mixed.go('blue-paladin', OUT));
    expect([mixed.points('blue'), mixed.where('blue-naga')]).toEqual([2, 'saved']);
  });
});

describe('blocked exits', () => {
  test('[CG-START-8, CG-EXIT-5] whoever faces a zone blocks the way out of it', () => {
    const one = board(`
      11  yNa  S   C   G
         +   +---+   +---+   +
      10 |bCl  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
    `);
    expect(one.refusal(one.go('blue-cleric', OUT))).toMatchObject({
      code: 'EXIT_BLOCKED',
      rule: 'CG-START-8',
    });
    expect(
      one
        .legal('move', 'blue-cleric')
        .filter((move) => move.type === 'move' && move.path.at(-1) === one.placeNamed('yellow:A.T')),
    ).toEqual([]);
  });

  test('[CG-START-9] exits that nobody faces stay free', () => {
    const one = board(`
      11   T  yNa  C   G      yTr  S   C   G
         +   +---+   +---+   +---+   +---+   +---+
      10 |bCl  T   T   S   S | S   S | T   T   T |
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | S   S   o   T   T
         +---+   +---+---+===+   +---+   +-:-+   +
    `);
    expect(one.why(one.go('blue-cleric', OUT))).toBeNull();
  });

  test('[CG-START-10, CG-EXIT-6, CG-RULING-57] a wounded blocks nothing, one unwounded beside him does', () => {
    const wounded = board(`
      11  yna  S   C   G
         +   +---+   +---+   +
      10 |bCl  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
    `);
    expect(wounded.why(wounded.go('blue-cleric', OUT))).toBeNull();
    const two = board(`
      11  yna  S   C   G
         +   +---+   +---+   +
      10 |bCl  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
      yTh: nA.T
    `);
    expect(two.why(two.go('blue-cleric', OUT))).toBe('EXIT_BLOCKED');
  });

  test('[CG-RULING-52] flyers and the Ghost leave past a blocker', () => {
    for (const piece of ['blue-dark-angel', 'blue-wizard', 'blue-ghost']) {
      const one = board(`
        11  yNa  S   C   G
           +   +---+   +---+   +
        10 | 1   T   T   S   S |
           +   +   +   +   +   +
        ${piece}: 1
      `);
      expect(one.why(one.go(piece, OUT))).toBeNull();
    }
  });

  test('[CG-RULING-53] the weak leave past a Colossus, unless another faces the zone too', () => {
    const one = board(`
      11  yCo  S   C   G
         +   +---+   +---+   +
      10 |bCl bGo  T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
    `);
    expect(one.why(one.go('blue-goblin', OUT))).toBeNull();
    expect(one.why(one.go('blue-cleric', OUT))).toBe('EXIT_BLOCKED');
    const two = board(`
      11  yCo  S   C   G
         +   +---+   +---+   +
      10 |bGo  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
      yNa: nA.T
    `);
    expect(two.why(two.go('blue-goblin', OUT))).toBe('EXIT_BLOCKED');
  });

  test('[CG-RULING-51] who faces a walled zone blocks it for those who could take it', () => {
    // The square zone of purple-cw has nothing but a wall in the north.
    const rooms = ['purple-cw', 'purple-ccw', 'green-cw', 'green-ccw'];
    const walls = zones({
      rooms,
      pieces: `
        11   T  yNa  C   G
           +   +---+---+   +---+
        10 | T   T   T | C HbWa|
           +   +   +   +   +   +
         9   T   T   T | C | S |
           +---+   +---+   +   +
         8   C   C   C   C : S |
           +---+-:-+---+   +   +
         7 | G   G   G   C | S |
           +   +   +   +   +   +
         6   G   G   G | C | S :
           +   +---+   +---+   +
      `,
    });
    const through = {
      type: 'wallWalk',
      piece: 'blue-wall-walker',
      to: walls.placeNamed('yellow:A.S'),
    } as const;
    expect(walls.why(through)).toBe('EXIT_BLOCKED');
    const free = zones({
      rooms,
      pieces: `
        11  yNa  S   C   G
           +   +---+---+   +---+
        10 | T   T   T | C HbWa|
           +   +   +   +   +   +
         9   T   T   T | C | S |
           +---+   +---+   +   +
         8   C   C   C   C : S |
           +---+-:-+---+   +   +
         7 | G   G   G   C | S |
           +   +   +   +   +   +
         6   G   G   G | C | S :
           +   +---+   +---+   +
      `,
    });
    expect(free.why(through)).toBeNull();
  });

  test('[CG-RULING-54] out through a slit, a wall, an open or broken portcullis, a broken wall', () => {
    // Green-ccw turned twice: its gear zone has a portcullis and a wall in the north.
    const rooms = ['green-ccw:2', 'blue-ccw', 'green-cw', 'blue-cw'];
    const out = (piece: string, more: Partial<ZoneSketch> = {}): string | null => {
      const pieces = `
        11   T   S   C   G
           +           +   +---+
        10 : 1   G | S   S   S
           +   +   +   +   +   +
        ${piece}: 1
      `;
      const one = zones({ rooms, pieces, ...more });
      return one.why(one.go(piece, 'A.G yellow:A.G'));
    };
    expect(out('blue-cleric')).toBe('PORTCULLIS_CLOSED');
    expect(out('blue-cleric', { open: 'A' })).toBeNull();
    expect(out('blue-cleric', { broken: 'A' })).toBeNull();
    expect(out('blue-cleric', { wallsBroken: 'A' })).toBeNull();
    expect(out('blue-ghost')).toBeNull();
    // Red-cw has a slit in the north, in its circle zone.
    const slit = zones({
      rooms: ['red-cw:0', 'red-ccw', 'green-cw', 'green-ccw'],
      pieces: `
        11   T   S   C   G
           +---+   +---+   +-:-+
        10 | T   T   T  bNa bWa|
           +   +   +   +   +   +
         9   T   T   T | C   C
           +   +   +   +   +   +
         8 : T   o   o   o   C
           +---+   +   +   +===+
         7   G   G | S   S   S |
           +   +   +   +   +   +
         6 | G   G   S   S   S
           +   +---+   +---+   +
      `,
    });
    expect(slit.why(slit.go('blue-naga', 'A.C yellow:A.C'))).toBeNull();
    slit.do({ type: 'wallWalk', piece: 'blue-wall-walker', to: slit.placeNamed('yellow:A.C') });
    expect([slit.where('blue-wall-walker'), slit.points('blue')]).toEqual(['left', 1]);
  });

  test('[CG-RULING-152] walls that are broken at a starting zone are new exits', () => {
    const rooms = ['green-ccw:2', 'blue-ccw', 'green-cw', 'blue-cw'];
    const one = zones({
      rooms,
      pieces: `
        11   T   S   C   G
           +===+---+   +   +---+
        10 : G   G | S   S   S |
           +   +   +   +   +   +
         9 |bGm bCl| S   S   S
           +---+   +   +---+   +
      `,
    });
    expect(one.why(one.go('blue-cleric', 'A.G yellow:A.G'))).toBe('PORTCULLIS_CLOSED');
    one.do({ type: 'breakWalls', piece: 'blue-golem' });
    expect(one.why(one.go('blue-cleric', 'A.G yellow:A.G'))).toBeNull();
  });
});

test('[CG-END-1] the point that reaches the goal ends the game at once', () => {
  const one = board(
    `
         +   +---+   +---+   +
      10 |bCl  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
    `,
    { goal: 5, points: { blue: 4 } },
  );
  const told = one.do(one.go('blue-cleric', OUT));
  expect(told.at(-1)).toEqual({ type: 'gameEnded', ending: 'goal', winners: [0] });
});
