/**
 * What two hands of combat cards are worth against each other for the rest of a game, by backward induction.
 *
 * The unit is a fight: +1 for winning one, -1 for losing one, 0 for a tie. Fights come with a lead that is drawn anew each
 * time, as often as leads occur in games and on either side; after each fight the game goes on to another one with a
 * fixed chance. Hands of fewer cards come first. Only where both lay the +0 the hands stay as they are, and the value
 * depends on itself: there it is found by repetition, which the chance that the game ends makes quick.
 */
import type { Course } from '../src/combat/card-values.ts';
import { type Lay, laysOf } from '../src/combat/hands.ts';
import { HAND_KINDS, handNumber, handOfNumber } from '../src/combat/hand-numbers.ts';
import { solveMatrixGame } from '../src/combat/matrix-game.ts';

const EXACT = 1e-9;

/** The value of one pair of hands, where those of all smaller ones are known. */
export function pairValue(
  [own, other]: readonly [number, number],
  valueOf: (own: number, other: number) => number,
  { leads, goesOn }: Course,
): number {
  const [mine, theirs] = [laysOf(own, 1, []), laysOf(other, 1, [])];
  const later = mine.flatMap((a) =>
    theirs.map((b) => (a.left === own && b.left === other ? null : valueOf(a.left, b.left))),
  );
  const payoffs = new Float64Array(later.length);
  const fight = (lead: number, self: number): number => {
    fill(payoffs, mine, theirs, lead, (k) => goesOn * (later[k] ?? self));
    return solveMatrixGame({ rows: mine.length, columns: theirs.length, payoffs }).value;
  };
  let value = 0;
  for (;;) {
    let next = 0;
    for (const [lead, share] of leads) next += (share / 2) * (fight(lead, value) + fight(-lead, value));
    if (Math.abs(next - value) < EXACT) return next;
    value = next;
  }
}

function fill(
  payoffs: Float64Array,
  mine: readonly Lay[],
  theirs: readonly Lay[],
  lead: number,
  later: (index: number) => number,
): void {
  let k = 0;
  for (const a of mine)
    for (const b of theirs) {
      payoffs[k] = Math.sign(lead + a.sum - b.sum) + later(k);
      k++;
    }
}

/** Where a pair of hands stands in the table. */
const at = (own: number, other: number): number => handNumber(own) * HAND_KINDS + handNumber(other);

/** The whole table, row by row: own hand, then the other's. */
export function cardTable(course: Course): Float64Array {
  const table = new Float64Array(HAND_KINDS * HAND_KINDS);
  const hands = Array.from({ length: HAND_KINDS }, (_, number) => handOfNumber(number));
  // A hand that comes of another by laying a card has a lower number.
  for (const own of hands)
    for (const other of hands) {
      if (handNumber(other) >= handNumber(own)) break;
      const value = pairValue([own, other], (a, b) => table[at(a, b)], course);
      table[at(own, other)] = value;
      table[at(other, own)] = -value;
    }
  return table;
}
