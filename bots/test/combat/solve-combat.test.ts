/** What a seat does in a combat: what it announces, names and lays, and that it does not peep. */
import { describe, expect, test } from 'vitest';
import {
  type Action,
  ActionList,
  Chance,
  combatNow,
  decisions,
  legalActions,
  type Position,
  sample,
  sameAction,
  viewOf,
} from '@dungeon-twister/rules';
import { sketch, zones } from '@dungeon-twister/rules/testing';
import { cardFightOf, laysIn, payoffsOf } from '../../src/combat/card-fight.ts';
import { type Choice, combatChoices, solveCombat } from '../../src/combat/solve-combat.ts';
import { endsOf, worthsOfDuel } from '../../src/combat/worths.ts';
import { exploitability } from '../../tools/exploitability.ts';
import { declaredIn, plainWorth } from './fights.ts';

const FIGHT = 1.5;
const listed = new ActionList();
const [BLUE, YELLOW] = [0, 1];

const choicesOf = (p: Position, seat = decisions(p)[0].seat): Choice[] =>
  combatChoices(p, seat, plainWorth, FIGHT);
const shares = (p: Position): Float64Array => Float64Array.from(choicesOf(p), ({ share }) => share);
/** The answers that are ever given. */
const given = (p: Position): Action[] =>
  choicesOf(p)
    .filter(({ share }) => share > 0)
    .map(({ action }) => action);

type Hands = { readonly blue?: readonly number[]; readonly yellow?: readonly number[] };

/** A blue Warrior (3) beside a yellow Goblin (1), or other such two. */
function duel(cards: Hands, blue = 'warrior', yellow = 'goblin') {
  const board = sketch(
    `+---+---+---+---+---+
     | a   e   .   .   . |`,
    { a: `blue ${blue}`, e: `yellow ${yellow}` },
    { cards },
  );
  board.do({ type: 'attack', piece: `blue-${blue}`, target: `yellow-${yellow}` });
  return board;
}

/** Two in one zone of the Card Game. */
function zoneDuel(attacker: string, target: string, cards: Hands = {}) {
  const board = zones({
    rooms: ['green-cw', 'blue-cw', 'blue-ccw', 'green-ccw'],
    pieces: `
        +---+-:-+---+---+   +
      7   1   2   3   C   C |
        +   +   +   +   +   +
      6 | C   C   C   C   C |
        +---+---+---+   +---+
      ${attacker}: 1
      ${target}: 2
    `,
    cards,
  });
  board.do({ type: 'attack', piece: attacker, target });
  return board;
}

const lay = (card: number): Action => ({ type: 'layCard', card });

describe('cards that are laid face down', () => {
  test('follow the equilibrium of the payoffs, and nothing but legal answers is in it', () => {
    for (const scenario of ['base', 'prison-5', 'card-standard'])
      for (let n = 0; n < 6; n++) {
        const p = declaredIn(scenario, `lay ${n}`);
        const combat = p && combatNow(p);
        if (!p || !combat) continue;
        const [{ seat, about }] = decisions(p);
        const legal = legalActions(p, seat, listed);
        const choices = choicesOf(p);
        for (const { action } of choices) expect(legal.some((one) => sameAction(one, action))).toBe(true);
        expect(choices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
        if (about !== 'layCard' || combat.looker >= 0) continue;
        const other = seat === combat.attackers[0] ? combat.defenders[0] : combat.attackers[0];
        const own = shares(p);
        const against = Float64Array.from(choicesOf(p, other), ({ share }) => share);
        const fight = cardFightOf(p, combat, seat);
        const worths = worthsOfDuel(endsOf(p), combat, { evaluate: plainWorth, fight: FIGHT });
        const game = payoffsOf(fight, laysIn(fight), worths);
        const [row, column] = seat === combat.attackers[0] ? [own, against] : [against, own];
        expect(exploitability(game, row, column)).toBeLessThan(1e-9);
      }
  });

  test('a card is mixed with others where the other could reckon with it', () => {
    expect(given(duel({}).position).length).toBeGreaterThan(1);
  });

  test('nothing is wasted on what is won or lost anyway', () => {
    expect(given(duel({ blue: [0, 1, 6], yellow: [0, 1] }).position)).toEqual([lay(0)]);
    const lost = duel({ blue: [0], yellow: [0, 6] }, 'goblin', 'warrior');
    lost.do(lay(0));
    expect(given(lost.position)).toEqual([lay(0)]);
  });

  test('what the other has laid is not looked at', () => {
    const other = duel({});
    other.do(lay(1));
    for (const card of [0, 3, 6]) {
      const board = duel({});
      board.do(lay(card));
      const guessed = sample(viewOf(board.position, YELLOW), new Chance(`${card}`), board.position.ruleset);
      expect(choicesOf(guessed)).toEqual(choicesOf(other.position));
    }
  });

  test('the same chance draws the same card, and all chances together follow the mixture', () => {
    const p = duel({}).position;
    const choices = choicesOf(p);
    const drawn = Array.from({ length: 400 }, (_, n) =>
      solveCombat(p, BLUE, plainWorth, new Chance(`draw ${n}`), FIGHT),
    );
    expect(solveCombat(p, BLUE, plainWorth, new Chance('draw 0'), FIGHT)).toEqual(drawn[0]);
    for (const { action, share } of choices) {
      const times = drawn.filter((one) => one !== null && sameAction(one, action)).length;
      expect(Math.abs(times / drawn.length - share)).toBeLessThan(0.1);
    }
  });

  test('nobody fights: nothing is answered', () => {
    const board = sketch(`+---+---+---+---+---+\n| a   .   .   .   . |`, { a: 'blue warrior' });
    expect(solveCombat(board.position, BLUE, plainWorth, new Chance('x'))).toBeNull();
  });
});

describe('cards that are known', () => {
  test('a card that a Telepath made the other play is answered by the lowest that beats it', () => {
    const board = duel({ blue: [0, 1, 2, 5], yellow: [0, 1, 3, 4, 6] }, 'warrior', 'telepath');
    // 3 + 2 lies against 0: yellow needs more than a 5.
    board.do({ type: 'nameCard', card: 2 });
    expect(given(board.position)).toEqual([lay(6)]);
  });

  test('a Telepath names the card that serves him best', () => {
    const board = duel({ blue: [0, 1, 6], yellow: [0, 1, 2, 4, 5] }, 'goblin', 'telepath');
    const [named] = given(board.position);
    // The Goblin (1) with the +1 loses to a +4 and keeps nothing but the +6 back: better than to meet that.
    expect(named).toEqual({ type: 'nameCard', card: 1 });
  });

  test('whoever sees the other’s card lays the lowest that wins, or nothing', () => {
    const seen = (card: number): Action[] => {
      const board = zoneDuel('blue-weapon-master', 'yellow-naga');
      board.do(lay(card), YELLOW);
      return given(board.position);
    };
    // The Weapon master brings 3, the Naga 2.
    expect(seen(0)).toEqual([lay(0)]);
    expect(seen(4)).toEqual([lay(4)]);
    expect(seen(6)).toHaveLength(1);
  });

  test('whoever will be seen always lays the same card', () => {
    const board = zoneDuel('blue-weapon-master', 'yellow-naga');
    expect(decisions(board.position)[0].seat).toBe(YELLOW);
    expect(given(board.position)).toHaveLength(1);
  });
});

describe('the Berserker', () => {
  test('announces two cards where one is not enough, and lays a pair', () => {
    const board = zoneDuel('blue-berserker', 'yellow-colossus', { blue: [0, 1, 2], yellow: [0] });
    // She brings 3, the Colossus 5.
    expect(given(board.position)).toEqual([{ type: 'countCards', count: 2 }]);
    board.do({ type: 'countCards', count: 2 });
    expect(given(board.position)).toEqual([{ type: 'layCard', card: 1, second: 2 }]);
  });

  test('announces one where that wins', () => {
    const board = zoneDuel('blue-berserker', 'yellow-naga', { blue: [0, 2, 3], yellow: [0] });
    expect(given(board.position)).toEqual([{ type: 'countCards', count: 1 }]);
  });

  test('her second card is chosen beside the one that was named', () => {
    const board = zoneDuel('blue-berserker', 'yellow-telepath', { blue: [0, 1, 5], yellow: [0, 6] });
    board.do({ type: 'countCards', count: 2 });
    board.do({ type: 'nameCard', card: 1 });
    const choices = choicesOf(board.position);
    expect(choices.map(({ action }) => action)).toEqual([lay(0), lay(5)]);
  });
});
