/**
 * `npm run rules:mutate -- --seed N [--mutants 400] [--only PATTERN]`: would the tests notice if a rule were broken?
 *
 * Draws mutants over all of rules/src, or over the files whose names match a pattern, runs the unit tests against each
 * and judges the outcome. Writes reports/rules-mutate.json with every mutant that nobody noticed.
 */
import { filesUnder, readText, ROOT, writeReport } from './files.ts';
import { drawRanges } from './mutation/draw.ts';
import { mutantsOf } from './mutation/mutants.ts';
import { judgeMutants } from './mutation/run.ts';
import { FEWEST_MUTANTS, judge } from './mutation/verdict.ts';
import { endWith, optionsOf } from './options.mjs';

/** As many copies of the tests at once as a small machine has cores. */
const COPIES = 2;
const PROGRESS_EVERY = 10;

function wholeNumber(name: string, value: string | undefined): number {
  if (value === undefined || !/^\d+$/.test(value)) return endWith(`--${name} needs a whole number.`);
  return Number(value);
}

function pattern(text: string): RegExp {
  try {
    return new RegExp(text);
  } catch {
    return endWith(`--only needs a regular expression, not "${text}".`);
  }
}

const values = optionsOf({ seed: { type: 'string' }, mutants: { type: 'string' }, only: { type: 'string' } });
const seed = wholeNumber('seed', values.seed);
const goal = wholeNumber('mutants', values.mutants ?? String(FEWEST_MUTANTS));
const only = pattern(values.only ?? '');

process.chdir(ROOT);
const sources = filesUnder('rules/src', '.ts')
  .filter((file) => only.test(file))
  .map(readText);
const everyMutant = await mutantsOf(sources);
const drawn = drawRanges(everyMutant, seed, goal);
console.log(
  `Seed ${seed}: ${drawn.mutants.length} of ${everyMutant.length} mutants drawn, in ${drawn.ranges.length} ranges of ` +
    `${new Set(drawn.ranges.map((range) => range.file)).size} of ${sources.length} files`,
);

// A long run may be interrupted: what it has found by then should not be lost.
const outcomes = await judgeMutants(ROOT, drawn.mutants, COPIES, (done, { mutant, status }) => {
  if (status === 'Survived') console.log(`so far unnoticed: ${mutant.file}:${mutant.start.line + 1}`);
  if (done % PROGRESS_EVERY === 0) console.log(`${done} of ${drawn.mutants.length} judged`);
});
const texts = new Map(sources.map(({ name, text }) => [name, text]));

// An ability may have had nothing but its name drawn: its other mutants are judged too before it counts as unproved.
const unproved = new Set(judge(outcomes, texts, goal).unproved);
const others = everyMutant.filter((mutant) => unproved.has(mutant.file) && !drawn.mutants.includes(mutant));
if (others.length > 0) {
  console.log(`${others.length} more mutants of ${[...unproved].join(', ')}`);
  outcomes.push(...(await judgeMutants(ROOT, others, COPIES, () => {})));
}

const verdict = judge(outcomes, texts, goal);
writeReport('rules-mutate', {
  check: 'rules:mutate',
  passed: verdict.problems.length === 0,
  seed,
  ...verdict,
});

for (const mutant of verdict.unnoticed) console.log(`survived ${mutant}`);
console.log(
  `${verdict.mutants} mutants: ${verdict.killed} killed, ${verdict.timedOut} timed out, ` +
    `${verdict.survived} survived; score ${verdict.score.toFixed(1)} %`,
);
for (const problem of verdict.problems) console.error(`FAIL ${problem}`);
process.exitCode = verdict.problems.length === 0 ? 0 : 1;
