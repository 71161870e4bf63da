/**
 * `npm run bots:train -- --scenario base`: learns by playing against itself what things are worth.
 *
 *   --seed words        other games (the same seed: the same games, the same weights)
 *   --generations 8     after so many it ends; a run that was ended goes on where it was
 *   --pairs 500         pairs of games in a generation, each from one deal with seats swapped
 *   --player quick      who plays them (train/self-play.ts); many quick games tell more than few deep ones
 *   --minutes 60        begins no generation after so many
 *
 * In each pair all weights are changed by chance, for one side one way and for the other the opposite way; what the one
 * side scores tells in which of the two it is better to go. That is noise in the weights, not in the moves: whole games
 * are played consistently. Told by who wins instead of by how well a result is foretold, for weights that foretell best
 * (those of a logistic fit) played far worse when they had to choose.
 *
 * Prints a line for each generation: how far the weights went, every few of them what they score against those with which
 * it began, and in the end the weights. They are kept in reports/train-<scenario>.json; src/evaluate/weights.ts is
 * written from there by hand, with the figures that justify it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chance } from '@dungeon-twister/rules';
import { ROOT } from '../../tools/files.ts';
import { endWith, optionsOf } from '../../tools/options.mjs';
import { WEIGHTS, type Weights } from '../src/evaluate/weights.ts';
import { SETUP_FEATURES } from '../src/setup/features.ts';
import { Crew } from './train/crew.ts';
import { fit } from './train/fit.ts';
import { type LineUp, PLAYERS, type Table } from './train/self-play.ts';

const asked = optionsOf({
  scenario: { type: 'string' },
  seed: { type: 'string' },
  generations: { type: 'string' },
  pairs: { type: 'string' },
  minutes: { type: 'string' },
  player: { type: 'string' },
});

function numberAsked(name: 'generations' | 'pairs' | 'minutes', usual: number): number {
  const text = asked[name];
  if (text === undefined) return usual;
  return /^\d{1,5}$/.test(text) ? Number(text) : endWith(`--${name} needs a whole number.`);
}

const player = playerAsked();
const scenario = asked.scenario ?? 'base';
const seed = asked.seed ?? 'train';
const generations = numberAsked('generations', 8);
const pairs = numberAsked('pairs', 500);
const until = performance.now() + numberAsked('minutes', 60) * 60_000;

/** How far the weights of a side lie from those learned so far, as a power of e; and how far they go for a sure win. */
const NOISE = 0.3;
/**
 * Where a weight that is twice what it should be costs three games in a hundred, a step of 14 would lead to its best value
 * at once; where it costs more, less. With this many pairs 6 goes half of the way and adds a tenth of chance.
 */
const RATE = 6;
/** Every so many generations it is looked whether anything is gained, in so many pairs. */
const CHECK_EVERY = 4;
const CHECKED = 200;
/** Of how many games it is worth that nothing is known of line-ups. */
const LINE_UPS_BEFORE = 30;

const NAMES = Object.keys(WEIGHTS) as (keyof Weights)[];

interface State {
  readonly seed: string;
  generation: number;
  /** What the weights were multiplied with so far, as powers of e. */
  change: number[];
  /** One for each game: what was put down how, and who won. */
  readonly lineUps: LineUp[];
  readonly curve: string[];
}

const file = join(ROOT, 'reports', `train-${scenario}.json`);
const state = begun();
const crew = new Crew();

for (const line of state.curve) console.log(line);
while (state.generation < generations && performance.now() < until) await generation();
await crew.end();
tellLineUps();
const learned = weightsOf(state.change);
console.log(NAMES.map((name) => `  ${name}: ${learned[name].toPrecision(3)},`).join('\n'));

function playerAsked(): keyof typeof PLAYERS {
  const name = asked.player ?? 'quick';
  const known = Object.keys(PLAYERS) as (keyof typeof PLAYERS)[];
  return known.find((one) => one === name) ?? endWith(`--player is one of ${known.join(', ')}.`);
}

function begun(): State {
  const fresh: State = { seed, generation: 0, change: NAMES.map(() => 0), lineUps: [], curve: [] };
  if (!existsSync(file)) return fresh;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as State;
  return kept.seed === seed && kept.change.length === NAMES.length ? kept : fresh;
}

function weightsOf(change: readonly number[]): Weights {
  const changed = NAMES.map((name, i) => [name, WEIGHTS[name] * Math.exp(change[i] ?? 0)]);
  return Object.fromEntries(changed) as Weights;
}

/** A number around 0 that is seldom beyond 2: the sum of chances, as everywhere the same. */
function deviation(chance: Chance): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += chance.next() / 2 ** 32;
  return sum;
}

async function generation(): Promise<void> {
  const number = state.generation;
  const chance = new Chance(`${seed} ${number}`);
  const ways = Array.from({ length: pairs }, () => NAMES.map(() => deviation(chance)));
  const toSide = (way: readonly number[], sign: number): Weights =>
    weightsOf(state.change.map((sum, i) => sum + sign * NOISE * (way[i] ?? 0)));
  const scores = await playPairs(
    ways.map((way, pair) => ({
      seed: `${seed} ${number} ${pair}`,
      one: toSide(way, 1),
      other: toSide(way, -1),
    })),
  );
  state.change = state.change.map((sum, i) => {
    let slope = 0;
    for (const [pair, score] of scores.entries()) slope += ((score - 0.5) * (ways[pair]?.[i] ?? 0)) / pairs;
    return sum + RATE * slope;
  });
  state.generation++;
  const far = Math.hypot(...state.change) / Math.sqrt(NAMES.length);
  let line = `generation ${number + 1}: weights changed by a factor of ${Math.exp(far).toFixed(3)}`;
  if (state.generation % CHECK_EVERY === 0) {
    const score = await scoreAgainstFirst(number);
    line += `, ${(score * 100).toFixed(1)} % of ${CHECKED * 2} games against the first`;
  }
  state.curve.push(line);
  console.log(line);
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(state)}\n`);
}

interface Pair {
  readonly seed: string;
  readonly one: Weights;
  readonly other: Weights;
}

/** Two games from the same deal, seats swapped: what the first side scores on average. */
async function playPairs(wanted: readonly Pair[]): Promise<number[]> {
  const options = { scenario };
  const tables = wanted.flatMap(({ seed: deal, one, other }): Table[] => [
    { options, seed: deal, weights: [one, other], player },
    { options, seed: deal, weights: [other, one], player },
  ]);
  const played = await crew.play(tables);
  state.lineUps.push(...played.map(({ lineUp }) => lineUp));
  return wanted.map((_, pair) => {
    const [first, second] = [played[2 * pair], played[2 * pair + 1]];
    if (!first || !second) throw new Error('a game is missing');
    return (first.score + 1 - second.score) / 2;
  });
}

async function scoreAgainstFirst(number: number): Promise<number> {
  const [one, other] = [weightsOf(state.change), WEIGHTS];
  const deals = Array.from({ length: CHECKED }, (_, pair) => `${seed} check ${number} ${pair}`);
  const scores = await playPairs(deals.map((deal) => ({ seed: deal, one, other })));
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** What was learned of line-ups: the odds that one more of it adds. */
function tellLineUps(): void {
  const zeros = SETUP_FEATURES.map(() => 0);
  const { weights, loss } = fit(state.lineUps, zeros, LINE_UPS_BEFORE);
  console.log(`line-ups: ${state.lineUps.length} games told with ${loss.toFixed(3)} bits`);
  for (const [i, name] of SETUP_FEATURES.entries())
    console.log(`  ${name}: ${(weights[i] ?? 0).toFixed(3)},`);
}
