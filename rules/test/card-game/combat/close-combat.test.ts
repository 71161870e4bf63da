import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { rulesetFor } from '../../../src/new-game.ts';
import { HURT } from '../../../src/model/fields.ts';
import { Position } from '../../../src/model/position.ts';
import { inWordsOf, refuse } from '../../../src/refusals.ts';
import { viewOf } from '../../../src/view/view.ts';
import {
  attackOf,
  BLUE,
  handOf,
  heard,
  sides,
  SPECTATOR,
  strengths,
  targets,
  YELLOW,
} from '../../../testing/fighting.ts';
import { type ZoneBoard, zones } from '../../../testing/zone-board.ts';
import { arena, bears, fates } from './arena.ts';

const lay = (card: number): Action => ({ type: 'layCard', card });

/** Naga (2) against Warrior (3) in one zone. */
const duel = (more: Parameters<typeof arena>[1] = {}): ZoneBoard =>
  arena(
    `
        +---+-:-+---+---+   +
      7  bNa yWr  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `,
    more,
  );

describe('close combat', () => {
  test('[CG-COMBAT-1] one point: an enemy character in the own zone is attacked, nobody else', () => {
    const board = arena(`
        +---+   +---+---+===+
      8  yGo  G   G   G   G
        +---+-:-+---+---+   +
      7  bNa bTh yWr  C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(targets(board, 'blue-naga')).toEqual(['yellow-warrior']);
    expect(board.why(attackOf('blue-naga', 'yellow-goblin'))).toBe('NOT_IN_ZONE');
    board.do(attackOf('blue-naga', 'yellow-warrior'));
    expect(board.ap).toBe(5);
  });

  test('[CG-RULING-123] never a friend', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa bTh yWr  C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(board.refusal(attackOf('blue-naga', 'blue-thief'))).toMatchObject({
      code: 'NOT_AN_ENEMY',
      rule: 'CG-RULING-123',
    });
  });

  test('[CG-RULING-121] the target is named, also among several', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa ygo yWr  C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(targets(board, 'blue-naga')).toEqual(['yellow-goblin', 'yellow-warrior']);
    expect(sides(board, 'blue-naga', 'yellow-warrior').defenders).toEqual(['yellow-warrior']);
    expect(sides(board, 'blue-naga', 'yellow-goblin').defenders).toEqual(['yellow-goblin', 'yellow-warrior']);
  });

  test('[CG-COMBAT-2] both lay a card from hand face down, then both are revealed together', () => {
    const board = duel();
    board.do(attackOf('blue-naga', 'yellow-warrior'));
    expect(board.seat).toBe(BLUE);
    expect(heard(board, lay(4), YELLOW)).toEqual([{ type: 'cardLaid', seat: BLUE, card: 'hidden' }]);
    expect(board.seat).toBe(YELLOW);
    expect(heard(board, lay(1), SPECTATOR).slice(0, 2)).toEqual([
      { type: 'cardLaid', seat: YELLOW, card: 'hidden' },
      {
        type: 'combatFought',
        cards: [
          { seat: BLUE, card: 4 },
          { seat: YELLOW, card: 1 },
        ],
        attack: 6,
        defence: 4,
        winner: BLUE,
      },
    ]);
    const poor = duel({ cards: { blue: [0, 1] } });
    poor.do(attackOf('blue-naga', 'yellow-warrior'));
    expect(poor.refusal(lay(6))).toMatchObject({ code: 'CARD_NOT_IN_HAND', rule: 'CG-COMBAT-2' });
  });

  test('[CG-COMBAT-3, CG-COMBAT-4, CG-COMBAT-5] value plus card; the higher total wins, attacker or defender, the loser is wounded', () => {
    const won = duel();
    expect(won.fight('blue-naga', 'yellow-warrior', 3, 1)).toEqual({ attack: 5, defence: 4, winner: BLUE });
    expect(fates(won, ['blue-naga', 'yellow-warrior'])).toEqual({
      'blue-naga': 'unhurt',
      'yellow-warrior': 'wounded',
    });
    const lost = duel();
    expect(lost.fight('blue-naga', 'yellow-warrior', 1, 1).winner).toBe(YELLOW);
    expect(fates(lost, ['blue-naga', 'yellow-warrior'])).toEqual({
      'blue-naga': 'wounded',
      'yellow-warrior': 'unhurt',
    });
  });

  test('[CG-COMBAT-6, CG-COMBAT-7, CG-RULING-120] a tie changes nothing but the cards; another combat may be bought', () => {
    const board = duel();
    expect(board.fight('blue-naga', 'yellow-warrior', 2, 1).winner).toBeNull();
    expect(fates(board, ['blue-naga', 'yellow-warrior'])).toEqual({
      'blue-naga': 'unhurt',
      'yellow-warrior': 'unhurt',
    });
    expect(handOf(board, BLUE)).toEqual([0, 1, 2, 3, 3, 4, 5, 6]);
    expect(handOf(board, YELLOW)).toEqual([0, 2, 2, 3, 3, 4, 5, 6]);
    board.do(attackOf('blue-naga', 'yellow-warrior'));
    expect(board.ap).toBe(4);
  });

  test('[CG-COMBAT-8, CG-COMBAT-10, CG-RULING-93] used cards are gone, the +0 comes back after every use', () => {
    const board = duel();
    board.fight('blue-naga', 'yellow-warrior', 0, 6);
    expect(handOf(board, BLUE)).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 6]);
    expect(handOf(board, YELLOW)).toEqual([0, 1, 2, 2, 3, 3, 4, 5]);
    const last = duel({ cards: { blue: [0], yellow: [0] } });
    for (let times = 0; times < 2; times++) {
      last.do(attackOf('blue-naga', 'yellow-warrior'));
      expect(last.legal()).toEqual([lay(0)]);
      last.do(lay(0));
      last.do(lay(0));
      if (last.isWounded('blue-naga')) break;
    }
    expect([handOf(last, BLUE), handOf(last, YELLOW)]).toEqual([[0], [0]]);
  });

  test('[CG-COMBAT-11, CG-RULING-103] who was wounded in this turn is not attacked again in it', () => {
    const board = duel();
    board.fight('blue-naga', 'yellow-warrior', 6, 0);
    expect(bears(board, 'yellow-warrior', HURT)).toBe(true);
    expect(board.refusal(attackOf('blue-naga', 'yellow-warrior'))).toMatchObject({
      code: 'WOUNDED_THIS_TURN',
      rule: 'CG-COMBAT-11',
    });
    board.do({ type: 'endTurn' });
    board.do({ type: 'endTurn' });
    expect(board.why(attackOf('blue-naga', 'yellow-warrior'))).toBeNull();
  });

  test('[CG-RULING-103] neither shot nor speared', () => {
    for (const weapon of ['blue-bow', 'blue-telescoping-spear']) {
      const board = arena(`
             f   g   h   i   j
           +   +---+---+   +---+
        10 |bNa  T :ywr  C   C
           +   +   +   +   +   +
         9 | T   T | C   C   C |
           +   +   +   +===+---+
        bNa: holds ${weapon}
        yWr: hurt
      `);
      expect(board.why(attackOf('blue-naga', 'yellow-warrior'))).toBe('WOUNDED_THIS_TURN');
    }
  });

  test('[CG-RULING-104] not even when he has been healed in the same turn, alone or beside another target', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bCl bNa ywr  C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yWr: hurt
    `);
    board.do({ type: 'heal', piece: 'blue-cleric', target: 'yellow-warrior' });
    expect(board.isWounded('yellow-warrior')).toBe(false);
    expect(board.why(attackOf('blue-naga', 'yellow-warrior'))).toBe('WOUNDED_THIS_TURN');
    const group = arena(`
        +---+-:-+---+---+   +
      7  bCl bNa yTr ywr  C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yWr: hurt
    `);
    group.do({ type: 'heal', piece: 'blue-cleric', target: 'yellow-warrior' });
    expect(sides(group, 'blue-naga', 'yellow-troll').defenders).toEqual(['yellow-troll']);
  });

  test('[CG-RULING-105] an attacker wounded on his own turn may be attacked on the very next one', () => {
    const board = duel();
    board.fight('blue-naga', 'yellow-warrior', 0, 6);
    board.do({ type: 'endTurn' });
    expect(targets(board, 'yellow-warrior')).toEqual(['blue-naga']);
  });

  test('[CG-COMBAT-12, CG-WOUND-9] a wounded keeps his zone and what he carries', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa yWr  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yWr: holds yKe
    `);
    const zone = board.placeOf('yellow-warrior');
    board.fight('blue-naga', 'yellow-warrior', 6, 0);
    expect(board.placeOf('yellow-warrior')).toBe(zone);
    expect(board.loadOf('yellow-warrior')).toBe('yellow-key');
  });

  test('[CG-SCEN-3] in the first tutorial there is no combat', () => {
    const ruleset = rulesetFor({ scenario: 'card-1' });
    const [naga, other] = ['blue-naga', 'yellow-naga'].map((id) => ruleset.pieces.byId.get(id) ?? -1);
    expect(ruleset.policies.combatants.attackRefusal(new Position(ruleset), naga, other)).toBe(
      'NO_COMBAT_HERE',
    );
    expect(inWordsOf(ruleset.scenario.edition, refuse('NO_COMBAT_HERE')).rule).toBe('CG-SCEN-3');
  });
});

describe('wounded characters', () => {
  test('[CG-WOUND-1, CG-WOUND-3, CG-RULING-193] do nothing and start no combat, whatever they hold', () => {
    const board = arena(`
           f   g   h   i   j
         +   +---+---+   +---+
      10 |bcr yGo: C   C   C
         +   +   +   +   +   +
       9 | T   T | C   C   C |
         +   +   +   +===+---+
       8   T   T   o  yTr  G
         +---+---+   +   +   +
       7 | S   S   S   G   G |
         +   +   +   +   +   +
       6 | S   S   S | G   G
         +---+   +---+---+   +
      bCr: holds bBo
    `);
    expect(board.legal(undefined, 'blue-crossbowman')).toEqual([]);
    expect(board.refusal(attackOf('blue-crossbowman', 'yellow-goblin'))).toMatchObject({
      code: 'WOUNDED_CANNOT_ACT',
      rule: 'CG-WOUND-1',
    });
  });

  test('[CG-WOUND-4, CG-WOUND-5] fight only when attacked themselves, with 0 and a card', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa yco yGo  C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(sides(board, 'blue-naga', 'yellow-goblin').defenders).toEqual(['yellow-goblin']);
    const alone = arena(`
        +---+-:-+---+---+   +
      7  bNa yco  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(strengths(alone, 'blue-naga', 'yellow-colossus')).toEqual([2, 0]);
    alone.do(attackOf('blue-naga', 'yellow-colossus'));
    alone.do(lay(1));
    expect([alone.stage, alone.seat]).toEqual(['layCard', YELLOW]);
  });

  test('[CG-WOUND-2] have lost their abilities', () => {
    // No mind reading, no Stab.
    const telepath = arena(`
        +---+-:-+---+---+   +
      7  bNa yte  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    telepath.do(attackOf('blue-naga', 'yellow-telepath'));
    expect(telepath.stage).toBe('layCard');
    const stab = arena(`
        +---+-:-+---+---+   +
      7  bNa ybs yGo  C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    expect(strengths(stab, 'blue-naga', 'yellow-backstabber')).toEqual([2, 1]);
  });

  test('[CG-WOUND-6, CG-VP-2] who loses again is eliminated: one point for the winner', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa ygo  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    const told = board.events;
    board.fight('blue-naga', 'yellow-goblin', 1, 0);
    expect(board.where('yellow-goblin')).toBe('killed');
    expect(board.points('blue')).toBe(1);
    expect(told).toContainEqual(expect.objectContaining({ type: 'pieceEliminated', scorer: BLUE }));
  });

  test('[CG-WOUND-7] who wins wounds his attacker', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa ygo  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    board.fight('blue-naga', 'yellow-goblin', 0, 3);
    expect(fates(board, ['blue-naga', 'yellow-goblin'])).toEqual({
      'blue-naga': 'wounded',
      'yellow-goblin': 'wounded',
    });
  });

  test('[CG-WOUND-8] everybody sees who a wounded card is', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  ygo  C   C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    for (const viewer of [BLUE, YELLOW, 'spectator'] as const)
      expect(viewOf(board.position, viewer).shown.pieces).toContainEqual(
        expect.objectContaining({ id: 'yellow-goblin', marks: ['wounded'] }),
      );
  });

  test('[CG-WOUND-11] whose object stays in the zone when they die', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa ygo  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yGo: holds yKe
    `);
    const zone = board.placeOf('yellow-goblin');
    board.fight('blue-naga', 'yellow-goblin', 1, 0);
    expect(board.where('yellow-key')).toBe(zone);
  });

  test('[CG-RULING-92] a carried one is no target', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa yTr  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yGo: wounded
      yTr: holds yGo
    `);
    expect(board.refusal(attackOf('blue-naga', 'yellow-goblin'))).toMatchObject({
      code: 'CARRIED_TARGET',
      rule: 'CG-RULING-92',
    });
    expect(targets(board, 'blue-naga')).toEqual(['yellow-troll']);
  });

  test('[CG-CARRY-3, CG-RULING-178] who was carried dies with the lost combat of his carrier, also on the attacker’s own turn', () => {
    const board = arena(
      `
          +---+-:-+---+---+   +
        7  bNa yTr  C   C   C |
          +   +   +   +   +   +
        6 | C   C   C   C   C |
          +---+---+---+   +---+
        bGo: wounded
        bNa: holds bGo
      `,
      { points: { yellow: 4 } },
    );
    board.fight('blue-naga', 'yellow-troll', 0, 1);
    expect(fates(board, ['blue-naga', 'blue-goblin'])).toEqual({
      'blue-naga': 'wounded',
      'blue-goblin': 'killed',
    });
    expect([board.points('yellow'), board.stage]).toEqual([5, 'over']);
  });

  test('[CG-RULING-71] what a carried wounded held stays in the zone when he dies so', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa yTr  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yGo: holds yKe, wounded
      yTr: holds yGo
    `);
    // While he lives, his carrier has nothing of it: an Armor in his hands would not count.
    const zone = board.placeOf('yellow-troll');
    board.fight('blue-naga', 'yellow-troll', 6, 0);
    expect(board.where('yellow-goblin')).toBe('killed');
    expect(board.where('yellow-key')).toBe(zone);
    const armor = arena(`
        +---+-:-+---+---+   +
      7  bNa yTr  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yGo: holds yAr, wounded
      yTr: holds yGo
    `);
    expect(strengths(armor, 'blue-naga', 'yellow-troll')).toEqual([2, 4]);
  });

  test('[CG-RULING-101] a carried wounded makes no group of a duel', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bBe yTr  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      yGo: wounded
      yTr: holds yGo
    `);
    board.do(attackOf('blue-berserker', 'yellow-troll'));
    expect(board.stage).toBe('count');
  });

  test('[CG-RULING-102] an attack on one wounded with nobody else is a duel', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bBe ytr  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    board.do(attackOf('blue-berserker', 'yellow-troll'));
    expect(board.stage).toBe('count');
  });
});

describe('the end', () => {
  test('[CG-END-1, CG-RULING-176] the target is reached in the middle of a turn, and more than the target wins too', () => {
    const board = arena(
      `
          +---+-:-+---+---+   +
        7  bGm bNa ytr  C   C |
          +   +   +   +   +   +
        6 | C   C   C   C   C |
          +---+---+---+   +---+
      `,
      { points: { blue: 4 } },
    );
    board.fight('blue-naga', 'yellow-troll', 6, 0);
    expect([board.points('blue'), board.stage]).toEqual([5, 'over']);
    const whole = arena(
      `
          +---+-:-+---+---+   +
        7  bAs bCo yGo yTr  C |
          +   +   +   +   +   +
        6 | C   C   C   C   C |
          +---+---+---+   +---+
      `,
      { points: { blue: 4 } },
    );
    whole.fight('blue-assassin', 'yellow-troll', 6, 0);
    // The whole action is resolved: both points count.
    expect([whole.points('blue'), whole.stage]).toEqual([6, 'over']);
  });

  test('[CG-RULING-177] one combat scores for one side only', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bPa yPa  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      bGo: wounded
      bPa: holds bGo
      yGo: wounded
      yPa: holds yGo
    `);
    board.fight('blue-paladin', 'yellow-paladin', 1, 0);
    expect([board.points('blue'), board.points('yellow')]).toEqual([1, 0]);
  });

  test('[CG-RULING-172] a Goblin killed is worth one point to his killer', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa ygo  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    board.fight('blue-naga', 'yellow-goblin', 1, 0);
    expect(board.points('blue')).toBe(1);
  });
});

test('[CG-MOVE-14, CG-RULING-36] who came among enemies is free again when the last of them is wounded', () => {
  const board = zones({
    rooms: ['green-cw', 'blue-cw'],
    pieces: `
        +   +---+   +---+   +   +---+---+   +---+
      5 | T   T   T   S   S | T   T : C   C   C
        +   +   +   +   +   +   +   +   +   +   +
      4 | T   o   T : S   S | T   T | C   C   C |
        +---+   +---+---+===+   +   +   +===+---+
      3  yGo  G   G   G   G   T   T   o   G   G
        +---+-:-+---+---+   +---+---+   +   +   +
      2  bNa  C   C   C   C | S   S   S   G   G |
        +   +   +   +   +   +   +   +   +   +   +
      1 | C   C   C   C   C | S   S   S | G   G
        +   +---+   +   +---+---+   +   +---+   +
    `,
  });
  board.do(board.go('blue-naga', 'A.C A.G'));
  expect(board.why(board.go('blue-naga', 'A.G B.T'))).toBe('AMONG_ENEMIES');
  board.fight('blue-naga', 'yellow-goblin', 6, 0);
  expect(board.why(board.go('blue-naga', 'A.G B.T'))).toBeNull();
});
