/**
 * `npm run bots:figures`: how strong the levels are, as the project wants them to be: every match of the list, with what
 * it shall come to. Hours of games on two cores; a run that was ended goes on where it was, as long as neither bots nor
 * rules have changed. What a whole match came to is kept in bots/figures.json with the bots and rules by which it was
 * played, and told from there as long as they are the same: a deal and a budget give the same game on every machine.
 *
 *   --only expert       those whose names have this word in them
 *   --seed figures      other deals
 *   --pairs 5           no more pairs than this in any match, for a first look
 *   --again             plays also what is kept
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, readText, ROOT } from '../../tools/files.ts';
import { endWith, optionsOf } from '../../tools/options.mjs';

interface Match {
  readonly bots: readonly [string, string];
  readonly scenario: string;
  readonly pairs: number;
  /** The score that the first shall have, and what the lower end of its interval shall be above. */
  readonly wanted: number;
  readonly low?: number;
}

const RUNGS: readonly (readonly [string, string])[] = [
  ['casual', 'novice'],
  ['skilled', 'casual'],
  ['expert', 'skilled'],
  ['master', 'expert'],
];
const pairsOf = (bots: readonly [string, string]): number => (bots.includes('master') ? 40 : 100);
const rungsIn = (scenario: string, wanted: number, low?: number): Match[] =>
  RUNGS.map((bots) => ({
    bots,
    scenario,
    pairs: pairsOf(bots),
    wanted,
    ...(low === undefined ? {} : { low }),
  }));
const overGreedy = (level: string, wanted: number, pairs: number, scenario = 'base'): Match => ({
  bots: [level, 'greedy'],
  scenario,
  pairs,
  wanted,
});
const overBaseline = (name: string, wanted: number): Match => ({
  bots: ['master@0.25', `module:bots/baselines/${name}.ts`],
  scenario: 'base',
  pairs: 40,
  wanted,
});

const MATCHES: readonly Match[] = [
  ...rungsIn('base', 0.7, 0.58),
  overGreedy('casual', 0.6, 100),
  overGreedy('skilled', 0.9, 100),
  overGreedy('expert', 0.98, 100),
  overGreedy('master', 1, 40),
  ...['card-standard', 'prison-5', 'standard-3', 'standard-4', 'pyramid-4', 'race', 'murder', 'elevator'].map(
    (scenario) => overGreedy('master', 0.85, 10, scenario),
  ),
  overBaseline('plain-beam', 0.75),
  overBaseline('non-exploring-mcts', 0.6),
  overBaseline('evolution', 0.6),
  ...['prison-5', 'card-standard', 'standard-4'].flatMap((scenario) => rungsIn(scenario, 0.65)),
];

const asked = optionsOf({
  only: { type: 'string' },
  seed: { type: 'string' },
  pairs: { type: 'string' },
  again: { type: 'boolean' },
});
const seed = asked.seed ?? 'figures';
if (!/^\w{1,40}$/.test(seed)) endWith('--seed is a word of letters and figures.');
if (asked.pairs !== undefined && !/^[1-9]\d{0,3}$/.test(asked.pairs))
  endWith('--pairs needs a whole number.');

const nameOf = ({ bots, scenario }: Match): string =>
  `${bots.map((bot) => bot.replace(/^module:.*\/|\.ts$/g, '')).join(' against ')}, ${scenario}`;

/** Games of other bots, or by other rules, say nothing about these: they are kept apart by this. */
function version(): string {
  const hash = createHash('sha256');
  for (const folder of ['rules/src', 'bots/src', 'bots/baselines'])
    for (const file of filesUnder(folder, '.ts')) hash.update(file).update(readText(file).text);
  return hash.digest('hex').slice(0, 8);
}

interface Score {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What a whole match came to, and by which bots and rules. */
interface Kept {
  readonly match: string;
  readonly seed: string;
  readonly version: string;
  readonly pairs: number;
  readonly lost: number;
  readonly score: Score;
}

interface Report {
  readonly matches: readonly [{ readonly lost: number; readonly score: Score }];
}

/** Seconds for one decision. Nobody here hangs: a busy machine must not decide a game. */
const PATIENCE = '600';

const KEPT = 'bots/figures.json';
const kept = (): Kept[] => JSON.parse(readText(KEPT).text) as Kept[];

function keep(figure: Kept): void {
  const isOther = ({ match, seed: deal }: Kept): boolean => match !== figure.match || deal !== figure.seed;
  const all = [...kept().filter(isOther), figure];
  writeFileSync(join(ROOT, KEPT), `${JSON.stringify(all, null, 2)}\n`);
}

function play(match: Match, pairs: number, home: string): Report {
  const { bots, scenario } = match;
  const out = join(home, nameOf(match).replace(/[^\w.]+/g, '-'));
  const args = ['cli/bin/dt.mjs', 'arena', ...bots, '--scenario', scenario, '--pairs', String(pairs)];
  const more = ['--seed', seed, '--out', out, '--limit', PATIENCE, '--json'];
  const { status, stdout } = spawnSync(process.execPath, [...args, ...more], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
  return JSON.parse(stdout) as Report;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const now = version();
const home = join(ROOT, 'reports/figures', `${now}-${seed}`);

/** What a match comes to: as it was kept, or played now. */
function figureOf(match: Match, pairs: number): Kept {
  const name = nameOf(match);
  const before = kept().find(
    (one) => one.match === name && one.seed === seed && one.version === now && one.pairs === pairs,
  );
  if (before && !asked.again) return before;
  const [{ score, lost }] = play(match, pairs, home).matches;
  const { value, low, high } = score;
  const figure = { match: name, seed, version: now, pairs, lost, score: { value, low, high } };
  if (pairs === match.pairs) keep(figure);
  return figure;
}

let missed = 0;
for (const match of MATCHES.filter((one) => nameOf(one).includes(asked.only ?? ''))) {
  const pairs = Math.min(match.pairs, Number(asked.pairs ?? match.pairs));
  const { score, lost } = figureOf(match, pairs);
  const isMet = score.value >= match.wanted && score.low > (match.low ?? 0);
  if (!isMet) missed++;
  const least = match.low === undefined ? '' : ` and more than ${percent(match.low)} for sure`;
  console.log(
    `${nameOf(match)}: ${percent(score.value)} (${percent(score.low)} to ${percent(score.high)}) of ${pairs} pairs, ` +
      `${lost} lost; wanted ${percent(match.wanted)}${least}: ${isMet ? 'met' : 'missed'}`,
  );
}
process.exitCode = missed > 0 ? 1 : 0;
