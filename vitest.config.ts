import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { HowMany } from './rules/test/games/by-night.ts';
import { oneModule } from './tools/one-module.ts';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Tests of the rules import single files of them; they shall find them ready, as every program does. */
const LIBRARY = here('rules/src/library.ts');

// The same files that node_modules links to, but found beside this file: a copy of the repository that
// borrows the node_modules of the original (the sandbox of rules:mutate) must test its own sources.
const alias = [
  { find: /^@dungeon-twister\/rules$/, replacement: LIBRARY },
  { find: /^@dungeon-twister\/rules\/testing$/, replacement: here('rules/testing/index.ts') },
  { find: /^@dungeon-twister\/words$/, replacement: here('words/src/index.ts') },
  { find: /^@dungeon-twister\/words\/rule-book$/, replacement: here('words/src/rule-book.ts') },
  { find: /^@dungeon-twister\/bots$/, replacement: here('bots/src/index.ts') },
  { find: /^@dungeon-twister\/lessons$/, replacement: here('lessons/src/index.ts') },
  {
    find: /^@dungeon-twister\/lessons\/least-points$/,
    replacement: here('lessons/testing/least-points.ts'),
  },
  { find: /^@dungeon-twister\/lessons\/fewest$/, replacement: here('lessons/testing/fewest.ts') },
  { find: /^@dungeon-twister\/lessons\/testing$/, replacement: here('lessons/testing/index.ts') },
  { find: /^@dungeon-twister\/protocol$/, replacement: here('protocol/src/index.ts') },
];

/** The tests that play many games: see oneModule. */
const LONG =
  /(\.games|\.slow|\/(secrecy|planted-leaks|whole-games|say-event|sample|exchange|games|doc|blind|precedence|imagine|evaluator))\.test\.ts$/;

const BY_DAY: HowMany = { timesAsMany: 1 };

export default defineConfig({
  resolve: { alias },
  plugins: [oneModule(LONG, alias, LIBRARY)],
  test: {
    globalSetup: 'tools/folder-for-programs.ts',
    setupFiles: LIBRARY,
    provide: BY_DAY,
    include: ['{rules,protocol,lessons,bots,server,cli,web,tools}/test/**/*.test.ts'],
    // Tests share no state but pure modules, so a fresh world for each file would only cost time.
    // Long enough for a busy machine: no test is about time, and one that hangs still ends.
    testTimeout: 300_000,
    pool: 'threads',
    // Small machines have two cores; the runner itself would leave one of them idle.
    maxWorkers: 2,
    isolate: false,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    coverage: {
      provider: 'v8',
      include: ['{rules,protocol,words,lessons,bots,server,cli,web}/src/**/*.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: 'reports/coverage',
    },
  },
});
