/**
 * What the three ends of a combat are worth. Who wins is all that the cards decide, so no more than three positions are
 * ever looked at; the cards that were laid for it are priced apart from them.
 */
import {
  type CombatNow,
  endCombat,
  type Position,
  type Seat,
  type SideName,
  stageOf,
} from '@dungeon-twister/rules';

/** What a position is worth to a seat. Between two players, what one wins the other must lose. */
export type Evaluate = (p: Position, seat: Seat) => number;

/** What is at stake for whom. */
export interface Stakes {
  readonly evaluate: Evaluate;
  /** What a fight of average importance is worth, in the unit of the evaluation. */
  readonly fight: number | undefined;
}

/** An end of a combat: the attackers win, the defenders win, or neither. */
export const ENDS: readonly SideName[] = ['attack', 'defence', null];
export const [ATTACK_WINS, DEFENCE_WINS, TIE] = [0, 1, 2];

/** Which of the ends it is when the attackers' total is so much higher. */
export const endFor = (difference: number): number =>
  difference > 0 ? ATTACK_WINS : difference < 0 ? DEFENCE_WINS : TIE;

/** What each end is worth to somebody, in the order of ENDS. */
export interface Worths {
  readonly worth: Float64Array;
  /** What one fight of the table of cards is worth after each end: nothing where the game is over. */
  readonly fight: Float64Array;
}

/** The positions after each end, all cards still in hand, in the order of ENDS. */
export const endsOf = (p: Position): Position[] =>
  ENDS.map((winner) => {
    const end = p.copy();
    endCombat(end, winner);
    return end;
  });

/**
 * The ends as one seat sees them. Where nothing says what a fight of average importance is worth, this one is taken for
 * average: half of what lies between winning and losing it.
 */
export function worthsFor(
  ends: readonly Position[],
  value: (end: Position) => number,
  fight: number | undefined,
): Worths {
  const worth = Float64Array.from(ends, value);
  const usual = fight ?? Math.abs(worth[ATTACK_WINS] - worth[DEFENCE_WINS]) / 2;
  return { worth, fight: Float64Array.from(ends, (end) => (stageOf(end) === 'over' ? 0 : usual)) };
}

/**
 * The ends as the attacker sees them in a combat of two: what he wins, the other loses. At a larger table, where that
 * is not so by itself, each of the two wants to be ahead of the other.
 */
export function worthsOfDuel(
  ends: readonly Position[],
  { attackers: [attacker], defenders: [defender] }: CombatNow,
  { evaluate, fight }: Stakes,
): Worths {
  const many = ends[0].ruleset.seats > 2;
  const value = (end: Position): number =>
    many ? (evaluate(end, attacker) - evaluate(end, defender)) / 2 : evaluate(end, attacker);
  return worthsFor(ends, value, fight);
}
