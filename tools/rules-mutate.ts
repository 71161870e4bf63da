/**
 * `npm run rules:mutate -- --seed N [--mutants 400]`: would the tests notice if a rule were broken?
 *
 * Draws mutants over all of rules/src, lets Stryker run the unit tests against each and judges the outcome.
 * Writes reports/mutation.json and reports/mutation.html (Stryker's own, with every mutant) and reports/rules-mutate.json.
 */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { filesUnder, readText, ROOT, writeReport } from './files.ts';
import { drawRanges, makeRange } from './mutation/draw.ts';
import { mutantsOf } from './mutation/mutants.ts';
import { FEWEST_MUTANTS, judge, type MutationReport } from './mutation/verdict.ts';

const REPORT = 'reports/mutation.json';

function wholeNumber(name: string, value: string | undefined): number {
  if (value === undefined || !/^\d+$/.test(value)) throw new Error(`--${name} needs a whole number`);
  return Number(value);
}

const { values } = parseArgs({
  options: { seed: { type: 'string' }, mutants: { type: 'string', default: String(FEWEST_MUTANTS) } },
});
const seed = wholeNumber('seed', values.seed);
const goal = wholeNumber('mutants', values.mutants);

process.chdir(ROOT);
const sources = filesUnder('rules/src', '.ts').map(readText);
const everyMutant = await mutantsOf(sources);
const drawn = drawRanges(everyMutant, seed, goal);
console.log(
  `Seed ${seed}: ${drawn.mutants} of ${everyMutant.length} mutants drawn, in ${drawn.ranges.length} ranges of ` +
    `${new Set(drawn.ranges.map((range) => range.file)).size} of ${sources.length} files`,
);

await new Stryker({
  mutate: drawn.ranges.map(makeRange),
  testRunner: 'vitest-mended',
  plugins: ['./tools/mutation/vitest-runner.mjs'],
  vitest: { configFile: 'vitest.mutation.config.ts' },
  coverageAnalysis: 'perTest',
  // Every test that kills a mutant is wanted, not only the first: one of them must name the rule.
  disableBail: true,
  concurrency: 2,
  // Stryker would rewrite the tsconfig with the compiler's JavaScript interface, which TypeScript 7 no longer has.
  tsconfigFile: 'left-as-it-is.json',
  ignorePatterns: ['build', 'coverage', 'reports', 'docs', 'cli', 'bench'],
  reporters: ['progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: REPORT },
  htmlReporter: { fileName: 'reports/mutation.html' },
  cleanTempDir: 'always',
  allowConsoleColors: false,
}).runMutationTest();

const report = JSON.parse(readText(REPORT).text) as MutationReport;
const verdict = judge(report);
writeReport('rules-mutate', {
  check: 'rules:mutate',
  passed: verdict.problems.length === 0,
  seed,
  ...verdict,
});

for (const mutant of verdict.unnoticed) console.log(mutant);
console.log(
  `${verdict.mutants} mutants: ${verdict.killed} killed, ${verdict.timedOut} timed out, ` +
    `${verdict.survived} survived, ${verdict.noCoverage} without a test; score ${verdict.score.toFixed(1)} %`,
);
for (const problem of verdict.problems) console.error(`FAIL ${problem}`);
process.exitCode = verdict.problems.length === 0 ? 0 : 1;
