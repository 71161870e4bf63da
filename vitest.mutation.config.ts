import { defineConfig } from 'vitest/config';
import everyTest from './vitest.config.ts';

/** The tests that `rules:mutate` runs again for each mutant: those of the rules, without the long random games. */
export default defineConfig({
  ...everyTest,
  test: {
    ...everyTest.test,
    include: ['rules/test/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.games.test.ts', '**/*.slow.test.ts'],
    // A mutant in a module's top level shows only when the module is loaded anew.
    isolate: true,
    reporters: ['default'],
  },
});
