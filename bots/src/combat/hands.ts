/**
 * What can be laid from a hand of combat cards: one card or two, whose sum counts, and the hand that is left. Two cards
 * of one value are the same card, and the +0 always comes back.
 */
import { countOf, HIGHEST_COMBAT_CARD, withoutCard } from '@dungeon-twister/rules';

/** One way to lay. */
export interface Lay {
  readonly card: number;
  /** The other card, where two are laid; never the lower one. */
  readonly second: number | null;
  /** What they add to the total. */
  readonly sum: number;
  /** The hand after the combat. */
  readonly left: number;
}

/** A hand after a card of it was used. */
const spent = (hand: number, card: number): number => (card === 0 ? hand : withoutCard(hand, card));

const holds = (hand: number, card: number): boolean => countOf(hand, card) > 0;

/** One card for each value that the hand holds. */
function singles(hand: number): Lay[] {
  const found: Lay[] = [];
  for (let card = 0; card <= HIGHEST_COMBAT_CARD; card++)
    if (holds(hand, card)) found.push({ card, second: null, sum: card, left: spent(hand, card) });
  return found;
}

/** Two cards, each pair of values once. */
function pairs(hand: number): Lay[] {
  const found: Lay[] = [];
  for (const { card } of singles(hand)) {
    const rest = withoutCard(hand, card);
    for (let second = card; second <= HIGHEST_COMBAT_CARD; second++)
      if (holds(rest, second))
        found.push({ card, second, sum: card + second, left: spent(spent(hand, card), second) });
  }
  return found;
}

/** One card beside another that lies already. */
function besides(hand: number, lies: number): Lay[] {
  return singles(withoutCard(hand, lies)).map(({ card }) => ({
    card,
    second: null,
    sum: lies + card,
    left: spent(spent(hand, lies), card),
  }));
}

/** Everything that lies, and nothing to choose. */
const fixed = (hand: number, lies: readonly number[]): Lay => ({
  card: lies[0],
  second: lies[1] ?? null,
  sum: lies.reduce((sum, card) => sum + card, 0),
  left: lies.reduce(spent, hand),
});

/** Every way to lay so many cards from a hand of which some may lie already. */
export function laysOf(hand: number, count: number, lies: readonly number[]): readonly Lay[] {
  if (lies.length >= count) return [fixed(hand, lies)];
  if (lies.length > 0) return besides(hand, lies[0]);
  return count === 2 ? pairs(hand) : singles(hand);
}
