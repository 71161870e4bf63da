/** The combat that is under way, as whoever reckons with its cards looks at it. */
import { cardsToLay, laidBy } from '../combat/cards/laid.ts';
import { lookerOf, seenBy } from '../combat/course-and-cards.ts';
import { attackingSeat, seatsOn } from '../combat/players-of-a-combat.ts';
import { strengthOf } from '../combat/strength.ts';
import { ATTACKER, ATTACKS, DEFENDS, LAID, LAID_OPENLY } from '../model/fields.ts';
import type { Position } from '../model/position.ts';
import type { Piece, Seat } from '../vocabulary.ts';

/** Two sides that fight. */
export interface CombatNow {
  /** The seats of the side that attacks, first the one that began the combat. */
  readonly attackers: readonly Seat[];
  /** The seats of the other side, first the one that was attacked. */
  readonly defenders: readonly Seat[];
  /** By how much the attackers lead before any card counts. */
  readonly lead: number;
  /** How many cards the seat lays that began it; 1 while it has not said so. */
  readonly attackerLays: number;
  /** The seat that sees the other's cards before it lays its own, or -1. */
  readonly looker: Seat;
}

/** The combat that is under way, or null. */
export const combatNow = (p: Position): CombatNow | null =>
  p.data[ATTACKER] < 0
    ? null
    : {
        attackers: seatsOn(p, ATTACKS),
        defenders: seatsOn(p, DEFENDS),
        lead: strengthOf(p, ATTACKS) - strengthOf(p, DEFENDS),
        attackerLays: cardsToLay(p, attackingSeat(p)),
        looker: lookerOf(p),
      };

/** The cards of a seat that lie in this combat and that a viewer knows: his own, open ones, those that he has seen. */
export function laidKnownTo(p: Position, viewer: Seat, seat: Seat): readonly number[] {
  if (viewer === seat) return laidBy(p, seat);
  if (seenBy(p, viewer) === seat) return laidBy(p, seat);
  return p.data[LAID_OPENLY + seat] === 1 ? [p.data[LAID + seat]] : [];
}

/** Whether two figures have each other at arm's length, as they stand. */
export function areAtHand(p: Position, one: Piece, other: Piece): boolean {
  const { ground, policies } = p.ruleset;
  ground.refresh(p);
  return policies.combatants.areAtHand(p, one, other);
}
