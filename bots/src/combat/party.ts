/**
 * A combat that others may join: who comes in on which side, then the cards. Where all who are asked answer together,
 * face down, their answers are a game of their own, whose payments are the combats that come of them.
 */
import {
  ActionList,
  askAgain,
  combatNow,
  type CombatNow,
  decisions,
  list,
  type PackedAction,
  perform,
  type Position,
  type Seat,
  stageOf,
} from '@dungeon-twister/rules';
import { duelProspect } from './duel.ts';
import { fightersOf, partyMixtures, partyValues } from './party-cards.ts';
import { nearProspect, prospectValue } from './prospect.ts';
import { matchRegrets } from './regret-matching.ts';
import { endsOf, type Stakes, type Worths, worthsFor, worthsOfDuel } from './worths.ts';

/** Rounds in which everybody learns how to lay, where only the value is asked for. */
const ROUNDS = 60;
/** Rounds for the answers of those who may join. */
const ANSWER_ROUNDS = 300;

const listed = new ActionList();

/** Whether more than two take part in a combat, or may still come in. */
export const isParty = (p: Position, { attackers, defenders }: CombatNow): boolean =>
  stageOf(p) === 'join' || attackers.length + defenders.length > 2;

/** What the ends are worth to every seat. */
export const worthsOfAll = (ends: readonly Position[], stakes: Stakes): Worths[] =>
  Array.from({ length: ends[0].ruleset.seats }, (_, seat) =>
    worthsFor(ends, (end) => stakes.evaluate(end, seat), stakes.fight),
  );

/** The answers that a seat may give now. */
export function answersOf(p: Position, seat: Seat): PackedAction[] {
  list(p, seat, listed);
  return Array.from({ length: listed.length }, (_, index) => listed.packed(index));
}

const after = (p: Position, seat: Seat, packed: PackedAction): Position => {
  const next = p.copy();
  perform(next, seat, packed);
  return next;
};

/** What a combat is worth to every seat when all do their best from now on; `viewer` knows his own cards. */
export function valuesOfAll(p: Position, viewer: Seat, stakes: Stakes): Float64Array {
  const combat = combatNow(p);
  if (!combat) return Float64Array.from({ length: p.ruleset.seats }, (_, seat) => stakes.evaluate(p, seat));
  if (stageOf(p) === 'join') return solveAnswers(p, viewer, stakes).values;
  if (!isParty(p, combat)) return valuesOfDuel(p, combat, viewer, stakes);
  if (stageOf(p) !== 'layCard') return bestSpoken(p, viewer, stakes);
  const worths = worthsOfAll(endsOf(p), stakes);
  const fighters = fightersOf(p, combat, viewer);
  const mixtures = partyMixtures(fighters, combat.lead, worths, ROUNDS);
  return partyValues(fighters, combat.lead, worths, mixtures);
}

/** Nobody else came in. */
function valuesOfDuel(p: Position, combat: CombatNow, viewer: Seat, stakes: Stakes): Float64Array {
  const ends = endsOf(p);
  const prospect = duelProspect(p, viewer, worthsOfDuel(ends, combat, stakes), nearProspect);
  const lost = { ...prospect, cards: prospect.cards.map((gain) => -gain) };
  const apart = { ...prospect, cards: prospect.cards.map(() => 0) };
  return Float64Array.from(worthsOfAll(ends, stakes), (worths, seat) =>
    prospectValue(
      seat === combat.attackers[0] ? prospect : seat === combat.defenders[0] ? lost : apart,
      worths,
    ),
  );
}

/** Somebody says something aloud: what is best for him. */
function bestSpoken(p: Position, viewer: Seat, stakes: Stakes): Float64Array {
  const [{ seat }] = decisions(p);
  return answersOf(p, seat)
    .map((packed) => valuesOfAll(after(p, seat, packed), viewer, stakes))
    .reduce((best, one) => (one[seat] > best[seat] ? one : best));
}

/** The answers of those who are asked whether they join. */
export interface Answered {
  /** Who is asked, and what he may answer. */
  readonly asked: readonly { readonly seat: Seat; readonly answers: readonly PackedAction[] }[];
  /** How often each of them gives each answer. */
  readonly mixtures: readonly Float64Array[];
  /** What every seat gets when they answer like this. */
  readonly values: Float64Array;
}

/** Answers that lie face down already are asked for anew: nobody but their owner knows them. */
export function solveAnswers(before: Position, viewer: Seat, stakes: Stakes): Answered {
  const p = before.copy();
  askAgain(p);
  const asked = decisions(p).map(({ seat }) => ({ seat, answers: answersOf(p, seat) }));
  const outcomes: { readonly picks: readonly number[]; readonly values: Float64Array }[] = [];
  const choose = (position: Position, picks: readonly number[]): void => {
    const next = asked[picks.length];
    if (next === undefined) outcomes.push({ picks, values: valuesOfAll(position, viewer, stakes) });
    else next.answers.forEach((packed, k) => choose(after(position, next.seat, packed), [...picks, k]));
  };
  choose(p, []);
  const mixtures = matchRegrets(
    {
      choices: asked.map(({ answers }) => answers.length),
      pay(player, mixed, out): void {
        out.fill(0);
        for (const { picks, values } of outcomes) {
          const share = picks.reduce(
            (product, k, one) => (one === player ? product : product * mixed[one][k]),
            1,
          );
          out[picks[player]] += share * values[asked[player].seat];
        }
      },
    },
    ANSWER_ROUNDS,
  );
  const values = new Float64Array(p.ruleset.seats);
  for (const outcome of outcomes) {
    const share = outcome.picks.reduce((product, k, one) => product * mixtures[one][k], 1);
    outcome.values.forEach((value, seat) => {
      values[seat] += share * value;
    });
  }
  return { asked, mixtures, values };
}
