/**
 * `npm run bots:train -- --scenario base`: learns by playing against itself what things are worth.
 *
 *   --seed words        other games (the same seed: the same games, the same weights)
 *   --generations 20    after so many it ends; a run that was ended goes on where it was
 *   --games 200         games in a generation
 *   --minutes 60        begins no generation after so many
 *
 * Prints a line for each generation: how well the outcome of a game is told from the end of a turn (in bits, 1 is a coin),
 * what the weights score against those with which it began, and in the end the weights. They are kept in
 * reports/train-<scenario>.json; src/evaluate/learned.ts is written from there by hand, with the figures that justify it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Chance } from '@dungeon-twister/rules';
import { ROOT } from '../../tools/files.ts';
import { endWith, optionsOf } from '../../tools/options.mjs';
import { FEATURES, WEIGHTS, type Weights } from '../src/evaluate/weights.ts';
import { SETUP_FEATURES } from '../src/setup/features.ts';
import { Crew } from './train/crew.ts';
import { fit, lossOf } from './train/fit.ts';
import { type Lesson, noisy, type Table } from './train/self-play.ts';

const asked = optionsOf({
  scenario: { type: 'string' },
  seed: { type: 'string' },
  generations: { type: 'string' },
  games: { type: 'string' },
  minutes: { type: 'string' },
});

function numberAsked(name: 'generations' | 'games' | 'minutes', usual: number): number {
  const text = asked[name];
  if (text === undefined) return usual;
  return /^\d{1,5}$/.test(text) ? Number(text) : endWith(`--${name} needs a whole number.`);
}

const scenario = asked.scenario ?? 'base';
const seed = asked.seed ?? 'train';
const generations = numberAsked('generations', 20);
const games = numberAsked('games', 200);
const until = performance.now() + numberAsked('minutes', 60) * 60_000;

/** How far the weights of a side lie from those learned so far, as a share of them. */
const NOISE = 0.4;
/** Of how many games the weights learned so far are worth, at most: later generations change them less and less. */
const MOST_TRUST = 20_000;
const CHECKED = 40;
/** Of how many games it is worth that nothing is known of line-ups. */
const LINE_UPS_BEFORE = 30;
/** Odds for a tenth of a victory point, before anything was learned. */
const SCALE = 0.06;

interface State {
  readonly seed: string;
  generation: number;
  lessons: number;
  vector: number[];
  /** One for each game: what was put down how, and who won. */
  readonly lineUps: Lesson[];
  readonly curve: string[];
}

const file = join(ROOT, 'reports', `train-${scenario}.json`);
const initial = FEATURES.map((name) => WEIGHTS[name]);
const state = begun();
const crew = new Crew();

for (const line of state.curve) console.log(line);
while (state.generation < generations && performance.now() < until) await generation();
await crew.end();
tellLineUps();
console.log(FEATURES.map((name, i) => `  ${name}: ${state.vector[i].toFixed(2)},`).join('\n'));

function begun(): State {
  const fresh: State = { seed, generation: 0, lessons: 0, vector: initial, lineUps: [], curve: [] };
  if (!existsSync(file)) return fresh;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as State;
  return kept.seed === seed && kept.vector.length === initial.length ? kept : fresh;
}

function weightsOf(vector: readonly number[]): Weights {
  const learned = Object.fromEntries(FEATURES.map((name, i) => [name, vector[i]])) as Partial<Weights>;
  return { ...WEIGHTS, ...learned };
}

async function generation(): Promise<void> {
  const number = state.generation;
  const chance = new Chance(`${seed} ${number}`);
  const now = weightsOf(state.vector);
  const tables = Array.from(
    { length: games },
    (_, game): Table => ({
      options: { scenario },
      seed: `${seed} ${number} ${game}`,
      weights: [noisy(now, NOISE, chance), noisy(now, NOISE, chance)],
    }),
  );
  const all = await crew.play(tables);
  const lessons = all.flatMap((played) => played.lessons);
  state.lineUps.push(...all.map((played) => played.lineUp));
  const trust = Math.min(MOST_TRUST, Math.max(1000, state.lessons));
  const told = lossOf(
    lessons,
    state.vector.map((weight) => weight * SCALE),
  );
  const fitted = fit(lessons, state.vector, SCALE, trust);
  state.vector = [...fitted.weights];
  state.lessons += lessons.length;
  state.generation++;
  const score = await scoreAgainstFirst(number);
  const line = `generation ${number + 1}: ${lessons.length} ends of turns, told with ${told.toFixed(3)}, then ${fitted.loss.toFixed(3)} bits; ${(score * 100).toFixed(0)} % of ${CHECKED * 2} games against the first weights`;
  state.curve.push(line);
  console.log(line);
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(state)}\n`);
}

/** Pairs of games from the same deal, seats swapped. */
async function scoreAgainstFirst(number: number): Promise<number> {
  const [first, now] = [weightsOf(initial), weightsOf(state.vector)];
  const tables = Array.from({ length: CHECKED }, (_, pair) => `${seed} check ${number} ${pair}`).flatMap(
    (deal): Table[] => [
      { options: { scenario }, seed: deal, weights: [now, first] },
      { options: { scenario }, seed: deal, weights: [first, now] },
    ],
  );
  const played = await crew.play(tables);
  return played.reduce((sum, { results }, index) => sum + results[index % 2], 0) / played.length;
}

/** What was learned of line-ups, with how sure each number is: the odds that one more of it adds. */
function tellLineUps(): void {
  const zeros = SETUP_FEATURES.map(() => 0);
  const { weights, loss } = fit(state.lineUps, zeros, 1, LINE_UPS_BEFORE);
  console.log(`line-ups: ${state.lineUps.length} games told with ${loss.toFixed(3)} bits`);
  for (const [i, name] of SETUP_FEATURES.entries())
    console.log(`  ${name}: ${(weights[i] ?? 0).toFixed(3)},`);
}
