/**
 * Combat cards in a hand: two bits for each value, since two cards of one value are the same card (BD-RULING-71). Which
 * nine a player begins with: editions/cards-of-each-player.ts (BD-COMP-5, CG-CARD-1 to 3); that he chooses one himself
 * (BD-SETUP-5): actions/lay-combat-card.ts; that they never run out (BD-RULING-19, CG-RULING-93):
 * spent-or-taken-back.ts. Who sees them (BD-RULING-21): view/view.ts.
 */

/** The highest combat card there is. */
export const HIGHEST_COMBAT_CARD = 6;

/** How many cards of a value a hand holds. */
export const countOf = (hand: number, card: number): number => (hand >> (card * 2)) & 3;
export const holds = (hand: number, card: number): boolean => countOf(hand, card) > 0;
const withCard = (hand: number, card: number): number => hand + (1 << (card * 2));
/** A hand without one card of a value, which it must hold. */
export const withoutCard = (hand: number, card: number): number => hand - (1 << (card * 2));
export const handOf = (cards: readonly number[]): number => cards.reduce(withCard, 0);

export function cardsIn(hand: number): number[] {
  const cards: number[] = [];
  for (let card = 0; card <= HIGHEST_COMBAT_CARD; card++)
    for (let n = countOf(hand, card); n > 0; n--) cards.push(card);
  return cards;
}
