/** Counts anew and stores the counts, for a change of the rules that was meant. */
import { writeFileSync } from 'node:fs';
import { countFrom, STARTS, STORED, writeCounts } from './perft.ts';

const HEAD = [
  '# Sequences of one, two and three listed actions from fixed positions (src/perft.ts).',
  '# Written by: npm run perft:write --workspace bench',
];
writeFileSync(STORED, `${[...HEAD, writeCounts(STARTS.map(countFrom))].join('\n')}\n`);
