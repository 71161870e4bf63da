/**
 * `npm run bots:cards`: plays games to see how combats are, works out what every hand of combat cards is worth against
 * every other, and writes bots/src/combat/card-table.ts. `--games 60` says how many; without it the combats that the
 * file tells of are taken, and only the values are worked out anew.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SEEN } from '../src/combat/card-table.ts';
import { courseOf } from '../src/combat/card-values.ts';
import { HAND_KINDS, handNumber } from '../src/combat/hand-numbers.ts';
import { cardTable } from './card-induction.ts';
import { writtenTable } from './card-table-text.ts';
import { combatsOfGames } from './combats-of-games.ts';

const FILE = fileURLToPath(new URL('../src/combat/card-table.ts', import.meta.url));
const ALL = [0, 1, 2, 2, 3, 3, 4, 5, 6];

const { values } = parseArgs({ options: { games: { type: 'string' } } });
const seen = values.games === undefined ? SEEN : combatsOfGames(Number(values.games));
const course = courseOf(seen);
const table = cardTable(course);
writeFileSync(FILE, writtenTable(seen, table));

console.log(`combats seen in ${seen.games} games: ${seen.leads.reduce((sum, [, times]) => sum + times, 0)}`);
for (const [lead, share] of course.leads) console.log(`  lead ${lead}: ${(100 * share).toFixed(1)} %`);
const handOf = (cards: readonly number[]): number =>
  cards.reduce((hand, card) => hand + (1 << (2 * card)), 0);
const full = handNumber(handOf(ALL));
for (const card of new Set(ALL.slice(1))) {
  const without = handNumber(handOf(ALL.toSpliced(ALL.indexOf(card), 1)));
  console.log(
    `a full hand against one without a +${card}: ${table[full * HAND_KINDS + without].toFixed(2)} fights`,
  );
}
