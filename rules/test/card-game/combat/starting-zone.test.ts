import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { MELEE, RANGED, REACH } from '../../../src/model/ability.ts';
import { modeIn } from '../../../src/actions/attack.ts';
import { readZoneRoom, type Room } from '../../../src/map/read-room-drawing.ts';
import { attackOf, sides, strengths, targets } from '../../../testing/fighting.ts';
import { type ZoneBoard, zones } from '../../../testing/zone-board.ts';
import { arena, fates } from './arena.ts';

/** The manners in which somebody could attack somebody. */
function manners(board: ZoneBoard, who: string, whom: string): number[] {
  const ways: number[] = [];
  const { combatants } = board.position.ruleset.policies;
  combatants.modes(board.position, board.piece(who), board.piece(whom), ways);
  return ways.map(modeIn);
}

/** Its gear zone touches the southern side in one square, with this edge and nothing else. */
const narrow = (edge: string): Room =>
  readZoneRoom('narrow', 201, 'cw', [
    '+   +   +   +   +   +',
    ...Array.from({ length: 4 }, () => ['  T   T   C   G   G  ', '+   +   +   +   +   +']).flat(),
    '  S   S   S   S   G  ',
    `+   +   +   +   +${edge}+`,
  ]);

describe('close combat at a starting zone', () => {
  test('[CG-STARTCOMBAT-1] who is in his starting zone is attacked from the zone that he faces', () => {
    const board = arena(`
           f   g   h   i   j
      11  yTr  S  yGo  G
         +   +---+---+   +---+
      10 | T   T :bNa  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bTh  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(targets(board, 'blue-naga')).toEqual(['yellow-goblin']);
    expect(targets(board, 'blue-thief')).toEqual([]);
    expect(board.refusal(attackOf('blue-naga', 'yellow-troll'))).toMatchObject({
      code: 'FACES_OTHER_ZONE',
      rule: 'CG-STARTCOMBAT-1',
    });
  });

  test('[CG-STARTCOMBAT-2] from a room only: who has entered the enemy’s starting zone is gone', () => {
    const board = arena(`
           f   g   h   i   j
      11  yGo  S   C   G
         +   +---+---+   +---+
      10 | T   T :bNa  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
    `);
    board.do(board.go('blue-naga', 'B.C yellow:B.C'));
    expect(board.where('blue-naga')).toBe('left');
    expect(board.why(attackOf('blue-naga', 'yellow-goblin'))).toBe('NOT_IN_PLAY');
    const stays = arena(`
           f   g   h   i   j
      11   T   S  yGo  G
         +   +---+---+   +---+
      10 | T   T :bNa  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
    `);
    const zone = stays.placeOf('blue-naga');
    stays.fight('blue-naga', 'yellow-goblin', 6, 0);
    expect(stays.where('blue-naga')).toBe(zone);
  });

  test('[CG-STARTCOMBAT-3] not over a closed portcullis or a slit; over an open portcullis yes', () => {
    // South of D: G behind the portcullis.
    expect(
      arena(`
          +   +---+   +-:-+   +   +   +   +   +   +
        3 | G   G   G | C   C | C   C   o   T   T
          +   +   +---+   +   +   +---+   +   +---+
        2 : G   G | C   C   C | S   S   S |yGo  G |
          +   +   +   +   +   +   +   +   +   +   +
        1   G   G | C   C   C   S   S   S | G   G :
          +---+   +---+   +   +---+   +   +---+===+
        0   T   S   C   G       T   S   C  bNa
      `).refusal(attackOf('blue-naga', 'yellow-goblin')),
    ).toMatchObject({
      code: 'STARTING_ZONE_SHUT',
      rule: 'CG-STARTCOMBAT-3',
    });
    expect(
      arena(
        `
            +   +---+   +-:-+   +   +   +   +   +   +
          3 | G   G   G | C   C | C   C   o   T   T
            +   +   +---+   +   +   +---+   +   +---+
          2 : G   G | C   C   C | S   S   S |yGo  G |
            +   +   +   +   +   +   +   +   +   +   +
          1   G   G | C   C   C   S   S   S | G   G :
            +---+   +---+   +   +---+   +   +---+===+
          0   T   S   C   G       T   S   C  bNa
        `,
        { turn: 'yellow' },
      ).why(attackOf('yellow-goblin', 'blue-naga')),
    ).toBe('STARTING_ZONE_SHUT');
    expect(
      arena(
        `
            +   +---+   +-:-+   +   +   +   +   +   +
          3 | G   G   G | C   C | C   C   o   T   T
            +   +   +---+   +   +   +---+   +   +---+
          2 : G   G | C   C   C | S   S   S |yGo  G |
            +   +   +   +   +   +   +   +   +   +   +
          1   G   G | C   C   C   S   S   S | G   G :
            +---+   +---+   +   +---+   +   +---+= =+
          0   T   S   C   G       T   S   C  bNa
        `,
        { open: 'D' },
      ).why(attackOf('blue-naga', 'yellow-goblin')),
    ).toBeNull();
    // G of green-ccw:1 has nothing but a slit towards the south.
    const slit = zones({
      rooms: ['green-cw', 'blue-cw', 'green-ccw:1', 'blue-ccw'],
      pieces: `
          +   +   +   +   +   +   +---+   +-:-+   +
        3   S   S   o   C   C | G   G   G | C   C
          +---+---+   +---+-:-+   +   +---+   +   +
        2 | G  yGo  T   T   T | G   G | C   C   C |
          +   +   +   +   +   +   +   +   +   +   +
        1 H G   G | T   T   T   G   G | C   C   C
          +-:-+---+   +---+   +---+   +---+   +   +
        0   T   S   C  bNa      T   S   C   G
      `,
    });
    expect(slit.why(attackOf('blue-naga', 'yellow-goblin'))).toBe('STARTING_ZONE_SHUT');
  });

  test.each([
    ['a wall', '---', 'STARTING_ZONE_SHUT'],
    ['a slit', '-:-', 'STARTING_ZONE_SHUT'],
    ['a closed portcullis', '===', 'STARTING_ZONE_SHUT'],
    ['nothing', '   ', null],
  ])('[CG-STARTCOMBAT-3] from either side where only %s is between', (_what, edge, why) => {
    const between = zones({
      rooms: ['green-cw', 'blue-cw', 'narrow', 'blue-ccw'],
      ownRooms: [narrow(edge)],
      pieces: `
        2   T   T   C  yGo  G
          +   +   +   +   +   +
        1   S   S   S   S   G
          +   +   +   +   +${edge}+
        0   T   S   C  bNa
      `,
    });
    expect(between.why(attackOf('blue-naga', 'yellow-goblin'))).toBe(why);
    between.do({ type: 'endTurn' });
    expect(between.why(attackOf('yellow-goblin', 'blue-naga'))).toBe(why);
  });

  test('[CG-STARTCOMBAT-4] he attacks into the zone that he faces himself', () => {
    const board = arena(
      `
             f   g   h   i   j
        11   T   S  yGo  G
           +   +---+---+   +---+
        10 | T   T :bNa  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
      `,
      { turn: 'yellow' },
    );
    expect(targets(board, 'yellow-goblin')).toEqual(['blue-naga']);
    board.fight('yellow-goblin', 'blue-naga', 0, 0);
    expect(board.isWounded('yellow-goblin')).toBe(true);
    for (const weapon of ['yellow-key', 'yellow-telescoping-spear']) {
      const aside = arena(
        `
               f   g   h   i   j
          11  yGo  S   C   G
             +   +---+---+   +---+
          10 | T   T :bNa  C   C
             +   +   +   +   +   +
           9 | T   T | C   C   C |
             +   +   +   +===+---+
          yGo: holds ${weapon}
        `,
        { turn: 'yellow' },
      );
      expect(aside.refusal(attackOf('yellow-goblin', 'blue-naga'))).toMatchObject({
        code: 'FACES_OTHER_ZONE',
        rule: 'CG-STARTCOMBAT-4',
      });
    }
  });

  test('[CG-STARTCOMBAT-5, CG-RULING-64] all who face that zone fight with all in it; who faces another does not', () => {
    const board = arena(`
           f   g   h   i   j
      11  yTr  S  yGo  G
         +   +---+---+   +---+
      10 | T   T :bNa bTh yCl
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
      yWi: nB.C
    `);
    expect(sides(board, 'blue-naga', 'yellow-goblin')).toEqual({
      attackers: ['blue-naga', 'blue-thief'],
      defenders: ['yellow-cleric', 'yellow-goblin', 'yellow-wizard'],
    });
  });

  test('[CG-RULING-65] a combat inside the room draws in who faces its zone', () => {
    const board = arena(`
           f   g   h   i   j
      11   T   S  yTr  G
         +   +---+---+   +---+
      10 | T   T :bNa yCl  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
    `);
    expect(sides(board, 'blue-naga', 'yellow-cleric').defenders).toEqual(['yellow-cleric', 'yellow-troll']);
    board.fight('blue-naga', 'yellow-cleric', 6, 0);
    expect(fates(board, ['yellow-cleric', 'yellow-troll'])).toEqual({
      'yellow-cleric': 'wounded',
      'yellow-troll': 'wounded',
    });
  });

  test('[CG-STARTCOMBAT-6, CG-RULING-60] a wounded there is attacked from the zone whose icon he shows, his friends defend him', () => {
    const board = arena(`
           f   g   h   i   j
      11   T   S  ygo  G
         +   +---+---+   +---+
      10 | T   T :bNa  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
      yWi: nB.C
      yTh: nB.C, wounded
    `);
    expect(sides(board, 'blue-naga', 'yellow-goblin').defenders).toEqual(['yellow-goblin', 'yellow-wizard']);
    expect(sides(board, 'blue-naga', 'yellow-wizard').defenders).toEqual(['yellow-wizard']);
    const place = board.placeOf('yellow-goblin');
    board.fight('blue-naga', 'yellow-goblin', 6, 0);
    expect(board.where('yellow-goblin')).toBe('killed');
    expect(place).toBeGreaterThan(0);
    const elsewhere = arena(`
           f   g   h   i   j
      11  ygo  S   C   G
         +   +---+---+   +---+
      10 | T   T :bNa  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
    `);
    expect(targets(elsewhere, 'blue-naga')).toEqual([]);
  });
});

describe('at a distance', () => {
  test('[CG-RULING-62] who is in a starting zone shoots with the sight of the zone that he faces', () => {
    const board = arena(
      `
             f   g   h   i   j
        11   T   S  yCr  G
           +   +---+---+   +---+
        10 | T   T : C   C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o  bGm  G
           +---+---+   +   +   +
         7 |bNa  S   S   G   G |
           +   +   +   +   +   +
         6 | S   S   S | G   G
           +---+   +---+---+   +
      `,
      { turn: 'yellow' },
    );
    expect(targets(board, 'yellow-crossbowman')).toEqual(['blue-naga']);
    expect(strengths(board, 'yellow-crossbowman', 'blue-naga')).toEqual([3, 2]);
  });

  test('[CG-RANGED-18] and is shot if that zone is seen', () => {
    const board = arena(`
           f   g   h   i   j
      11   T   S  yNa  G
         +   +---+---+   +---+
      10 | T   T : C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |bCr  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
    `);
    expect(manners(board, 'blue-crossbowman', 'yellow-naga')).toEqual([RANGED]);
  });

  test('[CG-RULING-63] in the zone that he faces one may shoot him or others, or fight him hand to hand', () => {
    const board = arena(`
           f   g   h   i   j
      11   T   S  yGo  G
         +   +---+---+   +---+
      10 | T   T :bNa  C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o   G   G
         +---+---+   +   +   +
       7 |yTr  S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bNa: holds bBo
    `);
    expect(manners(board, 'blue-naga', 'yellow-goblin')).toEqual([MELEE, RANGED]);
    expect(manners(board, 'blue-naga', 'yellow-troll')).toEqual([RANGED]);
    expect(board.legal('attack')).toEqual([
      attackOf('blue-naga', 'yellow-goblin'),
      { ...attackOf('blue-naga', 'yellow-goblin'), with: ['blue-bow'] },
      attackOf('blue-naga', 'yellow-troll'),
    ]);
    expect(strengths(board, 'blue-naga', 'yellow-goblin')).toEqual([2, 1]);
    board.do({ ...attackOf('blue-naga', 'yellow-goblin'), type: 'attack', with: ['blue-bow'] } as never);
    board.do({ type: 'layCard', card: 0 });
    expect(board.do({ type: 'layCard', card: 3 })).toContainEqual(
      expect.objectContaining({ type: 'combatFought', attack: 1, defence: 4 }),
    );
    expect(board.isWounded('blue-naga')).toBe(false);
    const strict = arena(
      `
             f   g   h   i   j
        11   T   S  yGo  G
           +   +---+---+   +---+
        10 | T   T :bNa  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
         7 |yTr  S   S   G   G |
           +   +   +   +   +   +
         6 | S   S   S | G   G
           +---+   +---+---+   +
        bNa: holds bBo
      `,
      { rules: { shootsAtFacers: false } },
    );
    expect(manners(strict, 'blue-naga', 'yellow-goblin')).toEqual([MELEE]);
    expect(strict.why(attackOf('blue-naga', 'yellow-troll'))).toBe('ENEMY_IN_ZONE');
  });

  test('[CG-RULING-128] a spear works between the starting zone and the zone faced, in both directions, also through a slit', () => {
    const out = arena(`
      11   T   S   C   G      yTr  S  yGo  G
         +   +---+   +---+   +   +---+---+   +---+
      10 | T   T   T   S   S | T   T :bNa  C   C
         +   +   +   +   +   +   +   +   +   +   +
       9 | T   o   T : S   S | T   T | C   C   C |
         +---+   +---+---+===+   +   +   +===+---+
       8   G   G   G   G   G   T   T   o   G   G
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
      bNa: holds bSp
    `);
    expect(manners(out, 'blue-naga', 'yellow-goblin')).toEqual([MELEE, REACH]);
    expect(manners(out, 'blue-naga', 'yellow-troll')).toEqual([]);
    const slit = zones({
      rooms: ['green-cw', 'blue-cw', 'green-ccw:1', 'blue-ccw'],
      pieces: `
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
           +   +---+---+   +---+---+   +---+---+---+
         5 | S   S   C   C   C | S   S | T   T   T |
           +   +   +   +   +   +   +   +   +   +   +
         4   S   S | C   C   C   S   S   o   T   T
           +   +   +   +   +   +   +---+   +-:-+   +
         3   S   S   o   C   C | G   G   G | C   C
           +---+---+   +---+-:-+   +   +---+   +   +
         2 | G  yGo  T   T   T | G   G | C   C   C |
           +   +   +   +   +   +   +   +   +   +   +
         1 H G   G | T   T   T   G   G | C   C   C
           +-:-+---+   +---+   +---+   +---+   +   +
         0   T   S   C  bNa      T   S   C   G
        bNa: holds bSp
        yGo: holds ySp
      `,
    });
    expect(manners(slit, 'blue-naga', 'yellow-goblin')).toEqual([REACH]);
    expect(manners(slit, 'yellow-goblin', 'blue-naga')).toEqual([REACH]);
  });

  test('[CG-RULING-125] of a starting zone nobody takes part beside the one who uses his spear there', () => {
    const attack = attackOf('yellow-naga', 'blue-troll');
    const pieces = `
           f   g   h   i   j
      11   T   S  yNa  G
         +   +---+---+   +---+
      10 | T   T :bTr yCl  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
      yNa: holds ySp
      yTh: nB.C
    `;
    const attackers = (action: Action): readonly string[] => {
      const [declared] = arena(pieces, { turn: 'yellow' }).do(action);
      return declared.type === 'attackDeclared' ? [...declared.attackers].sort() : [];
    };
    // Without the spear all three are in the zone of the target.
    expect(attackers(attack)).toEqual(['yellow-cleric', 'yellow-naga', 'yellow-thief']);
    expect(attackers({ ...attack, with: ['yellow-telescoping-spear'] } as Action)).toEqual([
      'yellow-cleric',
      'yellow-naga',
    ]);
  });

  test('[CG-RULING-125] against one in a starting zone: friends beside the user in the room stay out, enemies who face it defend', () => {
    const [declared] = arena(`
           f   g   h   i   j
      11  yWi  S  yGo  G
         +   +---+---+   +---+
      10 | T   T :bNa bTh  C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
      bNa: holds bSp
      yTr: nB.C
    `).do({
      type: 'attack',
      piece: 'blue-naga',
      target: 'yellow-goblin',
      with: ['blue-telescoping-spear'],
    });
    expect(declared).toMatchObject({
      attackers: ['blue-naga'],
      defenders: expect.arrayContaining(['yellow-goblin', 'yellow-troll']) as unknown,
    });
    expect(declared.type === 'attackDeclared' && declared.defenders).toHaveLength(2);
  });

  test('[CG-RULING-61] for the bans he is in his starting zone: nobody in the room keeps his spear or shot back', () => {
    const board = arena(
      `
             f   g   h   i   j
        11   T   S  yCr  G
           +   +---+---+   +---+
        10 | T   T :bTr  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
         8   T   T   o   G   G
           +---+---+   +   +   +
         7 |bGm  S   S   G   G |
           +   +   +   +   +   +
         6 | S   S   S | G   G
           +---+   +---+---+   +
        yNa: nB.C, holds ySp
      `,
      { turn: 'yellow' },
    );
    expect(manners(board, 'yellow-naga', 'blue-troll')).toContain(REACH);
    expect(manners(board, 'yellow-crossbowman', 'blue-golem')).toEqual([RANGED]);
  });
});
