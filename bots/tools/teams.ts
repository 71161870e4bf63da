/**
 * `npm run bots:teams -- --scenario mixed`: learns from games with teams chosen by chance what pieces are worth, and prints
 * it as src/setup/team-values.ts has it; that file is written from there by hand.
 *
 *   --seed words       other games (the same seed: the same games, the same values)
 *   --games 1000       after so many it ends; a run that was ended goes on where it was (reports/teams-<scenario>.json)
 *   --minutes 60       begins no games after so many
 *   --workers 2        games at once; as many as there are cores
 *
 * `npm run bots:teams -- --scenario mixed --form draft --against greedy`: plays pairs from the same deals with seats
 * swapped, in which one side decides as the bots do and the other as the first bot, or by chance; prints the score.
 *
 *   --form draft       how teams are chosen: mutual, fullFrontal, draft; or dismiss (a handicap), or face (Card Game)
 *   --against chance   who decides for the other side: chance or greedy
 *   --pairs 100        so many pairs
 *   --player casual    who plays on both sides: casual, learner, quick
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import {
  type GameOptions,
  scenarioById,
  SCENARIOS,
  TEAM_CHOICES,
  type TeamChoice,
} from '@dungeon-twister/rules';
import { ROOT } from '../../tools/files.ts';
import { endWith, optionsOf } from '../../tools/options.mjs';
import { WEIGHTS } from '../src/evaluate/weights.ts';
import { Crew } from './train/crew.ts';
import { type Instead, PLAYERS, type Table } from './train/self-play.ts';
import { learnedFrom, type TeamGame } from './train/team-lessons.ts';

const asked = optionsOf({
  scenario: { type: 'string' },
  seed: { type: 'string' },
  games: { type: 'string' },
  minutes: { type: 'string' },
  workers: { type: 'string' },
  form: { type: 'string' },
  against: { type: 'string' },
  pairs: { type: 'string' },
  player: { type: 'string' },
});

function numberAsked(name: 'games' | 'minutes' | 'workers' | 'pairs', usual: number): number {
  const text = asked[name];
  if (text === undefined) return usual;
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : endWith(`--${name} needs a whole number.`);
}

function oneOf<T extends string>(name: 'against' | 'player' | 'form', known: readonly T[], usual: T): T {
  const text = asked[name] ?? usual;
  return known.find((one) => one === text) ?? endWith(`--${name}: there are ${known.join(', ')}.`);
}

const scenario = asked.scenario ?? 'mixed';
if (!scenarioById(scenario)) endWith(`There are: ${SCENARIOS.map(({ id }) => id).join(', ')}.`);
const seed = asked.seed ?? 'teams';
/** After so many games they are kept. */
const BATCH = 20;
const crew = new Crew(numberAsked('workers', availableParallelism()));
const weights = [WEIGHTS, WEIGHTS] as const;

interface State {
  readonly seed: string;
  readonly games: TeamGame[];
}

function begun(file: string): State {
  const fresh: State = { seed, games: [] };
  if (!existsSync(file)) return fresh;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as State;
  return kept.seed === seed ? kept : fresh;
}

async function learn(): Promise<void> {
  if (!scenarioById(scenario)?.teamSize) endWith(`In ${scenario} no teams are chosen.`);
  const wanted = numberAsked('games', 1000);
  const until = performance.now() + numberAsked('minutes', 60) * 60_000;
  const file = join(ROOT, 'reports', `teams-${scenario}.json`);
  const state = begun(file);
  // In a draft teams have the least in common, so that a game says the most about pieces.
  const choices: readonly TeamChoice[] = scenarioById(scenario)?.teamChoices ?? TEAM_CHOICES;
  const options: GameOptions = {
    scenario,
    teamChoice: choices.includes('draft') ? 'draft' : 'fullFrontal',
  };
  const byChance: Instead = { stages: ['choose'], by: 'chance' };
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  while (state.games.length < wanted && performance.now() < until) {
    const first = state.games.length;
    const tables = Array.from(
      { length: Math.min(BATCH, wanted - first) },
      (_, i): Table => ({
        options,
        seed: `${seed} ${first + i}`,
        weights,
        player: 'quick',
        instead: [byChance, byChance],
      }),
    );
    const played = await crew.play(tables);
    state.games.push(...played.map(({ teams, winners }) => ({ teams, winners })));
    writeFileSync(file, `${JSON.stringify(state)}\n`);
    console.log(`${state.games.length} games`);
  }
  const games = state.games.slice(0, wanted);
  const { values, loss } = learnedFrom(scenario, games);
  console.log(`${games.length} games told with ${loss.toFixed(3)} bits`);
  for (const [sort, rows] of Object.entries(values)) {
    console.log(`${sort}: {`);
    for (const [name, value] of Object.entries<number>(rows))
      console.log(`  ${/^\w+$/.test(name) ? name : `'${name}'`}: ${Number(value.toFixed(3))},`);
    console.log('},');
  }
}

const FORMS = [...TEAM_CHOICES.filter((choice) => choice !== 'random'), 'dismiss', 'face'] as const;

/** What the pairs of a form are played with; where one side has a handicap, each side has it in one game of a pair. */
function optionsFor(form: (typeof FORMS)[number]): GameOptions {
  if (form === 'face') return { scenario };
  if (form !== 'dismiss') return { scenario, teamChoice: form };
  const [colour] = scenarioById(scenario)?.colours ?? ['blue'];
  // Three of eight are left out, and all cards stay.
  return {
    scenario,
    handicap: { colour, stronger: 'veryExperienced', weaker: 'good' },
    ...(scenarioById(scenario)?.teamSize ? { teamChoice: 'random' } : {}),
  };
}

async function measure(): Promise<void> {
  const form = oneOf('form', FORMS, 'draft');
  const against = oneOf('against', ['greedy', 'chance'], 'greedy');
  const player = oneOf('player', Object.keys(PLAYERS) as (keyof typeof PLAYERS)[], 'casual');
  const pairs = numberAsked('pairs', 100);
  const options = optionsFor(form);
  const stages = [form === 'dismiss' || form === 'face' ? form : 'choose'];
  const own: Instead = { stages, by: 'player' };
  const other: Instead = { stages, by: against };
  const scores: number[] = [];
  while (scores.length < pairs) {
    const deals = Array.from({ length: Math.min(10, pairs - scores.length) }, (_, i) => scores.length + i);
    const tables = deals.flatMap((deal): Table[] => {
      const table = { options, seed: `${seed} pair ${deal}`, weights, player };
      return [
        { ...table, instead: [own, other] },
        { ...table, instead: [other, own] },
      ];
    });
    const played = await crew.play(tables);
    for (const [i] of deals.entries())
      scores.push(((played[2 * i]?.score ?? 0.5) + 1 - (played[2 * i + 1]?.score ?? 0.5)) / 2);
    console.log(inWords(`${scenario}, ${form}, ${player}, against ${against}`, scores));
  }
}

function inWords(what: string, scores: readonly number[]): string {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance =
    scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / Math.max(1, scores.length - 1);
  const error = Math.sqrt(variance / scores.length);
  return `${what}: ${(100 * mean).toFixed(1)} % ± ${(196 * error).toFixed(1)} of ${scores.length} pairs`;
}

await (asked.form === undefined ? learn() : measure());
await crew.end();
