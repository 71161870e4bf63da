import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { Chance } from '../../../src/chance.ts';
import { positionFault } from '../../../src/position-json/faults/fault.ts';
import { runOut } from '../../../src/flow/clock.ts';
import { decisions } from '../../../src/flow/play.ts';
import { cardsSeenBy } from '../../../src/view/who-may-see-what.ts';
import { sample } from '../../../src/view/sample.ts';
import { viewOf } from '../../../src/view/view.ts';
import { attackOf, BLUE, handOf, heard, SPECTATOR, YELLOW } from '../../../testing/fighting.ts';
import type { ZoneBoard } from '../../../testing/zone-board.ts';
import { arena } from './arena.ts';

const lay = (card: number): Action => ({ type: 'layCard', card });
const two = (card: number, second: number): Action => ({ type: 'layCard', card, second });
const count = (cards: number): Action => ({ type: 'countCards', count: cards });
const name = (card: number | null): Action => ({ type: 'nameCard', card });

/** A combat that has been declared between two characters in one zone; a third there is `3`. */
function declared(
  attacker: string,
  target: string,
  more: Parameters<typeof arena>[1] = {},
  others = '',
): ZoneBoard {
  const board = arena(
    `
        +---+-:-+---+---+   +
      7   1   2   3   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      ${attacker}: 1
      ${target}: 2
      ${others}
    `,
    more,
  );
  board.do(attackOf(attacker, target));
  return board;
}

const clock = (board: ZoneBoard): string | null => decisions(board.position)[0]?.clock ?? null;
const isSound = (board: ZoneBoard): unknown => {
  // Set up by hand: the whole of a game is not there, so only what a combat asks is of interest.
  const fault = positionFault(board.position);
  return fault && fault.path[0] === 'combat' ? fault : null;
};

describe('the Berserker', () => {
  test('[CG-CHAR-Berserker-2, CG-CHAR-Berserker-4] may lay two cards, says so first, and both values count', () => {
    const board = declared('blue-berserker', 'yellow-colossus');
    expect([board.stage, board.seat]).toEqual(['count', BLUE]);
    expect(board.legal()).toEqual([count(1), count(2)]);
    expect(board.why(count(3))).toBe('ONE_OR_TWO_CARDS');
    expect(isSound(board)).toBeNull();
    expect(heard(board, count(2), YELLOW)).toEqual([{ type: 'cardsCounted', seat: BLUE, count: 2 }]);
    expect(board.why(lay(3))).toBe('AS_MANY_CARDS_AS_ANNOUNCED');
    expect(isSound(board)).toBeNull();
    expect(heard(board, two(5, 3), YELLOW)).toEqual([
      { type: 'cardLaid', seat: BLUE, card: 'hidden', second: 'hidden' },
    ]);
    expect(isSound(board)).toBeNull();
    expect(board.why(two(1, 2))).toBe('AS_MANY_CARDS_AS_ANNOUNCED');
    expect(heard(board, lay(4), SPECTATOR)).toContainEqual({
      type: 'combatFought',
      cards: [
        { seat: BLUE, card: 3, second: 5 },
        { seat: YELLOW, card: 4 },
      ],
      attack: 11,
      defence: 9,
      winner: BLUE,
    });
  });

  test('[CG-CHAR-Berserker-2] or one: then it is a combat like any other', () => {
    const board = declared('blue-berserker', 'yellow-colossus');
    board.do(count(1));
    expect(board.why(two(1, 2))).toBe('AS_MANY_CARDS_AS_ANNOUNCED');
    board.do(lay(3));
    expect(board.do(lay(0))).toContainEqual(expect.objectContaining({ attack: 6, defence: 5 }));
  });

  test('[CG-CHAR-Berserker-3, CG-RULING-94] both are spent except +0; with only +0 there is nothing to announce', () => {
    const board = declared('blue-berserker', 'yellow-colossus', { cards: { blue: [0, 4] } });
    board.do(count(2));
    expect(board.legal()).toEqual([two(0, 4)]);
    board.do(two(4, 0));
    board.do(lay(1));
    expect(handOf(board, BLUE)).toEqual([0]);
    const poor = declared('blue-berserker', 'yellow-colossus', { cards: { blue: [0] } });
    expect(poor.stage).toBe('layCard');
    expect(poor.legal()).toEqual([lay(0)]);
  });

  test('[CG-RULING-94] no card is laid twice, but two of one value may be', () => {
    const board = declared('blue-berserker', 'yellow-colossus', { cards: { blue: [0, 2, 2, 3] } });
    board.do(count(2));
    expect(board.legal()).toEqual([two(0, 2), two(0, 3), two(2, 2), two(2, 3)]);
    expect(board.why(two(3, 3))).toBe('CARD_NOT_IN_HAND');
  });

  test('[CG-CHAR-Berserker-5, CG-CHAR-Berserker-6, CG-EX-34, CG-GROUP-1] only attacking, only one against one', () => {
    expect(declared('blue-naga', 'yellow-berserker').stage).toBe('layCard');
    expect(declared('blue-berserker', 'yellow-colossus', {}, 'blue-naga: 3').stage).toBe('layCard');
    expect(declared('blue-berserker', 'yellow-colossus', {}, 'yellow-naga: 3').stage).toBe('layCard');
  });

  test('[CG-EX-34] one against one is a duel, wounded or not; a third, on either side, makes it a group', () => {
    for (const state of ['', ', wounded']) {
      const rage = arena(`
          +---+-:-+---+---+   +
        7  bBe  1   C   C   C |
          +   +   +   +   +   +
        yGo: 1${state}
      `);
      rage.do(attackOf('blue-berserker', 'yellow-goblin'));
      expect(rage.stage).toBe('count');
      const mind = arena(`
          +---+-:-+---+---+   +
        7  bTe  1   C   C   C |
          +   +   +   +   +   +
        yGo: 1${state}
      `);
      mind.do(attackOf('blue-telepath', 'yellow-goblin'));
      expect(mind.stage).toBe('name');
    }
    for (const third of ['blue-naga', 'yellow-naga']) {
      expect(declared('blue-berserker', 'yellow-goblin', {}, `${third}: 3`).stage).toBe('layCard');
      expect(declared('blue-telepath', 'yellow-goblin', {}, `${third}: 3`).stage).toBe('layCard');
      expect(declared('blue-goblin', 'yellow-telepath', {}, `${third}: 3`).stage).toBe('layCard');
      // A wounded bystander does not take part.
      expect(declared('blue-telepath', 'yellow-goblin', {}, `${third}: 3, wounded`).stage).toBe('name');
    }
  });

  test('[CG-CHAR-Berserker-7] against a Weapon master both cards are shown', () => {
    const board = declared('blue-berserker', 'yellow-weapon-master');
    board.do(count(2));
    expect(heard(board, two(2, 6), YELLOW)).toContainEqual({
      type: 'cardsSeen',
      by: YELLOW,
      seat: BLUE,
      cards: [2, 6],
    });
    expect(cardsSeenBy(board.position, YELLOW)).toEqual([2, 6]);
  });

  test('[CG-RULING-95] a Telepath whom she attacks names one value: it is among her cards, the second is hers to choose', () => {
    const board = declared('blue-berserker', 'yellow-telepath', { cards: { blue: [0, 1, 5] } });
    board.do(count(2));
    expect([board.stage, board.seat]).toEqual(['name', YELLOW]);
    expect(heard(board, name(1), SPECTATOR)).toContainEqual({ type: 'cardLaid', seat: BLUE, card: 1 });
    expect([board.stage, board.seat]).toEqual(['layCard', BLUE]);
    expect(isSound(board)).toBeNull();
    expect(board.legal()).toEqual([lay(0), lay(5)]);
    board.do(lay(5));
    expect(board.do(lay(2))).toContainEqual(
      expect.objectContaining({ type: 'combatFought', attack: 9, defence: 2 }),
    );
    expect(handOf(board, BLUE)).toEqual([0]);
  });
});

describe('the Telepath', () => {
  test('[CG-CHAR-Telepath-2, CG-CHAR-Telepath-5, CG-RULING-98] may name any card but +0, attacking or defending; the opponent must play it if he holds it', () => {
    for (const [attacker, target, namer, other] of [
      ['blue-telepath', 'yellow-naga', BLUE, YELLOW],
      ['blue-naga', 'yellow-telepath', YELLOW, BLUE],
    ] as const) {
      const board = declared(attacker, target);
      expect([board.stage, board.seat]).toEqual(['name', namer]);
      expect(board.legal()).toEqual([null, 1, 2, 3, 4, 5, 6].map(name));
      expect(board.refusal(name(0))).toMatchObject({
        code: 'CARD_NOT_NAMEABLE',
        rule: 'CG-CHAR-Telepath-2',
      });
      board.do(name(2));
      expect([board.stage, board.seat]).toEqual(['layCard', namer]);
      expect(board.do(lay(0)).find(({ type }) => type === 'combatFought')).toMatchObject({
        cards: expect.arrayContaining([{ seat: other, card: 2 }]) as unknown,
      });
      // He had two of that value and has played one.
      expect(handOf(board, other)).toContain(2);
    }
  });

  test('[CG-RULING-98] or no card at all', () => {
    const board = declared('blue-telepath', 'yellow-naga');
    board.do(name(null));
    expect([board.stage, board.seat]).toEqual(['layCard', BLUE]);
  });

  test('[CG-CHAR-Telepath-3, CG-CHAR-Telepath-4] who does not hold it shows his hand and plays in secret what he likes', () => {
    const board = declared('blue-telepath', 'yellow-naga', { cards: { yellow: [0, 3, 4] } });
    expect(heard(board, name(6), BLUE)).toContainEqual({ type: 'handShown', seat: YELLOW, cards: [0, 3, 4] });
    board.do(lay(1));
    expect(board.seat).toBe(YELLOW);
    expect(board.legal()).toEqual([lay(0), lay(3), lay(4)]);
  });

  test('[CG-RULING-99] his own card is laid after the naming, and is his choice', () => {
    const board = declared('blue-telepath', 'yellow-naga');
    board.do(name(1));
    expect(board.legal()).toHaveLength(7);
  });

  test('[CG-CHAR-Telepath-6, CG-RULING-97] not in a group', () => {
    expect(declared('blue-telepath', 'yellow-naga', {}, 'blue-thief: 3').stage).toBe('layCard');
  });

  test('[CG-CHAR-Telepath-7] two of them are silent', () => {
    expect(declared('blue-telepath', 'yellow-telepath').stage).toBe('layCard');
  });
});

describe('the Weapon master', () => {
  test('[CG-CHAR-WeaponMaster-2, CG-RULING-91] her player sees the opponent’s card before he chooses his own', () => {
    const board = declared('blue-weapon-master', 'yellow-naga');
    expect([board.stage, board.seat]).toEqual(['layCard', YELLOW]);
    expect(heard(board, lay(5), BLUE)).toEqual([
      { type: 'cardLaid', seat: YELLOW, card: 'hidden' },
      { type: 'cardsSeen', by: BLUE, seat: YELLOW, cards: [5] },
    ]);
    expect([board.stage, board.seat]).toEqual(['layCard', BLUE]);
    expect(board.do(lay(6)).find(({ type }) => type === 'combatFought')).toMatchObject({
      attack: 9,
      defence: 7,
    });
  });

  test('[CG-CHAR-WeaponMaster-2] he knows it, nobody else does', () => {
    const board = declared('blue-weapon-master', 'yellow-naga');
    const told = heard(board, lay(5), SPECTATOR);
    expect(told).toContainEqual({ type: 'cardsSeen', by: BLUE, seat: YELLOW, cards: 'hidden' });
    const view = viewOf(board.position, BLUE);
    expect(view.own.seen).toEqual([5]);
    expect(view.shown.combat?.laid).toEqual([-1, 'hidden']);
    expect(viewOf(board.position, 'spectator').own).toEqual({ pieces: [], laid: -1 });
    const chance = new Chance('seen');
    for (let times = 0; times < 5; times++)
      expect(cardsSeenBy(sample(view, chance, board.position.ruleset), BLUE)).toEqual([5]);
  });

  test('[CG-RULING-100] the other side does not see hers', () => {
    const board = declared('blue-naga', 'yellow-weapon-master');
    expect(board.seat).toBe(BLUE);
    board.do(lay(2));
    expect(heard(board, lay(3), BLUE)[0]).toEqual({ type: 'cardLaid', seat: YELLOW, card: 'hidden' });
    const waiting = declared('blue-naga', 'yellow-weapon-master');
    waiting.do(lay(2));
    expect(cardsSeenBy(waiting.position, BLUE)).toEqual([]);
    expect(cardsSeenBy(waiting.position, 'spectator')).toEqual([]);
  });

  test('[CG-CHAR-WeaponMaster-3] also in a group', () => {
    const board = declared('blue-naga', 'yellow-colossus', {}, 'blue-weapon-master: 3');
    expect(board.seat).toBe(YELLOW);
  });

  test('[CG-CHAR-WeaponMaster-5, CG-RULING-97] on both sides they cancel out', () => {
    const board = declared('blue-weapon-master', 'yellow-weapon-master', {}, 'blue-berserker: 3');
    expect([board.stage, board.seat]).toEqual(['layCard', BLUE]);
    board.do(lay(1));
    expect(cardsSeenBy(board.position, YELLOW)).toEqual([]);
  });

  test('[CG-WOUND-2] wounded she sees nothing', () => {
    const board = arena(`
        +---+-:-+---+---+   +
      7  bNa ywe  C   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
    `);
    board.do(attackOf('blue-naga', 'yellow-weapon-master'));
    board.do(lay(1));
    expect(cardsSeenBy(board.position, YELLOW)).toEqual([]);
  });

  test('[CG-RULING-96] mind control goes first and leaves her no look, unless the table lets her', () => {
    const board = declared('blue-weapon-master', 'yellow-telepath');
    board.do(name(3));
    expect(board.seat).toBe(YELLOW);
    expect(heard(board, lay(5), BLUE).map(({ type }) => type)).not.toContain('cardsSeen');
    const shown = declared('blue-weapon-master', 'yellow-telepath', { cards: { blue: [0, 1] } });
    shown.do(name(6));
    // She does not hold it and chooses freely, first: she does not see his card.
    expect(shown.seat).toBe(BLUE);
    const open = declared('blue-weapon-master', 'yellow-telepath', { rules: { mindFirst: false } });
    open.do(name(3));
    expect(heard(open, lay(5), BLUE)).toContainEqual({
      type: 'cardsSeen',
      by: BLUE,
      seat: YELLOW,
      cards: [5],
    });
    const silent = declared('blue-weapon-master', 'yellow-telepath');
    silent.do(name(null));
    expect(silent.seat).toBe(YELLOW);
  });
});

describe('the moments of a combat', () => {
  test('[CG-RULING-91] in their order: declared, counted, named, laid, fought, what comes of it, points, the end', () => {
    const board = arena(
      `
          +---+-:-+---+---+   +
        7  bBe yte  C   C   C |
          +   +   +   +   +   +
        6 | C   C   C   C   C |
          +---+---+---+   +---+
      `,
      { points: { blue: 4 } },
    );
    board.do(attackOf('blue-berserker', 'yellow-telepath'));
    board.do(count(2));
    board.do(two(1, 2));
    board.do(lay(0));
    expect(board.events.map(({ type }) => type)).toEqual([
      'attackDeclared',
      'cardsCounted',
      'cardLaid',
      'cardLaid',
      'combatFought',
      'pieceEliminated',
      'pointsScored',
      'gameEnded',
    ]);
    const named = declared('blue-berserker', 'yellow-telepath');
    const stages = [named.stage];
    for (const action of [count(1), name(null), lay(1)]) {
      named.do(action);
      stages.push(named.stage);
    }
    expect(stages).toEqual(['count', 'name', 'layCard', 'layCard']);
  });

  test('[CG-COMBAT-9, CG-RULING-189] what was used is not to be seen any more, only how many cards are left', () => {
    const board = declared('blue-naga', 'yellow-goblin');
    board.do(lay(4));
    board.do(lay(1));
    const { seats } = viewOf(board.position, YELLOW).shown;
    expect(seats.map(({ combatCards }) => combatCards)).toEqual([8, 8]);
  });
});

describe('too slow', () => {
  test('[CG-TIMER-5, CG-RULING-183, CG-RULING-184] the clock of a card runs for either player, from the moment the other’s lies', () => {
    const board = declared('blue-naga', 'yellow-goblin');
    expect(clock(board)).toBe('turn');
    board.do(lay(3));
    expect(clock(board)).toBe('combatCard');
    const master = declared('blue-weapon-master', 'yellow-naga');
    // Yellow lays first, and the turn is not his: he is not hurried.
    expect([master.seat, clock(master)]).toEqual([YELLOW, null]);
    master.do(lay(3));
    expect([master.seat, clock(master)]).toEqual([BLUE, 'combatCard']);
  });

  test('[CG-TIMER-6, CG-RULING-185] who is too slow has played +0, and keeps it', () => {
    const board = declared('blue-naga', 'yellow-goblin');
    board.do(lay(3));
    runOut(board.position, YELLOW);
    expect(board.isWounded('yellow-goblin')).toBe(true);
    expect(handOf(board, YELLOW)).toEqual([0, 1, 2, 2, 3, 3, 4, 5, 6]);
  });

  test('[CG-RULING-184] under mind control the forced card is played', () => {
    const board = declared('blue-telepath', 'yellow-goblin');
    board.do(name(6));
    board.do(lay(0));
    expect(board.isWounded('blue-telepath')).toBe(true);
    const berserker = declared('blue-berserker', 'yellow-telepath');
    berserker.do(count(2));
    berserker.do(name(6));
    runOut(berserker.position, BLUE);
    berserker.do(lay(4));
    // 3 and the forced 6, without a second card, against 0 and 4.
    expect(berserker.isWounded('yellow-telepath')).toBe(true);
    expect(handOf(berserker, BLUE)).toEqual([0, 1, 2, 2, 3, 3, 4, 5]);
  });

  test('who does not say how many cards he lays, lays one', () => {
    const board = declared('blue-berserker', 'yellow-goblin');
    expect(clock(board)).toBe('turn');
    runOut(board.position, BLUE);
    expect(board.stage).toBe('layCard');
    expect(board.why(lay(3))).toBeNull();
  });
});
