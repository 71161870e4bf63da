import { describe, expect, test } from 'vitest';
import type { Handling } from '../../../src/model/action.ts';
import { viewOf } from '../../../src/view/view.ts';
import { type ZoneBoard, type ZoneSketch, zones } from '../../../testing/zone-board.ts';

const ROOMS = ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'];
const board = (pieces: ZoneSketch['pieces'], more: Partial<ZoneSketch> = {}): ZoneBoard =>
  zones({ rooms: ROOMS, pieces, ...more });
/** The verdict on doing this with loads in A.G, without a step. */
const doing = (one: ZoneBoard, piece: string, ...handlings: Omit<Handling, 'step'>[]): string | null =>
  one.why(
    one.go(
      piece,
      'A.G',
      handlings.map((handling) => ({ step: 0, ...handling })),
    ),
  );
const after = (one: ZoneBoard, piece: string, ...handlings: Omit<Handling, 'step'>[]): void => {
  one.do(
    one.go(
      piece,
      'A.G',
      handlings.map((handling) => ({ step: 0, ...handling })),
    ),
  );
};

describe('objects', () => {
  test('[CG-ITEM-1, CG-ITEM-2, CG-ITEM-3, CG-ITEM-7, CG-ITEM-11] taken and dropped on the way, for nothing, of either colour', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  yKe  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    one.do(one.go('blue-cleric', 'A.C A.G B.T', [{ step: 1, take: 'yellow-key' }]));
    expect([one.ap, one.loadOf('blue-cleric'), one.placeOf('yellow-key')]).toEqual([
      5,
      'yellow-key',
      one.zone('B.T'),
    ]);
    one.do(one.go('blue-cleric', 'B.T A.G A.C', [{ step: 1, leave: 'yellow-key' }]));
    expect([one.ap, one.where('yellow-key')]).toEqual([4, one.zone('A.G')]);
  });

  test('[CG-ITEM-1] only what lies in the zone where he is then', () => {
    const one = board(`
        +---+   +---+---+===+
      8  yKe  G   G   G   G
        +---+-:-+---+---+   +
      7  bCl  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(one.why(one.go('blue-cleric', 'A.C A.G', [{ step: 0, take: 'yellow-key' }]))).toBe('NOT_THERE');
  });

  test('[CG-ITEM-4] one load at any time: a second asks for a swap', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl btr bRo  G   G
        +---+-:-+---+---+   +
      bCl: holds bKe
    `);
    expect(doing(one, 'blue-cleric', { take: 'blue-rope' })).toBe('HANDS_FULL');
    expect(doing(one, 'blue-cleric', { take: 'blue-troll' })).toBe('HANDS_FULL');
    expect(doing(one, 'blue-cleric', { leave: 'blue-key', take: 'blue-rope' })).toBeNull();
    expect(doing(one, 'blue-cleric', { take: 'blue-rope' }, { leave: 'blue-key' })).toBe('HANDS_FULL');
  });

  test('[CG-ITEM-5] takes from, gives to and swaps with a friend in the zone', () => {
    const give = board(`
        +---+   +---+---+===+
      8  bCl bNa  G   G   G
        +---+-:-+---+---+   +
      7   C   C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bCl: holds bKe
    `);
    after(give, 'blue-cleric', { leave: 'blue-key', to: 'blue-naga' });
    expect(give.loadOf('blue-naga')).toBe('blue-key');
    const take = board(`
        +---+   +---+---+===+
      8  bCl bNa  G   G   G
        +---+-:-+---+---+   +
      7   C   C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bNa: holds bKe
    `);
    after(take, 'blue-cleric', { take: 'blue-key' });
    expect([take.loadOf('blue-cleric'), take.loadOf('blue-naga')]).toEqual(['blue-key', null]);
    const swap = board(`
        +---+   +---+---+===+
      8  bCl bNa  G   G   G
        +---+-:-+---+---+   +
      7   C   C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bCl: holds bRo
      bNa: holds bKe
    `);
    after(swap, 'blue-cleric', { leave: 'blue-rope', to: 'blue-naga', take: 'blue-key' });
    expect([swap.loadOf('blue-cleric'), swap.loadOf('blue-naga')]).toEqual(['blue-key', 'blue-rope']);
    const elsewhere = board(`
        +---+   +---+---+===+
      8  bCl  G   G   G   G
        +---+-:-+---+---+   +
      7  bNa  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bNa: holds bKe
    `);
    expect(doing(elsewhere, 'blue-cleric', { take: 'blue-key' })).toBe('NOT_THERE');
  });

  test('[CG-ITEM-6, CG-ITEM-4] a friend with his hands full is given nothing', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl bNa  G   G   G
        +---+-:-+---+---+   +
      bCl: holds bRo
      bNa: holds bKe
    `);
    expect(doing(one, 'blue-cleric', { leave: 'blue-rope', to: 'blue-naga' })).toBe('RECEIVER_FULL');
  });

  test('[CG-RULING-67] as often as he likes, in every zone he touches', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bBo  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bNa bRo  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl bKe  C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    one.do(
      one.go('blue-cleric', 'A.C A.G B.T', [
        { step: 0, take: 'blue-key' },
        { step: 1, leave: 'blue-key', to: 'blue-naga' },
        { step: 1, take: 'blue-rope' },
        { step: 2, leave: 'blue-rope', take: 'blue-bow' },
        { step: 2, leave: 'blue-bow', take: 'blue-rope' },
      ]),
    );
    expect([one.loadOf('blue-naga'), one.loadOf('blue-cleric'), one.where('blue-bow'), one.ap]).toEqual([
      'blue-key',
      'blue-rope',
      one.zone('B.T'),
      5,
    ]);
  });

  test('[CG-RULING-75] one Bow serves two archers in a turn, if it is handed over between the shots', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |yTr  T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bCl bNa  G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
      bCl: holds bBo
    `);
    expect(one.fight('blue-cleric', 'yellow-troll', 0, 0).attack).toBe(1);
    expect(one.why({ type: 'attack', piece: 'blue-naga', target: 'yellow-troll' })).toBe('NOT_IN_ZONE');
    after(one, 'blue-naga', { take: 'blue-bow' });
    expect(one.fight('blue-naga', 'yellow-troll', 0, 0).attack).toBe(1);
  });

  test('[CG-ITEM-8] everybody sees what anybody carries', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl  G   G   G   G
        +---+-:-+---+---+   +
      bCl: holds bBo
    `);
    for (const viewer of [0, 1]) {
      const { pieces } = viewOf(one.position, viewer).shown;
      expect(pieces.find(({ id }) => id === 'blue-bow')?.where).toEqual({ holder: 'blue-cleric' });
    }
  });

  test('[CG-RULING-70] nothing is taken from an unwounded enemy', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl yNa  G   G   G
        +---+-:-+---+---+   +
      yNa: holds yKe
    `);
    expect(doing(one, 'blue-cleric', { take: 'yellow-key' })).toBe('HELD_BY_ENEMY');
  });

  test('[CG-WOUND-10] from a wounded of either colour one takes, or swaps', () => {
    for (const colour of ['blue', 'yellow']) {
      const pieces = `
          +---+   +---+---+===+
        8  bCl  1   G   G   G
          +---+-:-+---+---+   +
        ${colour}-naga: 1, wounded, holds ${colour}-key
      `;
      expect(doing(board(pieces), 'blue-cleric', { take: `${colour}-key` })).toBeNull();
      const swap = board(`${pieces}\nbCl: holds bRo`);
      after(swap, 'blue-cleric', { leave: 'blue-rope', to: `${colour}-naga`, take: `${colour}-key` });
      expect([swap.loadOf('blue-cleric'), swap.loadOf(`${colour}-naga`)]).toEqual([
        `${colour}-key`,
        'blue-rope',
      ]);
    }
  });

  test('[CG-RULING-68, CG-RULING-69] a wounded friend is given something, a wounded enemy is not', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl bna yna ytr  G
        +---+-:-+---+---+   +
      bCl: holds bRo
      yTr: holds yKe
    `);
    expect(doing(one, 'blue-cleric', { leave: 'blue-rope', to: 'blue-naga' })).toBeNull();
    expect(doing(one, 'blue-cleric', { leave: 'blue-rope', to: 'yellow-naga' })).toBe('NOTHING_FOR_ENEMIES');
    expect(doing(one, 'blue-cleric', { leave: 'blue-rope', to: 'yellow-naga', take: 'yellow-key' })).toBe(
      'NOTHING_FOR_ENEMIES',
    );
  });

  test('[CG-RULING-76] a spent friend may give and take', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl bNa  G   G   G
        +---+-:-+---+---+   +
      bNa: holds bKe, spent
    `);
    expect(doing(one, 'blue-cleric', { take: 'blue-key' })).toBeNull();
    const give = board(`
        +---+   +---+---+===+
      8  bCl bNa  G   G   G
        +---+-:-+---+---+   +
      bCl: holds bKe
      bNa: spent
    `);
    expect(doing(give, 'blue-cleric', { leave: 'blue-key', to: 'blue-naga' })).toBeNull();
  });

  test('[CG-CHAR-Ghost-5, CG-CHAR-Ghost-6, CG-RULING-77, CG-RULING-192] a Ghost holds nothing, wounded or not, and is carried like others', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bGh bna bKe  G   G
        +---+-:-+---+---+   +
    `);
    expect(doing(one, 'blue-ghost', { take: 'blue-key' })).toBe('CARRIES_NOTHING');
    expect(doing(one, 'blue-ghost', { take: 'blue-naga' })).toBe('CARRIES_NOTHING');
    for (const state of ['', ', wounded']) {
      const giver = board(`
          +---+   +---+---+===+
        8  bCl  1   G   G   G
          +---+-:-+---+---+   +
        bCl: holds bKe
        bGh: 1${state}
      `);
      expect(doing(giver, 'blue-cleric', { leave: 'blue-key', to: 'blue-ghost' })).toBe('RECEIVER_FULL');
    }
    const carrier = board(`
        +---+   +---+---+===+
      8  bCl bgh  G   G   G
        +---+-:-+---+---+   +
    `);
    expect(doing(carrier, 'blue-cleric', { take: 'blue-ghost' })).toBeNull();
  });

  test('[CG-ITEM-6] whoever lists moves lists only those that are allowed', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl bNa btr bBo  G
        +---+-:-+---+---+   +
      bNa: holds bKe
      bTr: holds bRo
    `);
    const moves = one.legal('move', 'blue-cleric');
    expect(moves.filter((move) => one.why(move) !== null)).toEqual([]);
    const taken = new Set(
      moves.flatMap((move) => (move.type === 'move' ? (move.handlings ?? []) : [])).map(({ take }) => take),
    );
    for (const thing of ['blue-key', 'blue-rope', 'blue-bow', 'blue-troll']) expect(taken).toContain(thing);
  });
});

describe('the Paladin', () => {
  test('[CG-CHAR-Paladin-2] carries two loads: objects, wounded or one of each, and not three', () => {
    for (const [first, second] of [
      ['blue-key', 'blue-rope'],
      ['blue-troll', 'blue-naga'],
      ['blue-key', 'blue-troll'],
    ]) {
      const one = board(`
          +---+   +---+---+===+
        8  bPa  1   2  bBo  G
          +---+-:-+---+---+   +
        ${first}: 1, wounded
        ${second}: 2, wounded
      `);
      expect(doing(one, 'blue-paladin', { take: first }, { take: second })).toBeNull();
      expect(doing(one, 'blue-paladin', { take: first }, { take: second }, { take: 'blue-bow' })).toBe(
        'HANDS_FULL',
      );
      expect(
        doing(one, 'blue-paladin', { take: first }, { take: second }, { leave: first, take: 'blue-bow' }),
      ).toBeNull();
    }
  });

  test('[CG-CHAR-Paladin-2] what he carries serves him, whichever of the two it is', () => {
    const one = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 | T   T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  bPa  G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bPa: holds bKe, holds bRo
    `);
    expect(one.why(one.go('blue-paladin', 'B.G B.T'))).toBeNull();
    expect(one.why({ type: 'openGate', piece: 'blue-paladin', at: { slot: 1, gate: 0 } })).toBeNull();
    expect(one.legal('openGate', 'blue-paladin')).toHaveLength(1);
    const keys = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 | T   T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  bPa  G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bPa: holds bKe, holds yKe
    `);
    expect(keys.legal('openGate', 'blue-paladin')).toHaveLength(1);
    const mixed = board(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 | T   T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  bPa  G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bPa: holds bTr, holds yKe
      bTr: wounded
    `);
    expect(mixed.legal('openGate', 'blue-paladin')).toHaveLength(1);
  });

  test('[CG-CHAR-Paladin-6] wounded, he still holds two objects, and is given a second one', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl bpa  G   G   G
        +---+-:-+---+---+   +
      bCl: holds bKe
      bPa: holds bRo
    `);
    expect(doing(one, 'blue-cleric', { leave: 'blue-key', to: 'blue-paladin' })).toBeNull();
  });
});

describe('carrying the wounded', () => {
  test('[CG-CARRY-1] a friend is carried, an enemy is not', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl bna bTh yna  G
        +---+-:-+---+---+   +
    `);
    expect(doing(one, 'blue-cleric', { take: 'blue-naga' })).toBeNull();
    expect(doing(one, 'blue-cleric', { take: 'yellow-naga' })).toBe('ENEMY_WOUNDED_NOT_CARRIED');
    expect(doing(one, 'blue-cleric', { take: 'blue-thief' })).toBe('NOT_A_LOAD');
  });

  test('[CG-CARRY-2, CG-RULING-74] taken up and dropped on the way for nothing, and handed to a friend', () => {
    const one = board(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  bTh  G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCl bna  C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    one.do(
      one.go('blue-cleric', 'A.C A.G', [
        { step: 0, take: 'blue-naga' },
        { step: 1, leave: 'blue-naga', to: 'blue-thief' },
      ]),
    );
    expect([one.loadOf('blue-thief'), one.ap]).toEqual(['blue-naga', 5]);
    one.do(one.go('blue-thief', 'A.G B.T', [{ step: 1, leave: 'blue-naga' }]));
    expect(one.where('blue-naga')).toBe(one.zone('B.T'));
  });

  test('[CG-RULING-73] a wounded carries no wounded', () => {
    const one = board(`
        +---+   +---+---+===+
      8  bCl bth  G   G   G
        +---+-:-+---+---+   +
      bCl: holds bNa
      bNa: wounded
    `);
    expect(doing(one, 'blue-cleric', { leave: 'blue-naga', to: 'blue-thief' })).toBe(
      'WOUNDED_CARRIES_NOBODY',
    );
  });

  test('[CG-RULING-71] he keeps what he holds; the carrier cannot use it; friends take it in passing, enemies do not', () => {
    const pieces = `
        +---+   +---+---+===+
      8  bCl bna bTh yTh  G
        +---+-:-+---+---+   +
      bNa: holds bKe
    `;
    const one = board(pieces);
    after(one, 'blue-cleric', { take: 'blue-naga' });
    expect([one.loadOf('blue-naga'), one.loadOf('blue-cleric')]).toEqual(['blue-key', 'blue-naga']);
    expect(one.why({ type: 'openGate', piece: 'blue-cleric', at: { slot: 0, gate: 0 } })).toBe(
      'NO_SUCH_ABILITY',
    );
    expect(doing(one, 'blue-thief', { take: 'blue-key' })).toBeNull();
    one.do({ type: 'endTurn' });
    expect(doing(one, 'yellow-thief', { take: 'blue-key' })).toBe('HELD_BY_ENEMY');
    const lying = board(pieces, { turn: 'yellow' });
    expect(doing(lying, 'yellow-thief', { take: 'blue-key' })).toBeNull();
  });

  test('[CG-RULING-71] a table may read it otherwise: then it stays in the zone', () => {
    const one = board(
      `
          +---+   +---+---+===+
        8  bCl bna bTh  G   G
          +---+-:-+---+---+   +
        bNa: holds bKe
        bTh: holds bRo
      `,
      { rules: { carriedKeeps: false } },
    );
    expect(one.legal('move', 'blue-cleric').filter((move) => one.why(move) !== null)).toEqual([]);
    after(one, 'blue-cleric', { take: 'blue-naga' });
    expect(one.where('blue-key')).toBe(one.zone('A.G'));
    expect(doing(one, 'blue-thief', { leave: 'blue-rope', to: 'blue-naga' })).toBe('RECEIVER_FULL');
  });
});

test('[CG-RULING-71] where a carried wounded keeps nothing, nobody gives him something while taking him up', () => {
  const pieces = `
       +   +---+---+   +---+---+   +---+   +---+
    10 |bNa bth: C   C   C | S   S | T   T   T |
       +   +   +   +   +   +   +   +   +   +   +
     9 | T   T | C   C   C | S   S   o   T   T
       +   +   +   +===+---+   +---+   +-:-+   +
     8   T   T   o   G   G | G   G   G | C   C
       +---+---+   +   +   +   +   +---+   +   +
     7 : S   S   S   G   G | G   G | C   C   C |
       +   +   +   +   +   +   +   +   +   +   +
     6   S   S   S | G   G   G   G | C   C   C
       +---+---+   +---+   +---+   +---+---+   +
     5 | T   T   T   S   S |yGm  C   C : T   T
       +   +   +   +   +   +   +   +   +   +   +
     4 | T   o   T : S   S | C   C   C | T   T |
       +---+   +---+---+===+   +   +   +   +   +
     3   G   G   G   G   G | C   C   o   T   T
       +---+-:-+---+---+   +   +---+   +   +---+
    bNa: holds bRo
  `;
  const rooms = ['blue-cw', 'blue-ccw', 'green-cw', 'green-ccw'];
  const give = { step: 0, leave: 'blue-rope', to: 'blue-thief', take: 'blue-thief' };
  const strict = zones({ rooms, pieces, rules: { carriedKeeps: false } });
  expect(strict.why(strict.go('blue-naga', 'A.T', [give]))).toBe('RECEIVER_FULL');
  const ruled = zones({ rooms, pieces });
  expect(ruled.why(ruled.go('blue-naga', 'A.T', [give]))).toBeNull();
});

/** Takes up a wounded, carries him on, and takes there what he held. */
const carryOn = (one: ZoneBoard) =>
  one.go('blue-cleric', 'A.C A.G', [
    { step: 0, take: 'blue-naga' },
    { step: 1, leave: 'blue-naga', take: 'blue-key' },
  ]);

test('[CG-RULING-71] where a carried wounded holds nothing, what he held stays where he was taken up', () => {
  const pieces = `
      +---+-:-+---+---+   +
    7  bCl bna  C   C   C |
      +   +   +   +   +   +
    6 | C   C   C   C   C |
      +---+---+---+   +---+
    bNa: holds bKe
  `;
  const strict = zones({ rooms: ROOMS, pieces, rules: { carriedKeeps: false } });
  expect(strict.why(carryOn(strict))).toBe('NOT_THERE');
  const usual = zones({ rooms: ROOMS, pieces });
  expect(usual.why(carryOn(usual))).toBeNull();
});
