import { describe, expect, test } from 'vitest';
import { attackOf, sides, strengths } from '../../../testing/fighting.ts';
import { arena, fates } from './arena.ts';

describe('group combat', () => {
  test('[CG-GROUP-2, CG-GROUP-3, CG-GROUP-10] every unwounded character in the zone takes part, on the side of his colour, nobody from elsewhere', () => {
    const board = arena(`
        +---+   +---+---+===+
      8  bCl yTr  G   G   G
        +---+-:-+---+---+   +
      7  bNa bTh yGo yWi  C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(sides(board, 'blue-naga', 'yellow-goblin')).toEqual({
      attackers: ['blue-naga', 'blue-thief'],
      defenders: ['yellow-goblin', 'yellow-wizard'],
    });
  });

  test('[CG-GROUP-4] each side adds its values up and plays one card', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa bTh yCo yGo  C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(board.fight('blue-naga', 'yellow-goblin', 3, 2)).toEqual({ attack: 7, defence: 8, winner: 1 });
    expect(board.events.filter(({ type }) => type === 'cardLaid')).toHaveLength(2);
  });

  test('[CG-GROUP-5] everybody of the losing side is wounded', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa bTh yGo yWi  C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    board.fight('blue-naga', 'yellow-goblin', 6, 0);
    expect(fates(board, ['blue-naga', 'blue-thief', 'yellow-goblin', 'yellow-wizard'])).toEqual({
      'blue-naga': 'unhurt',
      'blue-thief': 'unhurt',
      'yellow-goblin': 'wounded',
      'yellow-wizard': 'wounded',
    });
  });

  test('[CG-GROUP-6] of the wounded only the target takes part', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa bth ygo ywi  C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(sides(board, 'blue-naga', 'yellow-goblin')).toEqual({
      attackers: ['blue-naga'],
      defenders: ['yellow-goblin'],
    });
  });

  test('[CG-GROUP-7, CG-GROUP-8] friends defend an attacked wounded; he dies, they are wounded', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa ygo yWi  C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(strengths(board, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
    board.fight('blue-naga', 'yellow-goblin', 6, 0);
    expect(fates(board, ['yellow-goblin', 'yellow-wizard'])).toEqual({
      'yellow-goblin': 'killed',
      'yellow-wizard': 'wounded',
    });
    expect(board.points('blue')).toBe(1);
  });

  test('[CG-GROUP-9] if they win, all attackers are wounded', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa bTh ygo yWi  C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    board.fight('blue-naga', 'yellow-goblin', 0, 6);
    expect(fates(board, ['blue-naga', 'blue-thief', 'yellow-goblin', 'yellow-wizard'])).toEqual({
      'blue-naga': 'wounded',
      'blue-thief': 'wounded',
      'yellow-goblin': 'wounded',
      'yellow-wizard': 'unhurt',
    });
  });

  test('[CG-RULING-106] who was healed in this turn stays out of the attack and unhurt by it, and defends in the next', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bCl bco bNa yTr  C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    board.do({ type: 'heal', piece: 'blue-cleric', target: 'blue-colossus' });
    expect(board.refusal(attackOf('blue-colossus', 'yellow-troll'))).toMatchObject({
      code: 'SPENT',
      rule: 'CG-CHAR-Cleric-4',
    });
    board.fight('blue-naga', 'yellow-troll', 0, 6);
    expect(board.isWounded('blue-colossus')).toBe(false);
    board.do({ type: 'endTurn' });
    expect(sides(board, 'yellow-troll', 'blue-colossus').defenders).toEqual(['blue-colossus']);
  });
});

describe('what is added', () => {
  test('[CG-OBJ-Sword-1, CG-OBJ-Armor-1, CG-RULING-117] a Sword to every attacker, an Armor to every defender, and never the other way', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa bTh yGo yWi  C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bNa: holds bSw
      bTh: holds ySw
      yGo: holds yAr
      yWi: holds bAr
    `);
    expect(strengths(board, 'blue-naga', 'yellow-goblin')).toEqual([6, 4]);
    const turned = arena(`
        +---+-:-+---+---+   +
      7  bNa yGo  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bNa: holds bAr
      yGo: holds ySw
    `);
    expect(strengths(turned, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
  });

  test('[CG-OBJ-Armor-2, CG-RULING-78] an Armor serves a wounded who is attacked', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa ygo  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yGo: holds yAr
    `);
    expect(strengths(board, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
  });

  test('[CG-RULING-194, CG-RULING-115] everything that applies adds up, also to the 0 of a wounded', () => {
    const board = arena(`
         +   +---+   +---+   +
      10 |yGe  T   T   S   S |
         +   +   +   +   +   +
       9 | T   o   T : S   S |
         +---+   +---+---+===+
       8  bGe  G   G   G   G
         +---+-:-+---+---+   +
       7  bBs bNa ygo  C   C |
         +   +   +   +   +   +
       6 | C   C   C   C   C |
         +---+---+---+   +---+
      bBs: holds bSw
      yGo: holds yAr
    `);
    // Backstabber 2+2+1+1, Naga 2+1; the wounded 0+1+1.
    expect(strengths(board, 'blue-backstabber', 'yellow-goblin')).toEqual([9, 2]);
  });
});
