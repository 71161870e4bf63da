/** Whether something that is drawn again and again comes as often as it should: a test of the kind chi square. */
import { Chance } from '../../src/chance.ts';

/** How often each value is to be expected on the average. */
const EACH = 40;

/** By so many standard deviations the sum may be too high: chance does that less than once in ten thousand times. */
const DEVIATIONS = 4.5;

/** What is wrong with the values that are drawn, given how likely each is beside the others; null if nothing. */
export function unevenly(
  shares: ReadonlyMap<string, number>,
  draw: (chance: Chance) => string,
): string | null {
  const chance = new Chance('even');
  const total = [...shares.values()].reduce((sum, share) => sum + share, 0);
  const draws = EACH * total;
  const counts = new Map([...shares.keys()].map((value) => [value, 0]));
  for (let n = 0; n < draws; n++) {
    const value = draw(chance);
    const before = counts.get(value);
    if (before === undefined) return `${value} does not fit`;
    counts.set(value, before + 1);
  }
  let sum = 0;
  for (const [value, count] of counts) {
    const expected = EACH * (shares.get(value) ?? 0);
    sum += (count - expected) ** 2 / expected;
  }
  const freedom = shares.size - 1;
  return sum > freedom + DEVIATIONS * Math.sqrt(2 * freedom)
    ? `a sum of ${Math.round(sum)} with ${freedom} degrees of freedom`
    : null;
}
