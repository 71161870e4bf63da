/**
 * `npm run perft`: counts the sequences of actions anew and writes the tables in rules/testing/perft. Says what has
 * changed. A position whose file is missing is drawn and written first (then `npm run format`).
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Position, readPosition, SCENARIOS, writePosition } from '@dungeon-twister/rules';
import {
  countSequences,
  PERFT_DEPTH,
  PERFT_STARTS,
  type PerftRow,
  type PerftStart,
  perftPosition,
  readPerft,
  writePerft,
} from '@dungeon-twister/rules/testing';
import { ROOT } from './files.ts';
import { optionsOf } from './options.mjs';

optionsOf({});

const FOLDER = join(ROOT, 'rules/testing/perft');

function keptPosition(scenario: string, start: PerftStart): Position {
  const file = join(FOLDER, `${scenario}-${start}.json`);
  if (!existsSync(file))
    writeFileSync(file, `${JSON.stringify(writePosition(perftPosition(scenario, start)), null, 2)}\n`);
  const read = readPosition(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(`${file}, line ${read.line}: ${read.reason}`);
  return read.position;
}

function countRow(scenario: string, start: PerftStart): PerftRow {
  const position = keptPosition(scenario, start);
  return {
    start,
    counts: Array.from({ length: PERFT_DEPTH }, (_, depth) => countSequences(position, depth + 1)),
  };
}

for (const { id } of SCENARIOS) {
  const file = join(FOLDER, `${id}.txt`);
  const before = existsSync(file) ? readPerft(readFileSync(file, 'utf8')) : [];
  const rows = PERFT_STARTS.map((start) => countRow(id, start));
  for (const row of rows) {
    const old = before.find(({ start }) => start === row.start)?.counts.join(' ');
    const now = row.counts.join(' ');
    console.log(`${id} ${row.start} ${now}${old === undefined || old === now ? '' : `, was ${old}`}`);
  }
  writeFileSync(file, writePerft(rows));
}
