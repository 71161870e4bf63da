/**
 * Cards after a combat: they leave the game or come back to the hand. Who sees the spent ones (BD-COMBAT-12,
 * CG-COMBAT-9, BD-RULING-20, CG-RULING-189): view/view.ts. Jump cards: zone-jump.ts (CG-RULING-90).
 * Rules: BD-COMBAT-10, BD-COMBAT-11; CG-COMBAT-8, CG-COMBAT-10, CG-CHAR-Berserker-3; MP-MURDER-23; BD-RULING-19,
 * CG-RULING-93, CG-RULING-120, CG-RULING-185.
 */
import { COMBAT_HAND, LAID, LAID_OPENLY, LAID_SECOND } from '../../model/fields.ts';
import type { Position } from '../../model/position.ts';
import type { Seat } from '../../vocabulary.ts';
import { withoutCard } from './hand.ts';
import { laidBy, NO_CARD } from './laid.ts';

/** The card that comes back to the hand (BD-COMBAT-11, CG-COMBAT-10). */
export const ZERO = 0;

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
