/**
 * Combat cards on the table: how many a seat lays, what lies there, and what becomes of it after the combat.
 * Rules: BD-COMBAT-10, BD-COMBAT-11; CG-COMBAT-8, CG-COMBAT-10, CG-CHAR-Berserker-3.
 */
import { CARDS_TO_LAY, COMBAT_HAND, LAID, LAID_OPENLY, LAID_SECOND } from '../../model/fields.ts';
import type { Position } from '../../model/position.ts';
import type { Seat } from '../../vocabulary.ts';
import { attackingSeat } from '../sides.ts';
import { withoutCard } from './hand.ts';

/** Values of LAID and NAMED that are no card. */
export const UNDECIDED = -2;
export const NO_CARD = -1;

/** The card that comes back to the hand (BD-COMBAT-11, CG-COMBAT-10). */
export const ZERO = 0;

/** How many cards a seat lays: two only where the attacker has announced them. */
export const cardsToLay = (p: Position, seat: Seat): number =>
  seat === attackingSeat(p) && p.data[CARDS_TO_LAY] === 2 ? 2 : 1;

export const hasLaid = (p: Position, seat: Seat): boolean =>
  p.data[LAID + seat] !== NO_CARD && (cardsToLay(p, seat) < 2 || p.data[LAID_SECOND + seat] !== NO_CARD);

/** The cards that a seat has laid so far. */
export const laidBy = (p: Position, seat: Seat): number[] =>
  [p.data[LAID + seat], p.data[LAID_SECOND + seat]].filter((card) => card !== NO_CARD);

/** Used cards leave the game, all but the +0 (BD-COMBAT-10, BD-COMBAT-11, CG-COMBAT-8, CG-CHAR-Berserker-3). */
export function spendCards(p: Position, seat: Seat): void {
  for (const card of laidBy(p, seat))
    if (card !== ZERO) p.data[COMBAT_HAND + seat] = withoutCard(p.data[COMBAT_HAND + seat], card);
  takeBack(p, seat);
}

export function takeBack(p: Position, seat: Seat): void {
  p.data[LAID + seat] = NO_CARD;
  p.data[LAID_SECOND + seat] = NO_CARD;
  p.data[LAID_OPENLY + seat] = 0;
}
