/**
 * Lays the combat cards that lie face down before a viewer: what he has looked at, or any that its player still holds.
 *
 * One card is as likely as another, so that a value of which somebody holds two is twice as likely.
 */
import { cardsIn, withoutCard } from '../combat/cards/hand.ts';
import { attackingSeat } from '../combat/players-of-a-combat.ts';
import type { Chance } from '../chance.ts';
import { COMBAT_HAND, LAID, LAID_SECOND } from '../model/fields.ts';
import type { Position } from '../model/position.ts';
import type { View } from './view.ts';

export function dealCards(p: Position, { shown: { combat }, own, viewer }: View, chance: Chance): void {
  if (!combat) return;
  const attacker = attackingSeat(p);
  combat.laid.forEach((card, seat) => {
    if (seat === viewer) return;
    const second = combat.laidSecond !== undefined && seat === attacker;
    const isHidden = card === 'hidden';
    if (own.seen && (isHidden || second)) {
      [p.data[LAID + seat], p.data[LAID_SECOND + seat] = -1] = own.seen;
      return;
    }
    const hand = p.data[COMBAT_HAND + seat];
    const held = cardsIn(second && !isHidden ? withoutCard(hand, card) : hand);
    const draw = (): number => held.splice(chance.below(held.length), 1)[0];
    // Two cards face down have no order: the lower one counts as the first.
    const drawn = [...(isHidden ? [draw()] : []), ...(second ? [draw()] : [])].sort((a, b) => a - b);
    if (isHidden) p.data[LAID + seat] = drawn[0];
    if (second) p.data[LAID_SECOND + seat] = drawn[drawn.length - 1];
  });
}
