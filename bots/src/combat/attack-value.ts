/** What a combat is worth that has been declared and not yet fought, for planners that ask it thousands of times. */
import { combatNow, type Position, type Seat } from '@dungeon-twister/rules';
import { duelProspect } from './duel.ts';
import { isParty, valuesOfAll } from './party.ts';
import { nearProspect, prospectValue } from './prospect.ts';
import { endsOf, type Evaluate, worthsFor, worthsOfDuel } from './worths.ts';

/**
 * What a position in which a combat was just declared is worth to a seat when everybody answers and lays his cards well:
 * in the unit of `evaluate`, as if the position were evaluated after the combat, with the cards that it costs. No card
 * that somebody may have laid face down is looked at.
 *
 * `evaluate` is asked about the three ends, with all cards still in hand; what laying some of them costs comes from the
 * table of hands, in which a fight of average importance counts `fight`.
 */
export function attackValue(p: Position, seat: Seat, evaluate: Evaluate, fight?: number): number {
  const combat = combatNow(p);
  if (!combat) return evaluate(p, seat);
  if (isParty(p, combat)) return valuesOfAll(p, seat, { evaluate, fight })[seat];
  const ends = endsOf(p);
  const worths = worthsOfDuel(ends, combat, { evaluate, fight });
  const prospect = duelProspect(p, seat, worths, nearProspect);
  const attacks = seat === combat.attackers[0];
  if (p.ruleset.seats === 2) return (attacks ? 1 : -1) * prospectValue(prospect, worths);
  const own = worthsFor(ends, (end) => evaluate(end, seat), fight);
  return prospectValue(attacks ? prospect : { ...prospect, cards: prospect.cards.map((gain) => -gain) }, own);
}
