import { defineConfig } from 'vitest/config';
import everyTest from './vitest.config.ts';

/**
 * The tests that `rules:mutate` runs for each mutant: those of the rules, without the long random games. Each mutant
 * has a process of its own, so the files of a run may share one worker.
 */
export default defineConfig({
  ...everyTest,
  test: {
    ...everyTest.test,
    include: ['rules/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.games.test.ts', '**/*.slow.test.ts'],
    // Of one mutant to the next a single file changes: the others need not be compiled again.
    experimental: { fsModuleCache: true },
    // None of them starts a program.
    globalSetup: [],
    isolate: false,
    maxWorkers: 1,
    fileParallelism: false,
  },
});
