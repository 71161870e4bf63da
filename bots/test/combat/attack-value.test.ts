/** What a declared combat is worth: the same as really performing every pair of cards and solving what comes out. */
import { describe, expect, test } from 'vitest';
import {
  ActionList,
  combatHand,
  type CombatNow,
  combatNow,
  decisions,
  list,
  type PackedAction,
  perform,
  type Position,
  type Seat,
  stageOf,
} from '@dungeon-twister/rules';
import { sketch } from '@dungeon-twister/rules/testing';
import { attackValue } from '../../src/combat/attack-value.ts';
import { certainEnd } from '../../src/combat/certain-end.ts';
import { handWorth } from '../../src/combat/card-values.ts';
import { cardFightOf, laysIn, payoffsOf } from '../../src/combat/card-fight.ts';
import { duelProspect } from '../../src/combat/duel.ts';
import { solveMatrixGame } from '../../src/combat/matrix-game.ts';
import { prospectOf, prospectValue } from '../../src/combat/prospect.ts';
import { endsOf, worthsOfDuel } from '../../src/combat/worths.ts';
import { declaredIn, plainWorth } from './fights.ts';

const FIGHT = 1.5;
const listed = new ActionList();

function answersOf(p: Position): PackedAction[] {
  list(p, decisions(p)[0].seat, listed);
  return Array.from({ length: listed.length }, (_, index) => listed.packed(index));
}

const after = (p: Position, packed: PackedAction): Position => {
  const next = p.copy();
  perform(next, decisions(p)[0].seat, packed);
  return next;
};

/** What a position after the combat is worth to the attacker, with what it cost in cards. */
function realWorth(before: Position, end: Position, [attacker, defender]: readonly [Seat, Seat]): number {
  const worth = plainWorth(end, attacker);
  if (stageOf(end) === 'over') return worth;
  const hands = (p: Position): number => handWorth(combatHand(p, attacker), combatHand(p, defender));
  return worth + FIGHT * (hands(end) - hands(before));
}

/** The payoffs of really performing every pair of cards, row by row for the attacker. */
function realPayoffs(p: Position, { attackers: [attacker], defenders: [defender] }: CombatNow): number[][] {
  const attackerFirst = decisions(p)[0].seat === attacker;
  const table = answersOf(p).map((first) => {
    const middle = after(p, first);
    if (stageOf(middle) !== 'layCard') return [realWorth(p, middle, [attacker, defender])];
    return answersOf(middle).map((second) => realWorth(p, after(middle, second), [attacker, defender]));
  });
  return attackerFirst ? table : table[0].map((_, i) => table.map((row) => row[i]));
}

/** The value for the attacker by trying everything that can be said and laid. */
function realValue(p: Position): number {
  const combat = combatNow(p);
  if (!combat) throw new Error('nobody fights');
  const [{ seat }] = decisions(p);
  const attacks = seat === combat.attackers[0];
  if (stageOf(p) !== 'layCard') {
    const values = answersOf(p).map((packed) => realValue(after(p, packed)));
    return attacks ? Math.max(...values) : Math.min(...values);
  }
  const table = realPayoffs(p, combat);
  // Whoever looks lays last: the other's best is what is worst to answer.
  if (combat.looker === combat.defenders[0]) return Math.max(...table.map((row) => Math.min(...row)));
  if (combat.looker === combat.attackers[0])
    return Math.min(...table[0].map((_, j) => Math.max(...table.map((row) => row[j]))));
  return solveMatrixGame({
    rows: table.length,
    columns: table[0].length,
    payoffs: Float64Array.from(table.flat()),
  }).value;
}

const SCENARIOS = ['base', 'prison-5', 'card-standard', 'card-advanced'];

describe('a combat that was declared in a crowd', () => {
  test('pays what really performing every pair of cards pays', () => {
    let pairs = 0;
    for (const scenario of SCENARIOS)
      for (let n = 0; n < 20; n++) {
        const p = declaredIn(scenario, `pay ${n}`);
        const combat = p && combatNow(p);
        if (!p || !combat || stageOf(p) !== 'layCard') continue;
        const worths = worthsOfDuel(endsOf(p), combat, { evaluate: plainWorth, fight: FIGHT });
        const fight = cardFightOf(p, combat, combat.attackers[0]);
        const { payoffs } = payoffsOf(fight, laysIn(fight), worths);
        const real = realPayoffs(p, combat).flat();
        real.forEach((value, k) => expect(payoffs[k]).toBeCloseTo(value, 9));
        expect(payoffs.length).toBe(real.length);
        pairs += real.length;
      }
    expect(pairs).toBeGreaterThan(1000);
  });

  test('is worth what comes out of trying everything, with names, counts and looks', () => {
    const seen = new Set<string>();
    const compare = (scenario: string, seed: string): void => {
      const p = declaredIn(scenario, seed);
      const combat = p && combatNow(p);
      if (!p || !combat) return;
      seen.add(stageOf(p)).add(combat.looker < 0 ? 'nobody looks' : 'somebody looks');
      const worths = worthsOfDuel(endsOf(p), combat, { evaluate: plainWorth, fight: FIGHT });
      const [attacker] = combat.attackers;
      const exact = prospectValue(duelProspect(p, attacker, worths, prospectOf), worths);
      expect(exact).toBeCloseTo(realValue(p), 9);
      // The one that is kept for worths nearby is right to a hundredth of what is at stake.
      const stake = Math.max(...worths.worth) - Math.min(...worths.worth) + FIGHT;
      expect(Math.abs(attackValue(p, attacker, plainWorth, FIGHT) - exact)).toBeLessThan(0.01 * stake);
    };
    for (const scenario of SCENARIOS) for (let n = 0; n < 16; n++) compare(scenario, `worth ${n}`);
    // Not every game has somebody who lays two cards or looks before he lays.
    for (let n = 16; n < 200 && seen.size < 5; n++) compare('card-advanced', `worth ${n}`);
    expect(seen).toEqual(new Set(['layCard', 'name', 'count', 'nobody looks', 'somebody looks']));
  });
});

/** A blue Warrior (3) beside a yellow Goblin (1). */
const duel = (cards: { blue: number[]; yellow: number[] }, wounded = '') => {
  const board = sketch(
    `+---+---+---+---+---+
     | a   e   .   .   . |`,
    { a: 'blue warrior', e: `yellow goblin ${wounded}` },
    { cards },
  );
  board.do({ type: 'attack', piece: 'blue-warrior', target: 'yellow-goblin' });
  return board.position;
};

describe('a Warrior attacks a Goblin', () => {
  const [BLUE, YELLOW] = [0, 1];
  const won = (p: Position): number => plainWorth(endsOf(p)[0], BLUE);

  test('who leads by two and meets only a +0 wins without a card', () => {
    const p = duel({ blue: [0, 1, 6], yellow: [0] });
    expect(attackValue(p, BLUE, plainWorth, FIGHT)).toBeCloseTo(won(p), 9);
    expect(attackValue(p, YELLOW, plainWorth, FIGHT)).toBeCloseTo(-won(p), 9);
  });

  test('a better hand of the defender makes it worth less', () => {
    const values = [[0], [0, 2], [0, 2, 4], [0, 2, 4, 6]].map((yellow) =>
      attackValue(duel({ blue: [0, 3], yellow }), BLUE, plainWorth, FIGHT),
    );
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values[3]).toBeLessThan(values[0] - 1);
  });

  test('a victory that ends the game is worth all cards', () => {
    const p = duel({ blue: [0, 6], yellow: [0, 4] }, 'wounded');
    const decisive = (end: Position, seat: Seat): number =>
      (isLost(end) ? 1000 : 0) * (seat === BLUE ? 1 : -1);
    const isLost = (end: Position): boolean => plainWorth(end, BLUE) > plainWorth(p, BLUE);
    expect(attackValue(p, BLUE, decisive, FIGHT)).toBeGreaterThan(990);
  });

  test('an end is certain where no card changes it, and then it is that one', () => {
    const sure = duel({ blue: [0, 1, 6], yellow: [0, 1] });
    expect(certainEnd(sure, BLUE)?.data).toEqual(endsOf(sure)[0].data);
    const lost = duel({ blue: [0], yellow: [3, 6] });
    expect(certainEnd(lost, BLUE)?.data).toEqual(endsOf(lost)[1].data);
    expect(certainEnd(duel({ blue: [0, 1, 6], yellow: [0, 2] }), BLUE)).toBeNull();
  });

  test('where nobody fights, the position is evaluated as it is', () => {
    const board = sketch(`+---+---+---+---+---+\n| a   .   .   .   . |`, { a: 'blue warrior' });
    expect(attackValue(board.position, BLUE, () => 7)).toBe(7);
    expect(certainEnd(board.position, BLUE)).toBeNull();
  });
});
