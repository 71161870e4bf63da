/**
 * What a seat does in a combat: whether it joins, how many cards it announces, which one it names, what it lays. Cards
 * are laid by the exact equilibrium between two, and by regret matching where more take part; the answer is drawn from the
 * mixture, since whoever always lays the same is found out.
 *
 * The position is one that fits what the seat knows. Cards and answers that lie face down in it are somebody's guess, and
 * are never looked at.
 */
import {
  type Action,
  type Chance,
  type CombatNow,
  combatNow,
  decode,
  perform,
  type Position,
  type Seat,
  stageOf,
} from '@dungeon-twister/rules';
import { cardFightOf, laysIn, payoffsOf, solveCards } from './card-fight.ts';
import { spokenAnswers } from './duel.ts';
import type { Lay } from './hands.ts';
import { answersOf, isParty, solveAnswers, valuesOfAll, worthsOfAll } from './party.ts';
import { fightersOf, partyMixtures } from './party-cards.ts';
import { prospectOf } from './prospect.ts';
import { endsOf, type Evaluate, type Stakes, worthsOfDuel } from './worths.ts';

/** One answer, and how often it is given. */
export interface Choice {
  readonly action: Action;
  readonly share: number;
}

/** Rounds in which everybody learns how to lay, where the seat lays for real. */
const ROUNDS = 1000;

/**
 * How a seat answers the decision of a combat that it is asked now: every answer with its share; none where nobody
 * fights. What the ends of the combat are worth says `evaluate`; a fight of average importance counts `fight`, which tells
 * what cards are worth beside them.
 */
export function combatChoices(p: Position, seat: Seat, evaluate: Evaluate, fight?: number): Choice[] {
  const stakes = { evaluate, fight };
  const combat = combatNow(p);
  if (!combat) return [];
  if (stageOf(p) === 'join') return joinChoices(p, seat, stakes);
  const party = isParty(p, combat);
  if (stageOf(p) === 'layCard')
    return party ? partyLays(p, combat, seat, stakes) : duelLays(p, combat, seat, stakes);
  return party ? partySpeaks(p, seat, stakes) : duelSpeaks(p, combat, seat, stakes);
}

/** The answer of a seat in a combat, drawn from its mixture; null where nobody fights. */
export function solveCombat(
  p: Position,
  seat: Seat,
  evaluate: Evaluate,
  chance: Chance,
  fight?: number,
): Action | null {
  const choices = combatChoices(p, seat, evaluate, fight);
  let left = chance.next() / 2 ** 32;
  for (const { action, share } of choices) {
    if (left < share) return action;
    left -= share;
  }
  // Shares may sum up to a hair less than 1.
  return choices.findLast(({ share }) => share > 0)?.action ?? null;
}

const layAction = ({ card, second }: Lay): Action =>
  second === null ? { type: 'layCard', card } : { type: 'layCard', card, second };

const laysWith = (lays: readonly Lay[], shares: Float64Array): Choice[] =>
  lays.map((lay, index) => ({ action: layAction(lay), share: shares[index] }));

function duelLays(p: Position, combat: CombatNow, seat: Seat, stakes: Stakes): Choice[] {
  const worths = worthsOfDuel(endsOf(p), combat, stakes);
  const cards = cardFightOf(p, combat, seat);
  const lays = laysIn(cards);
  const { row, column } = solveCards(payoffsOf(cards, lays, worths), cards.looker);
  return seat === combat.attackers[0] ? laysWith(lays[0], row) : laysWith(lays[1], column);
}

function partyLays(p: Position, combat: CombatNow, seat: Seat, stakes: Stakes): Choice[] {
  const fighters = fightersOf(p, combat, seat);
  const mixtures = partyMixtures(fighters, combat.lead, worthsOfAll(endsOf(p), stakes), ROUNDS);
  const own = fighters.findIndex((one) => one.seat === seat);
  return laysWith(fighters[own].lays, mixtures[own]);
}

/** What is said aloud hides nothing: the best answer, always. */
function bestOf(actions: readonly Action[], values: readonly number[]): Choice[] {
  const best = values.indexOf(Math.max(...values));
  return actions.map((action, index) => ({ action, share: index === best ? 1 : 0 }));
}

function duelSpeaks(p: Position, combat: CombatNow, seat: Seat, stakes: Stakes): Choice[] {
  const worths = worthsOfDuel(endsOf(p), combat, stakes);
  const spoken = spokenAnswers(p, seat, worths, prospectOf);
  return bestOf(
    spoken.map(({ packed }) => decode(p, seat, packed)),
    spoken.map(({ value }) => value),
  );
}

function partySpeaks(p: Position, seat: Seat, stakes: Stakes): Choice[] {
  const answers = answersOf(p, seat);
  return bestOf(
    answers.map((packed) => decode(p, seat, packed)),
    answers.map((packed) => {
      const next = p.copy();
      perform(next, seat, packed);
      return valuesOfAll(next, seat, stakes)[seat];
    }),
  );
}

function joinChoices(p: Position, seat: Seat, stakes: Stakes): Choice[] {
  const { asked, mixtures } = solveAnswers(p, seat, stakes);
  const own = asked.findIndex((one) => one.seat === seat);
  return asked[own].answers.map((packed, index) => ({
    action: decode(p, seat, packed),
    share: mixtures[own][index],
  }));
}
