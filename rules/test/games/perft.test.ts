/** The kept counts of sequences, to the depth that takes a moment; `npm run perft` counts them all. */
import { readFileSync } from 'node:fs';
import { type Position, readPosition, SCENARIOS } from '@dungeon-twister/rules';
import { countSequences, PERFT_DEPTH, PERFT_STARTS, readPerft } from '@dungeon-twister/rules/testing';
import { describe, expect, it } from 'vitest';

const FOLDER = new URL('../../testing/perft/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

/** Lists that may be made for one position: a fraction of a second. */
const MOST_LISTS = 4000;

function positionOf(name: string): Position {
  const read = readPosition(textOf(name));
  if (!read.ok) throw new Error(`${name}, line ${read.line}: ${read.reason}`);
  return read.position;
}

describe('numbers of sequences', () => {
  for (const { id } of SCENARIOS)
    it(`of ${id} are those in its table`, { timeout: 300_000 }, () => {
      const rows = readPerft(textOf(`${id}.txt`));
      expect(rows.map(({ start }) => start)).toEqual([...PERFT_STARTS]);
      for (const { start, counts } of rows) {
        expect(counts).toHaveLength(PERFT_DEPTH);
        const position = positionOf(`${id}-${start}.json`);
        // Sequences of n actions need a list for each of n - 1.
        const counted = counts.filter((_, depth) => (counts[depth - 1] ?? 1) <= MOST_LISTS);
        expect(counted.map((_, depth) => countSequences(position, depth + 1))).toEqual(counted);
      }
    });
});
