/**
 * What is to be expected of a combat of two when both lay their cards well: how often it ends in which way, and what it
 * costs in cards. That is enough to say what the combat is worth to anybody, whatever the ends are worth to him.
 *
 * A planner asks for thousands of combats that differ little. So how both lay is worked out for worths rounded to steps
 * of 1/64 and kept, while what comes of it is reckoned with the true ones: near an equilibrium, a slightly other mixture
 * changes next to nothing. What is kept depends on its key alone, so it does not matter what was asked before.
 */
import { type CardFight, laysIn, payoffsOf, solveCards } from './card-fight.ts';
import { handWorth } from './card-values.ts';
import { ATTACK_WINS, DEFENCE_WINS, endFor, ENDS, TIE, type Worths } from './worths.ts';

export interface Prospect {
  /** How often each end comes, in the order of ENDS. */
  readonly chance: Float64Array;
  /** By how much the attacker's hand gains on the defender's, in fights, summed over the cases of each end. */
  readonly cards: Float64Array;
}

/** What it is worth to somebody who sees the ends like this and the hands as the attacker does. */
export function prospectValue({ chance, cards }: Prospect, { worth, fight }: Worths): number {
  let sum = 0;
  for (let end = 0; end < ENDS.length; end++) sum += chance[end] * worth[end] + fight[end] * cards[end];
  return sum;
}

/** The prospect of a combat whose ends are worth exactly this. */
export function prospectOf(fight: CardFight, worths: Worths): Prospect {
  const lays = laysIn(fight);
  const { row, column } = solveCards(payoffsOf(fight, lays, worths), fight.looker);
  const before = handWorth(fight.hands[0], fight.hands[1]);
  const chance = new Float64Array(ENDS.length);
  const cards = new Float64Array(ENDS.length);
  lays[0].forEach((a, i) => {
    if (row[i] === 0) return;
    lays[1].forEach((d, j) => {
      const share = row[i] * column[j];
      const end = endFor(fight.lead + a.sum - d.sum);
      chance[end] += share;
      cards[end] += share * (handWorth(a.left, d.left) - before);
    });
  });
  return { chance, cards };
}

/** Worths are rounded to so many steps. */
const STEPS = 64;
/** A lead that no two cards make good counts as any other such lead. */
const DECIDED = 13;
/** When so many are kept, all are forgotten. */
const MOST_KEPT = 200_000;

const kept = new Map<number, Map<number, Prospect>>();
let count = 0;

/** The prospect of a combat whose ends are worth nearly this. */
export function nearProspect(fight: CardFight, worths: Worths): Prospect {
  const lies = liesKey(fight);
  if (lies < 0) return prospectOf(fight, worths);
  const lead = Math.max(-DECIDED, Math.min(DECIDED, fight.lead));
  const rounded = roundedWorths(worths);
  const hands = (fight.hands[0] << 14) | fight.hands[1];
  const key =
    ((((lead + DECIDED) * 2 + (fight.counts[0] - 1)) * 15 + lies) * 3 + fight.looker + 1) * 4 + rounded.over;
  const rest = (key << 16) | (rounded.win << 8) | rounded.lose;
  let some = kept.get(hands);
  const before = some?.get(rest);
  if (before) return before;
  if (++count > MOST_KEPT) {
    kept.clear();
    count = 1;
    some = undefined;
  }
  if (!some) kept.set(hands, (some = new Map()));
  const made = prospectOf({ ...fight, lead }, rounded.worths());
  some.set(rest, made);
  return made;
}

/** Which card lies openly, and on which side; -1 where more is known than a combat begins with. */
function liesKey({ lies: [attack, defence] }: CardFight): number {
  if (attack.length + defence.length > 1) return -1;
  if (attack.length === 1) return 1 + attack[0];
  return defence.length === 1 ? 8 + defence[0] : 0;
}

interface Rounded {
  /** What victory and defeat are worth beside a tie, from 0 to twice STEPS. */
  readonly win: number;
  readonly lose: number;
  /** Two bits: the game is over when the attackers win, when the defenders do. */
  readonly over: number;
  worths(): Worths;
}

/** Worths without their unit: only how they compare with each other says how to play. */
function roundedWorths({ worth, fight }: Worths): Rounded {
  const win = worth[ATTACK_WINS] - worth[TIE];
  const lose = worth[DEFENCE_WINS] - worth[TIE];
  const scale = Math.abs(win) + Math.abs(lose) + fight[TIE];
  const steps = (value: number): number => (scale > 0 ? Math.round((value / scale) * STEPS) : 0);
  const [winSteps, loseSteps] = [steps(win), steps(lose)];
  const over = (fight[ATTACK_WINS] === 0 ? 1 : 0) | (fight[DEFENCE_WINS] === 0 ? 2 : 0);
  return {
    win: winSteps + STEPS,
    lose: loseSteps + STEPS,
    over,
    worths: () => {
      const usual = Math.max(0, STEPS - Math.abs(winSteps) - Math.abs(loseSteps));
      return {
        worth: Float64Array.of(winSteps, loseSteps, 0),
        fight: Float64Array.of(over & 1 ? 0 : usual, over & 2 ? 0 : usual, usual),
      };
    },
  };
}
