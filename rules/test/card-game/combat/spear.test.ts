import { describe, expect, test } from 'vitest';
import { attackOf, sides, strengths, targets } from '../../../testing/fighting.ts';
import type { ZoneBoard } from '../../../testing/zone-board.ts';
import { arena, fates } from './arena.ts';

/** A Naga with a spear in T of B; a Warrior behind the slit in C. */
const BEHIND_THE_SLIT = `
       f   g   h   i   j
     +   +---+---+   +---+
  10 |bNa  T :yWr  C   C
     +   +   +   +   +   +
   9 | T   T | C   C   C |
     +   +   +   +===+---+
   8   T   T   o   G   G
     +---+---+   +   +   +
  bNa: holds bSp
`;
const thrust = (pieces = BEHIND_THE_SLIT, options: Parameters<typeof arena>[1] = {}): ZoneBoard =>
  arena(pieces, options);

describe('the telescoping spear', () => {
  test('[CG-OBJ-Spear-1, CG-OBJ-Spear-3, CG-OBJ-Spear-4, CG-ROOM-14] begins a close combat one zone away: over an open edge, a pit, a slit', () => {
    const board = thrust(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bNa  T :yWr  C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8  yTr  G   G   G   G   T   T   o  yGo  G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
      bNa: holds bSp
    `);
    expect(targets(board, 'blue-naga')).toEqual(['yellow-goblin', 'yellow-troll', 'yellow-warrior']);
    expect(strengths(board, 'blue-naga', 'yellow-warrior')).toEqual([2, 3]);
    const far = arena(`
         +   +---+   +---+   +   +---+---+   +---+
      10 |yWr  T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bNa  C   C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
      bNa: holds bSp
    `);
    expect(far.refusal(attackOf('blue-naga', 'yellow-warrior'))).toMatchObject({
      code: 'SPEAR_OUT_OF_REACH',
      rule: 'CG-OBJ-Spear-1',
    });
  });

  test('[CG-OBJ-Spear-2] no wall or closed portcullis in between, no diagonals', () => {
    // T and S of B: walls and the corner of a pit. C and G: a portcullis, a wall and the corner of that pit.
    expect(
      thrust(`
             f   g   h   i   j
           +   +---+---+   +---+
        10 |bNa  T :yWr  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
         7 |yGo  S   S   G   G |
           +   +   +   +   +   +
         6 | S   S   S | G   G
           +---+   +---+---+   +
        bNa: holds bSp
      `).why(attackOf('blue-naga', 'yellow-goblin')),
    ).toBe('SPEAR_OUT_OF_REACH');
    expect(
      arena(`
             f   g   h   i   j
           +   +---+---+   +---+
        10 | T   T :bNa  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o  yWr  G
           +---+---+   +   +   +
         7 | S   S   S   G   G |
           +   +   +   +   +   +
         6 | S   S   S | G   G
           +---+   +---+---+   +
        bNa: holds bSp
      `).why(attackOf('blue-naga', 'yellow-warrior')),
    ).toBe('SPEAR_OUT_OF_REACH');
    expect(
      arena(
        `
               f   g   h   i   j
             +   +---+---+   +---+
          10 | T   T :bNa  C   C
             +   +   +   +   +   +
           9 | T   T | C   C   C |
             +   +   +   += =+---+
           8   T   T   o  yWr  G
             +---+---+   +   +   +
           7 | S   S   S   G   G |
             +   +   +   +   +   +
           6 | S   S   S | G   G
             +---+   +---+---+   +
          bNa: holds bSp
        `,
        { open: 'B' },
      ).why(attackOf('blue-naga', 'yellow-warrior')),
    ).toBeNull();
  });

  test('[CG-RULING-124] costs one point', () => {
    const board = thrust();
    board.do(attackOf('blue-naga', 'yellow-warrior'));
    expect(board.ap).toBe(5);
  });

  test('[CG-OBJ-Spear-5, CG-OBJ-Spear-6] defeat breaks the spear and leaves its user untouched', () => {
    const board = thrust();
    expect(board.fight('blue-naga', 'yellow-warrior', 0, 6).winner).toBe(1);
    expect(board.isWounded('blue-naga')).toBe(false);
    expect(board.where('blue-telescoping-spear')).toBe('removed');
  });

  test('[CG-OBJ-Spear-7] victory wounds, or eliminates a wounded, and the spear stays', () => {
    const board = thrust();
    board.fight('blue-naga', 'yellow-warrior', 6, 0);
    expect(fates(board, ['yellow-warrior'])).toEqual({ 'yellow-warrior': 'wounded' });
    expect(board.loadOf('blue-naga')).toBe('blue-telescoping-spear');
    const again = thrust(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bNa  T :ywr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
      bNa: holds bSp
    `);
    again.fight('blue-naga', 'yellow-warrior', 6, 0);
    expect(again.where('yellow-warrior')).toBe('killed');
    expect(again.points('blue')).toBe(1);
  });

  test('[CG-OBJ-Spear-8, CG-RULING-195] a tie does nothing', () => {
    const board = thrust();
    expect(board.fight('blue-naga', 'yellow-warrior', 1, 0).winner).toBeNull();
    expect(board.loadOf('blue-naga')).toBe('blue-telescoping-spear');
    expect(board.isWounded('yellow-warrior')).toBe(false);
  });

  test('[CG-OBJ-Spear-9] in the own zone one fights without it and is wounded', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa yWr  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bNa: holds bSp
    `);
    board.fight('blue-naga', 'yellow-warrior', 0, 6);
    expect(board.isWounded('blue-naga')).toBe(true);
    expect(board.loadOf('blue-naga')).toBe('blue-telescoping-spear');
  });

  test('[CG-OBJ-Spear-10] not in defence', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bWr yNa  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yNa: holds ySp
    `);
    board.fight('blue-warrior', 'yellow-naga', 6, 0);
    expect(board.isWounded('yellow-naga')).toBe(true);
    expect(board.loadOf('yellow-naga')).toBe('yellow-telescoping-spear');
  });

  test('[CG-OBJ-Spear-11, CG-RULING-127] not with an enemy in the zone, a wounded one included unless the table says otherwise', () => {
    const near = thrust(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bNa yGo:yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
      bNa: holds bSp
    `);
    expect(near.refusal(attackOf('blue-naga', 'yellow-warrior'))).toMatchObject({
      code: 'ENEMY_KEEPS_SPEAR_BACK',
      rule: 'CG-OBJ-Spear-11',
    });
    const wounded = `
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bNa ygo:yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
      bNa: holds bSp
    `;
    expect(thrust(wounded).why(attackOf('blue-naga', 'yellow-warrior'))).toBe('ENEMY_KEEPS_SPEAR_BACK');
    const milder = thrust(wounded, { rules: { woundedHinder: false } });
    expect(milder.why(attackOf('blue-naga', 'yellow-warrior'))).toBeNull();
  });

  test('[CG-OBJ-Spear-12, CG-RULING-125] all enemies of the attacked zone defend, friends there attack along, friends beside the user and other spears stay out', () => {
    const board = thrust(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bNa bTh:bCl yGo ywi
         +   +   +   +   +   +
       9 | T   T |yWr  C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bGm  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bGm: holds ySp
      bNa: holds bSp
    `);
    expect(sides(board, 'blue-naga', 'yellow-warrior')).toEqual({
      attackers: ['blue-cleric', 'blue-naga'],
      defenders: ['yellow-goblin', 'yellow-warrior'],
    });
    expect(sides(board, 'blue-naga', 'yellow-wizard').defenders).toEqual([
      'yellow-goblin',
      'yellow-warrior',
      'yellow-wizard',
    ]);
    expect(board.refusal(attackOf('blue-naga', 'yellow-warrior', ['blue-golem']))).toMatchObject({
      code: 'CANNOT_JOIN',
      rule: 'CG-RULING-134',
    });
  });

  test('[CG-RULING-126] lost: friends in the zone are wounded, the user and whom he carries are not, the spear is gone', () => {
    const board = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bPa  T :bCl yWr  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
      bGo: wounded
      bPa: holds bGo, holds bSp
    `);
    board.fight('blue-paladin', 'yellow-warrior', 0, 6);
    expect(fates(board, ['blue-paladin', 'blue-goblin', 'blue-cleric'])).toEqual({
      'blue-paladin': 'unhurt',
      'blue-goblin': 'wounded',
      'blue-cleric': 'wounded',
    });
    expect(board.where('blue-telescoping-spear')).toBe('removed');
  });

  test('[CG-RULING-118] of two spears one breaks', () => {
    const board = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bPa  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
      bPa: holds bSp, holds ySp
    `);
    board.fight('blue-paladin', 'yellow-warrior', 0, 6);
    expect(board.where('blue-telescoping-spear')).toBe('removed');
    expect(board.loadOf('blue-paladin')).toBe('yellow-telescoping-spear');
  });

  test('[CG-RULING-129] what works in close combat works with the spear', () => {
    const telepath = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bTe  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTe: holds bSp
    `);
    telepath.do(attackOf('blue-telepath', 'yellow-warrior'));
    expect(telepath.stage).toBe('name');
    const berserker = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bBe  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bBe: holds bSp
    `);
    berserker.do(attackOf('blue-berserker', 'yellow-warrior'));
    expect(berserker.stage).toBe('count');
    const master = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bWe  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bWe: holds bSp
    `);
    master.do(attackOf('blue-weapon-master', 'yellow-warrior'));
    expect(master.seat).toBe(1);
    const stab = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bBs  T :bCl yWr  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  bGe  G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bBs: holds bSp
    `);
    // Backstabber 2+2+1, Cleric 2+1.
    expect(strengths(stab, 'blue-backstabber', 'yellow-warrior')).toEqual([8, 3]);
  });

  test('[CG-RULING-130] a Large shield does not help', () => {
    const board = thrust(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bNa  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
      bNa: holds bSp
      yWr: holds ySh
    `);
    expect(board.why(attackOf('blue-naga', 'yellow-warrior'))).toBeNull();
  });

  test('[CG-RULING-119] a Sword does not help a thrust, unless the table says so', () => {
    const pieces = `
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bPa  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
      bPa: holds bSw, holds bSp
    `;
    expect(strengths(arena(pieces), 'blue-paladin', 'yellow-warrior')).toEqual([3, 3]);
    const milder = arena(pieces, { rules: { swordWithSpear: true } });
    expect(strengths(milder, 'blue-paladin', 'yellow-warrior')).toEqual([4, 3]);
  });
});
