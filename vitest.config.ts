import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const inRules = (file: string): string => fileURLToPath(new URL(`rules/${file}`, import.meta.url));

export default defineConfig({
  resolve: {
    // The same files that node_modules links to, but found beside this file: a copy of the repository that
    // borrows the node_modules of the original (the sandbox of rules:mutate) must test its own sources.
    alias: [
      { find: /^@dungeon-twister\/rules$/, replacement: inRules('src/index.ts') },
      { find: /^@dungeon-twister\/rules\/testing$/, replacement: inRules('testing/index.ts') },
    ],
  },
  test: {
    include: ['{rules,cli,tools}/test/**/*.test.ts'],
    // Tests share no state but pure modules, so a fresh world for each file would only cost time.
    pool: 'threads',
    isolate: false,
    reporters: ['default', 'json'],
    outputFile: { json: 'reports/vitest.json' },
    coverage: {
      provider: 'v8',
      include: ['rules/src/**/*.ts', 'cli/src/**/*.ts'],
      reporter: ['text-summary', 'html', 'json-summary'],
      reportsDirectory: 'reports/coverage',
    },
  },
});
