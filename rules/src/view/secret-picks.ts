/**
 * While teams are chosen in secret: of which kinds the pieces are that a player has not picked. Everybody hears a pick,
 * but not of which kind it is (CG-DRAFT-6). Who picks now: turn/draft-of-teams.ts.
 *
 * Every set of picks is as likely as every other, so a number of characters is as likely as there are sets with it.
 */
import type { Chance } from '../chance.ts';
import type { Ruleset } from '../model/ruleset.ts';
import type { Seat } from '../vocabulary.ts';

type Sort = 'characters' | 'objects';

export function leftOutInSecret(
  ruleset: Ruleset,
  seat: Seat,
  characters: number,
  objects: number,
  inHand: number,
  chance: Chance,
): Readonly<Record<Sort, number>> {
  const [ofCharacters, ofObjects] = [
    boundsOf(ruleset, seat, 'characters', characters),
    boundsOf(ruleset, seat, 'objects', objects),
  ];
  const least = Math.max(ofCharacters.least, inHand - ofObjects.most);
  const most = Math.min(ofCharacters.most, inHand - ofObjects.least);
  const weights: number[] = [];
  for (let picked = least; picked <= most; picked++)
    weights.push(choices(characters, picked) * choices(objects, inHand - picked));
  const picked = least + drawn(weights, chance);
  return { characters: characters - picked, objects: objects - (inHand - picked) };
}

/** How many of a sort may have been picked: all of it where a team gets it whole (MP-PYR-4), else no more than fit. */
function boundsOf({ scenario: { teams, teamSize } }: Ruleset, seat: Seat, sort: Sort, unseen: number) {
  const size = teamSize?.[sort] ?? unseen;
  return { least: size === teams[seat][sort].length ? unseen : 0, most: Math.min(size, unseen) };
}

/** In how many ways some of these can be chosen. */
function choices(from: number, some: number): number {
  let ways = 1;
  for (let i = 0; i < some; i++) ways = (ways * (from - i)) / (i + 1);
  return ways;
}

/** A number below that of the weights, each as likely as its weight says. */
function drawn(weights: readonly number[], chance: Chance): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  // 53 bits: as fine as a number can be.
  let at = ((chance.next() * 2 ** 21 + (chance.next() >>> 11)) / 2 ** 53) * total;
  let index = 0;
  while (index < weights.length - 1 && at >= weights[index]) at -= weights[index++];
  return index;
}
