/**
 * The moment of a combat of two at which cards are laid: a matrix game in which the attacker chooses the row.
 *
 * Nobody knows what the other has laid, unless it lies openly or has been looked at: then there is nothing left to choose
 * on that side. A side that will look makes it a game of perfect knowledge, in which the other lays what is worst to
 * answer.
 */
import { combatHand, type CombatNow, laidKnownTo, type Position, type Seat } from '@dungeon-twister/rules';
import { handWorth } from './card-values.ts';
import { type Lay, laysOf } from './hands.ts';
import { type Equilibrium, type MatrixGame, solveMatrixGame } from './matrix-game.ts';
import { endFor, type Worths } from './worths.ts';

export interface CardFight {
  /** By how much the attackers lead before cards. */
  readonly lead: number;
  /** The hands of attacker and defender. */
  readonly hands: readonly [number, number];
  /** How many cards each of them lays. */
  readonly counts: readonly [number, number];
  /** The cards of each of them that are known to lie. */
  readonly lies: readonly [readonly number[], readonly number[]];
  /** Which of them sees the other's cards before he lays his own: 0, 1, or -1 for neither. */
  readonly looker: number;
}

/** What is to be decided with cards in a combat of two, as a seat knows it. */
export function cardFightOf(p: Position, combat: CombatNow, viewer: Seat): CardFight {
  const [attacker] = combat.attackers;
  const [defender] = combat.defenders;
  return {
    lead: combat.lead,
    hands: [combatHand(p, attacker), combatHand(p, defender)],
    counts: [combat.attackerLays, 1],
    lies: [laidKnownTo(p, viewer, attacker), laidKnownTo(p, viewer, defender)],
    looker: combat.looker < 0 ? -1 : combat.looker === attacker ? 0 : 1,
  };
}

/** The ways to lay of attacker and defender. */
export const laysIn = ({ hands, counts, lies }: CardFight): [readonly Lay[], readonly Lay[]] => [
  laysOf(hands[0], counts[0], lies[0]),
  laysOf(hands[1], counts[1], lies[1]),
];

/** What the attacker gets for each pair of lays: the end, and how the hands compare afterwards. */
export function payoffsOf(
  { lead, hands }: CardFight,
  [attack, defence]: readonly [readonly Lay[], readonly Lay[]],
  { worth, fight }: Worths,
): MatrixGame {
  const before = handWorth(hands[0], hands[1]);
  const payoffs = new Float64Array(attack.length * defence.length);
  let k = 0;
  for (const a of attack)
    for (const d of defence) {
      const end = endFor(lead + a.sum - d.sum);
      payoffs[k++] = worth[end] + fight[end] * (handWorth(a.left, d.left) - before);
    }
  return { rows: attack.length, columns: defence.length, payoffs };
}

/** How both lay. */
export const solveCards = (game: MatrixGame, looker: number): Equilibrium =>
  looker < 0 ? solveMatrixGame(game) : solveInTurn(game, looker);

/** One lays, the other sees it and answers: no mixture helps either of them. */
function solveInTurn({ rows, columns, payoffs }: MatrixGame, looker: number): Equilibrium {
  const at = (first: number, answer: number): number =>
    looker === 1 ? payoffs[first * columns + answer] : -payoffs[answer * columns + first];
  const [firsts, answers] = looker === 1 ? [rows, columns] : [columns, rows];
  let best = { value: -Infinity, first: 0, answer: 0 };
  for (let first = 0; first < firsts; first++) {
    let answer = 0;
    for (let k = 1; k < answers; k++) if (at(first, k) < at(first, answer)) answer = k;
    if (at(first, answer) > best.value) best = { value: at(first, answer), first, answer };
  }
  const row = new Float64Array(rows);
  const column = new Float64Array(columns);
  row[looker === 1 ? best.first : best.answer] = 1;
  column[looker === 1 ? best.answer : best.first] = 1;
  return { value: looker === 1 ? best.value : -best.value, row, column };
}
