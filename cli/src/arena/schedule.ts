/**
 * Which games are played: pairs of games from the same deal, in which everybody sits once at every seat.
 *
 * A match is between two contestants, also where three or four sit at the table: the second game of a pair gives each
 * seat to the other one. Who sits with whom changes from pair to pair. All couples of a round robin get the same deals.
 */
import { createHash } from 'node:crypto';
import type { Seat } from '@dungeon-twister/rules';

/** One game. Contestants are numbered as they were named. */
export interface Planned {
  /** Counted through the whole schedule; a longer one begins with the same games. */
  readonly game: number;
  readonly pair: number;
  readonly couple: readonly [number, number];
  /** Per seat the contestant. */
  readonly seats: readonly number[];
  /** What chance deals from: the same in both games of a pair. */
  readonly deal: string;
}

/** Who of the two sits where in the first game of a pair, one row after the other. */
const TABLES: Readonly<Record<number, readonly (readonly (0 | 1)[])[]>> = {
  2: [[0, 1]],
  3: [
    [0, 1, 1],
    [1, 0, 1],
    [1, 1, 0],
  ],
  4: [
    [0, 0, 1, 1],
    [0, 1, 0, 1],
    [0, 1, 1, 0],
  ],
};

export const couplesOf = (contestants: number): (readonly [number, number])[] =>
  Array.from({ length: contestants }, (_, second) =>
    Array.from({ length: second }, (_, first) => [first, second] as const),
  )
    .flat()
    .toSorted(([a, b], [c, d]) => a - c || b - d);

/** All games, in the order in which they are begun: every couple has played a pair before the next pair begins. */
export function* schedule(
  contestants: number,
  seats: number,
  pairs: number,
  seed: string,
): Generator<Planned, void> {
  const tables = TABLES[seats] ?? [];
  let game = 0;
  for (let pair = 0; pair < pairs; pair++)
    for (const couple of couplesOf(contestants))
      for (const swapped of [0, 1] as const) {
        const table = tables[pair % tables.length] ?? [];
        yield {
          game: game++,
          pair,
          couple,
          seats: table.map((side) => couple[side === swapped ? 0 : 1]),
          deal: `${seed}/${pair}`,
        };
      }
}

/**
 * What a bot draws from at one decision. Each seat has a stream of its own, the same in both games of a pair. Hashed:
 * nobody can tell from it how the rooms were dealt.
 */
export const seedOfDecision = (deal: string, seat: Seat, number: number): string =>
  createHash('sha256').update(`${deal}/${seat}/${number}`, 'utf8').digest('hex').slice(0, 32);
