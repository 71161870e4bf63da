/**
 * Random combats as matrix games: two hands of what is left of the usual cards, a lead, what winning, losing and a tie
 * are worth, and what each card would have been worth later; now and then the attacker lays two cards.
 */
import type { Chance } from '@dungeon-twister/rules';
import type { MatrixGame } from '../src/combat/matrix-game.ts';

const CARDS = [0, 1, 2, 2, 3, 3, 4, 5, 6];
const HIGHEST_LEAD = 7;

const between = (chance: Chance, least: number, most: number): number =>
  least + (most - least) * (chance.next() / 2 ** 32);

/** What is left of a hand: the +0 always, of the others any. */
const handLeft = (chance: Chance): number[] => [
  ...new Set(CARDS.filter((card) => card === 0 || chance.below(3) > 0)),
];

/** Sums of one card or, where two are laid, of two. */
const sumsOf = (hand: readonly number[], two: boolean): number[] =>
  two && hand.length > 1
    ? hand.flatMap((card, index) => hand.slice(index + 1).map((second) => card + second))
    : [...hand];

export function randomCombat(chance: Chance): MatrixGame {
  const attack = sumsOf(handLeft(chance), chance.below(4) === 0);
  const defence = sumsOf(handLeft(chance), false);
  const lead = chance.below(2 * HIGHEST_LEAD + 1) - HIGHEST_LEAD;
  const worth = [-between(chance, 0, 6), between(chance, -1, 1), between(chance, 0, 6)];
  const prices = Array.from({ length: 13 }, (_, sum) => sum * between(chance, 0, 0.3));
  const payoffs = new Float64Array(attack.length * defence.length);
  attack.forEach((laid, i) => {
    defence.forEach((against, j) => {
      const outcome = Math.sign(lead + laid - against) + 1;
      payoffs[i * defence.length + j] = worth[outcome] - prices[laid] + prices[against];
    });
  });
  return { rows: attack.length, columns: defence.length, payoffs };
}
