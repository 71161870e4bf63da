import { defineConfig } from 'vitest/config';
import type { HowMany } from './rules/test/games/by-night.ts';
import everyTest from './vitest.config.ts';

const BY_NIGHT: HowMany = { timesAsMany: 16 };

/** The tests of random games that play more of them by night: `npm run test:nightly`. */
export default defineConfig({
  ...everyTest,
  test: {
    ...everyTest.test,
    include: [
      'rules/test/games/{random,oracle}.games.test.ts',
      'rules/test/notation/round-trip.games.test.ts',
      'cli/test/scenario-rules.games.test.ts',
      'server/test/kill.test.ts',
    ],
    provide: BY_NIGHT,
    outputFile: { json: 'reports/nightly-code.json' },
  },
});
