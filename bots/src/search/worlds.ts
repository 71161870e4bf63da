/**
 * Positions that fit what a seat sees, the likelier ones sooner. The others have put down their teams with a thought:
 * of all that could lie face down, what makes a good line-up for them is more likely to lie there.
 */
import { type Chance, type Position, sample, searchKey, type Seat } from '@dungeon-twister/rules';
import type { Question } from '../bot.ts';
import type { Maps, MapStore } from '../evaluate/maps.ts';
import { lineUpWorth, type SetupWeights } from '../setup/features.ts';

/** For each position that is wanted so many are dealt. */
const DEALT = 5;
/** A line-up that is worse than the best of them by this much is a quarter as likely. */
const TEMPER = 0.1;

export function worldsFor(
  { view, seat, ruleset }: Question,
  wanted: number,
  chance: Chance,
  maps: MapStore,
  weights: SetupWeights,
): readonly Position[] {
  const dealt = new Map<number, Position>();
  for (let n = 0; n < wanted * DEALT; n++) {
    const one = sample(view, chance, ruleset);
    dealt.set(searchKey(one), one);
    // Where nothing is hidden, all are one.
    if (n === 1 && dealt.size === 1) break;
  }
  const worlds = [...dealt.values()];
  if (worlds.length <= 1) return worlds;
  // How far rooms are that lie face down does not depend on what they are: one map serves for all.
  const ways = maps.of(worlds[0]);
  const worths = worlds.map((world) => othersWorth(world, seat, ways, weights));
  const best = Math.max(...worths);
  const likely = worths.map((worth) => {
    const share = 1 / (1 + (best - worth) / TEMPER);
    return share * share;
  });
  return drawn(worlds, likely, wanted, chance);
}

function othersWorth(p: Position, seat: Seat, ways: Maps, weights: SetupWeights): number {
  let sum = 0;
  for (let other = 0; other < p.ruleset.seats; other++)
    if (other !== seat) sum += lineUpWorth(p, other, ways, weights);
  return sum;
}

/** Some of them, none twice, each as often as it is likely. */
function drawn(worlds: readonly Position[], likely: number[], wanted: number, chance: Chance): Position[] {
  const found: Position[] = [];
  while (found.length < Math.min(wanted, worlds.length)) {
    let sum = 0;
    for (const share of likely) sum += share;
    let left = (chance.below(1 << 20) / (1 << 20)) * sum;
    let index = likely.findIndex((share) => (left -= share) < 0);
    if (index < 0) index = likely.findIndex((share) => share > 0);
    if (index < 0) break;
    found.push(worlds[index]);
    likely[index] = 0;
  }
  return found;
}
