import { describe, expect, test } from 'vitest';
import { combatFaults } from '../../../src/position-json/faults/combat.ts';
import { FIGHTING, FIRED } from '../../../src/model/fields.ts';
import { unmark } from '../../../src/model/position.ts';
import { cardsSeenBy } from '../../../src/view/who-may-see-what.ts';
import {
  attackOf,
  BLUE,
  handOf,
  heard,
  sides,
  strengths,
  targets,
  YELLOW,
} from '../../../testing/fighting.ts';
import type { ZoneBoard } from '../../../testing/zone-board.ts';
import { arena, bears, fates } from './arena.ts';

/** A Thief with a Bow in S of B, a Crossbowman in T of B; both see C of B, over the pit and through the slit. */
const RANGE = `
       f   g   h   i   j
     +   +---+---+   +---+
  10 |bCr  T :yWr  C   C
     +   +   +   +   +   +
   9 | T   T | C   C   C |
     +   +   +   +===+---+
   8   T   T   o   G   G
     +---+---+   +   +   +
   7 |bTh  S   S   G   G |
     +   +   +   +   +   +
   6 | S   S   S | G   G
     +---+   +---+---+   +
  bTh: holds bBo
`;
const range = (pieces = RANGE, options: Parameters<typeof arena>[1] = {}): ZoneBoard =>
  arena(pieces, options);

describe('ranged combat', () => {
  test('[CG-RANGED-1, CG-OBJ-Bow-1, CG-CHAR-Crossbowman-2] the Crossbowman and any bearer of a Bow shoot for one point, nobody else', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr bNa:yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
    `);
    expect(targets(board, 'blue-thief')).toEqual(['yellow-warrior']);
    expect(targets(board, 'blue-crossbowman')).toEqual(['yellow-warrior']);
    expect(targets(board, 'blue-naga')).toEqual([]);
    board.do(attackOf('blue-thief', 'yellow-warrior'));
    expect(board.ap).toBe(5);
  });

  test('[CG-RANGED-2] at a target in sight', () => {
    const board = range(`
         +   +---+   +---+   +   +---+---+   +---+
      10 |yGo  T   T   S   S |bCr  T :yWr  C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C |bTh  S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
      bTh: holds bBo
    `);
    expect(board.refusal(attackOf('blue-thief', 'yellow-goblin'))).toMatchObject({
      code: 'NOT_IN_SIGHT',
      rule: 'CG-LOS-1',
    });
  });

  test('[CG-RANGED-3] with cards, as in close combat', () => {
    const board = range();
    board.fight('blue-thief', 'yellow-warrior', 3, 2);
    expect(handOf(board, BLUE)).toEqual([0, 1, 2, 2, 3, 4, 5, 6]);
    expect(handOf(board, YELLOW)).toEqual([0, 1, 2, 3, 3, 4, 5, 6]);
  });

  test('[CG-RANGED-4, CG-RULING-141] a lost shot hurts no shooter, nor whom he carries', () => {
    const board = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
      bCr: holds bGo
      bGo: wounded
    `);
    expect(board.fight('blue-crossbowman', 'yellow-warrior', 0, 6).winner).toBe(YELLOW);
    expect(fates(board, ['blue-crossbowman', 'blue-goblin'])).toEqual({
      'blue-crossbowman': 'unhurt',
      'blue-goblin': 'wounded',
    });
    expect(board.points('yellow')).toBe(0);
  });

  test('[CG-RANGED-5, CG-RANGED-6, CG-OBJ-Bow-3] the value of the weapon counts, whoever shoots, and nothing changes it', () => {
    expect(strengths(range(), 'blue-thief', 'yellow-warrior')).toEqual([1, 3]);
    expect(strengths(range(), 'blue-crossbowman', 'yellow-warrior')).toEqual([3, 3]);
    const helped = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 | T   T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  bGe  G
         +---+---+   +   +   +
       7 |bPa  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bPa: holds bBo, holds bSw
    `);
    expect(strengths(helped, 'blue-paladin', 'yellow-warrior')).toEqual([1, 3]);
  });

  test('[CG-RULING-118] two Bows shoot like one, unless the table lets them add', () => {
    const pieces = `
           f   g   h   i   j
         +   +---+---+   +---+
      10 | T   T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bPa  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bPa: holds bBo, holds yBo
    `;
    expect(strengths(arena(pieces), 'blue-paladin', 'yellow-warrior')).toEqual([1, 3]);
    expect(strengths(arena(pieces, { rules: { bowsAdd: true } }), 'blue-paladin', 'yellow-warrior')).toEqual([
      2, 3,
    ]);
  });

  test('[CG-RULING-116] Armor counts for who is shot at', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
      yWr: holds yAr
    `);
    expect(strengths(board, 'blue-thief', 'yellow-warrior')).toEqual([1, 4]);
  });

  test('[CG-RANGED-7, CG-CHAR-Telepath-6, CG-CHAR-WeaponMaster-4, CG-CHAR-Berserker-6] abilities of close combat are silent', () => {
    for (const shooter of ['blue-telepath', 'blue-weapon-master', 'blue-berserker']) {
      const board = arena(`
             f   g   h   i   j
           +   +---+---+   +---+
        10 | T   T :yGo  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
         7 | 1   S   S   G   G |
           +   +   +   +   +   +
        ${shooter}: 1, holds bBo
      `);
      board.do(attackOf(shooter, 'yellow-goblin'));
      expect([shooter, board.stage, board.seat]).toEqual([shooter, 'layCard', BLUE]);
    }
    for (const target of ['yellow-telepath', 'yellow-weapon-master']) {
      const board = arena(`
             f   g   h   i   j
           +   +---+---+   +---+
        10 | T   T : 1   C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
         7 |bTh  S   S   G   G |
           +   +   +   +   +   +
        bTh: holds bBo
        ${target}: 1
      `);
      board.do(attackOf('blue-thief', target));
      expect([target, board.stage, board.seat]).toEqual([target, 'layCard', BLUE]);
    }
  });

  test('[CG-CHAR-WeaponMaster-4] a Weapon master who is shot at sees no card before she chooses hers', () => {
    const board = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 | T   T :yWe  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
    `);
    board.do(attackOf('blue-thief', 'yellow-weapon-master'));
    const told = heard(board, { type: 'layCard', card: 3 }, YELLOW);
    expect(told).toEqual([{ type: 'cardLaid', seat: BLUE, card: 'hidden' }]);
    expect(cardsSeenBy(board.position, YELLOW)).toEqual([]);
  });

  test('[CG-RANGED-8, CG-RULING-127] nobody shoots while an enemy shares his zone, wounded or not', () => {
    const near = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh yGo  S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
    `);
    expect(near.refusal(attackOf('blue-thief', 'yellow-warrior'))).toMatchObject({
      code: 'ENEMY_IN_ZONE',
      rule: 'CG-RANGED-8',
    });
    const wounded = `
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh ygo  S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
    `;
    expect(range(wounded).why(attackOf('blue-thief', 'yellow-warrior'))).toBe('ENEMY_IN_ZONE');
    const milder = range(wounded, { rules: { woundedHinder: false } });
    expect(milder.why(attackOf('blue-thief', 'yellow-warrior'))).toBeNull();
  });

  test('[CG-RANGED-9, CG-RULING-143] the rest is as in close combat: no second attack on one wounded in this turn, a wounded plays a card and dies', () => {
    const board = range();
    board.fight('blue-thief', 'yellow-warrior', 6, 0);
    expect(board.isWounded('yellow-warrior')).toBe(true);
    expect(board.why(attackOf('blue-crossbowman', 'yellow-warrior'))).toBe('WOUNDED_THIS_TURN');
    const wounded = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :ywr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
    `);
    expect(wounded.fight('blue-thief', 'yellow-warrior', 2, 1)).toEqual({
      attack: 3,
      defence: 1,
      winner: BLUE,
    });
    expect(wounded.where('yellow-warrior')).toBe('killed');
    expect(wounded.points('blue')).toBe(1);
  });

  test('[CG-OBJ-Bow-2, CG-RULING-75] a Bow shoots any number of times, by one or by several hands', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :yGo yWr  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
    `);
    board.fight('blue-thief', 'yellow-warrior', 6, 0);
    board.fight('blue-thief', 'yellow-goblin', 5, 0);
    expect(fates(board, ['yellow-warrior', 'yellow-goblin'])).toEqual({
      'yellow-warrior': 'wounded',
      'yellow-goblin': 'wounded',
    });
    expect(board.ap).toBe(4);
    const handed = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :yGo yWr  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bNa bTh  S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
    `);
    handed.fight('blue-thief', 'yellow-warrior', 6, 0);
    expect(handed.why(attackOf('blue-naga', 'yellow-goblin'))).toBe('NOT_IN_ZONE');
    handed.do(handed.go('blue-naga', 'B.S', [{ step: 0, take: 'blue-bow' }]));
    expect(handed.why(attackOf('blue-naga', 'yellow-goblin'))).toBeNull();
  });
});

describe('who takes part in a ranged combat', () => {
  test('[CG-RANGED-10, CG-RANGED-11, CG-RANGED-16] attackers in the target’s zone join, and then the other defenders there', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :bNa yGo yWr
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
    `);
    expect(sides(board, 'blue-thief', 'yellow-warrior')).toEqual({
      attackers: ['blue-naga', 'blue-thief'],
      defenders: ['yellow-goblin', 'yellow-warrior'],
    });
    expect(strengths(board, 'blue-thief', 'yellow-warrior')).toEqual([3, 4]);
    board.fight('blue-thief', 'yellow-warrior', 0, 6);
    expect(fates(board, ['blue-naga', 'blue-thief'])).toEqual({
      'blue-naga': 'wounded',
      'blue-thief': 'unhurt',
    });
  });

  test('[CG-RANGED-14] without them the other defenders stay out', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :yGo yWr  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
    `);
    expect(sides(board, 'blue-thief', 'yellow-warrior').defenders).toEqual(['yellow-warrior']);
  });

  test('[CG-RANGED-12, CG-RANGED-15, CG-RULING-134] further shooters who see the target join if their player wishes, for the one point', () => {
    const board = range();
    expect(board.legal('attack', 'blue-thief')).toEqual([
      attackOf('blue-thief', 'yellow-warrior'),
      attackOf('blue-thief', 'yellow-warrior', ['blue-crossbowman']),
    ]);
    expect(sides(board, 'blue-thief', 'yellow-warrior').attackers).toEqual(['blue-thief']);
    expect(strengths(board, 'blue-thief', 'yellow-warrior', ['blue-crossbowman'])).toEqual([4, 3]);
    board.fight('blue-thief', 'yellow-warrior', 0, 0, ['blue-crossbowman']);
    expect(board.ap).toBe(5);
  });

  test('[CG-RANGED-12, CG-RULING-134] with allShootersJoin every shooter who sees the target joins', () => {
    const strict = { rules: { allShootersJoin: true } };
    const board = range(
      `
           +   +---+   +---+   +   +---+---+   +---+
        10 | T   T   T   S   S |bCr  T :yWr  C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8   G   G   G   G   G   T   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
         7   C   C   C   C   C |bTh  S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +---+---+---+   +---+---+   +---+---+   +
        bTh: holds bBo
      `,
      strict,
    );
    const all = attackOf('blue-thief', 'yellow-warrior', ['blue-crossbowman']);
    expect(board.legal('attack', 'blue-thief')).toEqual([all]);
    expect(board.refusal(attackOf('blue-thief', 'yellow-warrior'))).toMatchObject({
      code: 'MUST_JOIN',
      rule: 'CG-RULING-134',
      piece: 'blue-crossbowman',
    });
    expect(board.why(all)).toBe(null);
    expect(strengths(board, 'blue-thief', 'yellow-warrior', ['blue-crossbowman'])).toEqual([4, 3]);
    // With which weapon is still his to say.
    const armed = range(
      `
           +   +---+   +---+   +   +---+---+   +---+
        10 | T   T   T   S   S |bCr  T :yWr  C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8   G   G   G   G   G   T   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
         7   C   C   C   C   C |bTh  S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +---+---+---+   +---+---+   +---+---+   +
        bCr: holds yBo
        bTh: holds bBo
      `,
      strict,
    );
    expect(armed.legal('attack', 'blue-thief')).toEqual([all, { ...all, with: ['yellow-bow'] }]);
    // Whoever could not join need not.
    const blind = range(
      `
           +   +---+   +---+   +   +---+---+   +---+
        10 |bCr  T   T   S   S | T   T :yWr  C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8   G   G   G   G   G   T   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
         7   C   C   C   C   C |bTh  S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +---+---+---+   +---+---+   +---+---+   +
        bTh: holds bBo
      `,
      strict,
    );
    expect(blind.legal('attack', 'blue-thief')).toEqual([attackOf('blue-thief', 'yellow-warrior')]);
    // A combat that leaves one of them out was not declared so.
    board.do(all);
    expect([...combatFaults(board.position)]).toEqual([]);
    unmark(board.position, board.piece('blue-crossbowman'), FIGHTING);
    expect([...combatFaults(board.position)].map(({ words }) => words.en)).toContainEqual(
      expect.stringContaining('in this combat it attacks'),
    );
  });

  test('[CG-RANGED-13] shooters of the defending side never do', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  yTh  G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
      yTh: holds yBo
    `);
    expect(sides(board, 'blue-thief', 'yellow-warrior').defenders).toEqual(['yellow-warrior']);
  });

  test('[CG-RULING-135] shooters do not join a combat that a fighter starts', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :bNa yWr  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
    `);
    expect(board.legal('attack', 'blue-naga')).toEqual([attackOf('blue-naga', 'yellow-warrior')]);
    expect(board.why(attackOf('blue-naga', 'yellow-warrior', ['blue-crossbowman']))).toBe('CANNOT_JOIN');
  });

  test('[CG-RULING-136] a would-be joiner with an enemy in his zone stays out', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr yGo:yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
    `);
    expect(board.why(attackOf('blue-thief', 'yellow-warrior', ['blue-crossbowman']))).toBe('CANNOT_JOIN');
  });

  test('[CG-RANGED-17, CG-RULING-137] among the defenders a shooter fights with his own value and can be wounded', () => {
    const board = range(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S |bCr  T :bNa yWr  C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7   C   C   C   C   C |bTh  S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
      bNa: holds yBo
      bTh: holds bBo
    `);
    expect(strengths(board, 'blue-crossbowman', 'yellow-warrior')).toEqual([5, 3]);
    expect(board.why(attackOf('blue-crossbowman', 'yellow-warrior', ['blue-naga']))).toBe('CANNOT_JOIN');
    board.fight('blue-crossbowman', 'yellow-warrior', 0, 6);
    expect(board.isWounded('blue-naga')).toBe(true);
    const close = arena(`
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T : C   C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
         +---+-:-+---+---+   +---+---+   +   +   +
       7  bCr yCo  C   C   C | S   S   S   G   G |
         +   +   +   +   +   +   +   +   +   +   +
       6 | C   C   C   C   C | S   S   S | G   G
         +---+---+---+   +---+---+   +---+---+   +
    `);
    close.fight('blue-crossbowman', 'yellow-colossus', 0, 0);
    expect(close.isWounded('blue-crossbowman')).toBe(true);
  });

  test('[CG-RANGED-17, CG-RULING-137] also from a starting zone that faces the zone of the target: he fights there and does not shoot along', () => {
    const board = arena(`
          f   g   h   i   j
        +---+   +---+---+   +
      5 |bCr  C   C : T   T
        +   +   +   +   +   +
      4   C   C   C | T   T |
        +   +   +   +   +   +
      3 | C   C   o   T   T
        +   +---+   +   +---+
      2 |yWr  S   S | G   G |
        +   +   +   +   +   +
      1   S   S   S | G   G :
        +---+   +   +---+===+
      0   T  bTh  C   G
      bTh: holds bBo
    `);
    const shot = attackOf('blue-crossbowman', 'yellow-warrior');
    expect(board.legal('attack', 'blue-crossbowman')).toEqual([shot]);
    expect(board.why(attackOf('blue-crossbowman', 'yellow-warrior', ['blue-thief']))).toBe('CANNOT_JOIN');
    // 3 for the crossbow and 2 for the Thief himself.
    expect(strengths(board, 'blue-crossbowman', 'yellow-warrior')).toEqual([5, 3]);
    board.fight('blue-crossbowman', 'yellow-warrior', 0, 6);
    expect(fates(board, ['blue-crossbowman', 'blue-thief'])).toEqual({
      'blue-crossbowman': 'unhurt',
      'blue-thief': 'wounded',
    });
  });

  test('[CG-RULING-106] who is spent shoots along with nobody', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bCr: spent
      bTh: holds bBo
    `);
    expect(board.why(attackOf('blue-thief', 'yellow-warrior', ['blue-crossbowman']))).toBe('CANNOT_JOIN');
  });
});

describe('the Large shield', () => {
  test('[CG-OBJ-LargeShield-1, CG-RULING-78] no shot is aimed at its bearer, wounded or not', () => {
    for (const state of ['', ', wounded']) {
      const board = range(`
             f   g   h   i   j
           +   +---+---+   +---+
        10 |bCr  T : 1   C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
         7 |bTh  S   S   G   G |
           +   +   +   +   +   +
        bTh: holds bBo
        yWr: 1, holds ySh${state}
      `);
      expect(board.refusal(attackOf('blue-thief', 'yellow-warrior'))).toMatchObject({
        code: 'SHIELDED',
        rule: 'CG-OBJ-LargeShield-1',
      });
    }
  });

  test('[CG-RULING-79] a Paladin who carries it beside a wounded is no target for shots, nor is the wounded', () => {
    const board = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 | T   T :yPa  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
      yGo: wounded
      yPa: holds yGo, holds ySh
    `);
    expect(board.why(attackOf('blue-thief', 'yellow-paladin'))).toBe('SHIELDED');
    expect(board.why(attackOf('blue-thief', 'yellow-goblin'))).toBe('CARRIED_TARGET');
  });

  test('[CG-RULING-140] as another defender its bearer is drawn in all the same', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :bNa yGo yWr
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
      yGo: holds ySh
    `);
    expect(sides(board, 'blue-thief', 'yellow-warrior').defenders).toEqual([
      'yellow-goblin',
      'yellow-warrior',
    ]);
  });
});

describe('the crossbow', () => {
  test('[CG-CHAR-Crossbowman-3] fires once a turn', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :yGo yWr  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bTh: holds bBo
    `);
    board.fight('blue-crossbowman', 'yellow-warrior', 1, 1);
    expect(bears(board, 'blue-crossbowman', FIRED)).toBe(true);
    expect(board.refusal(attackOf('blue-crossbowman', 'yellow-goblin'))).toMatchObject({
      code: 'FIRED_ALREADY',
      rule: 'CG-CHAR-Crossbowman-3',
    });
    board.do({ type: 'endTurn' });
    board.do({ type: 'endTurn' });
    expect(board.why(attackOf('blue-crossbowman', 'yellow-goblin'))).toBeNull();
  });

  test('[CG-RULING-138] also when it joins; a Bow in hand serves otherwise, never both in one combat', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :yGo yWr  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bCr: holds yBo
      bTh: holds bBo
    `);
    board.fight('blue-thief', 'yellow-warrior', 0, 1, ['blue-crossbowman']);
    expect(bears(board, 'blue-crossbowman', FIRED)).toBe(true);
    expect(strengths(board, 'blue-crossbowman', 'yellow-goblin')).toEqual([1, 1]);
    expect(strengths(board, 'blue-thief', 'yellow-goblin', ['blue-crossbowman'])).toEqual([2, 1]);
  });

  test('[CG-RULING-138] he may keep the crossbow and use the Bow, as attacker or joining', () => {
    const board = range(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bCr  T :yWr  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bCr: holds yBo
      bTh: holds bBo
    `);
    const own = attackOf('blue-crossbowman', 'yellow-warrior');
    expect(board.legal('attack', 'blue-crossbowman')).toEqual([
      own,
      attackOf('blue-crossbowman', 'yellow-warrior', ['blue-thief']),
      { ...own, with: ['yellow-bow'] },
      { ...attackOf('blue-crossbowman', 'yellow-warrior', ['blue-thief']), with: ['yellow-bow'] },
    ]);
    expect(board.legal('attack', 'blue-thief')).toContainEqual({
      ...attackOf('blue-thief', 'yellow-warrior', ['blue-crossbowman']),
      with: ['yellow-bow'],
    });
    board.do({
      type: 'attack',
      piece: 'blue-thief',
      target: 'yellow-warrior',
      joiners: ['blue-crossbowman'],
      with: ['yellow-bow'],
    });
    board.do({ type: 'layCard', card: 0 });
    expect(board.do({ type: 'layCard', card: 2 })).toContainEqual(
      expect.objectContaining({ type: 'combatFought', attack: 2, defence: 5 }),
    );
    expect(bears(board, 'blue-crossbowman', FIRED)).toBe(false);
    expect(
      board.why({ type: 'attack', piece: 'blue-thief', target: 'yellow-warrior', with: ['yellow-bow'] }),
    ).toBe('NOT_WITH_THAT');
  });
});
