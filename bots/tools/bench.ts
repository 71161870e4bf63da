/**
 * `npm run bots:bench`: how fast turns are planned, beside the calibration loop of the bench, and how much of the best
 * turn Skilled finds.
 *
 * The best turn is found by looking at every position that a turn can end in; so only turns of up to three action points
 * are asked, in which the whole turn is to be planned (no room is turned up, nobody fights: what comes then is open).
 */
import {
  actionPointsLeft,
  createGame,
  decisions,
  type Position,
  type Seat,
  viewOf,
} from '@dungeon-twister/rules';
import { calibrate } from '../../bench/src/calibration.ts';
import { optionsOf } from '../../tools/options.mjs';
import { Evaluator } from '../src/evaluate/evaluate.ts';
import { MapStore } from '../src/evaluate/maps.ts';
import { WEIGHTS } from '../src/evaluate/weights.ts';
import { BUDGETS } from '../src/levels.ts';
import { botNamed } from '../src/registry.ts';
import { Judge } from '../src/search/judge.ts';
import { planTurn, type Width } from '../src/search/plan-turn.ts';

optionsOf({});

const SCENARIOS = { base: 'base set', 'card-standard': 'Card Game', 'standard-4': 'four players' };
const TURNS = 16;
const ROUNDS = 7;
const MOST_POINTS = 3;
const EVERYTHING: Width = { evaluations: 1e9, most: 1e9, depth: 99, plans: 1, handlings: 1 };

interface Turn {
  readonly p: Position;
  readonly seat: Seat;
}

/** Beginnings of turns of a game between two who think a little. */
function turnsOf(scenario: string): Turn[] {
  const game = createGame({ scenario }, 'bench');
  const bot = botNamed('casual');
  if (!bot) throw new Error('nobody plays');
  const turns: Turn[] = [];
  let isNew = true;
  for (let step = 0; turns.length < TURNS; step++) {
    const [open] = decisions(game.position);
    if (!open) break;
    const { seat, number, about } = open;
    if (about === 'act' && isNew) turns.push({ p: game.position.copy(), seat });
    isNew = about !== 'act';
    const action = bot.choose({ view: viewOf(game.position, seat), seat, seed: `bench ${step}` });
    game.perform({ seat, decision: number, action });
    isNew ||= action.type === 'endTurn';
  }
  return turns;
}

const maps = new MapStore();
const newJudge = (): Judge => new Judge(new Evaluator(WEIGHTS, maps), WEIGHTS);

/** Turn ends that are looked at in a second, and for a million steps of the calibration: the middle of some rounds. */
function speedOf(turns: readonly Turn[]): [number, number] {
  const rounds = Array.from({ length: ROUNDS }, () => {
    const judge = newJudge();
    let begun = performance.now();
    for (const { p, seat } of turns) planTurn(p, seat, judge, BUDGETS.skilled.own);
    const each = judge.looked / ((performance.now() - begun) / 1000);
    begun = performance.now();
    let steps = 0;
    while (performance.now() - begun < 200) steps += calibrate();
    return [each, each / (steps / ((performance.now() - begun) / 1000))] as const;
  });
  const middle = (which: 0 | 1): number =>
    rounds.map((round) => round[which]).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  return [middle(0), middle(1)];
}

/** What Skilled's plan gains, as a share of what the best one gains; null where nothing can be gained. */
function shareOf({ p, seat }: Turn): number | null {
  const still = newJudge().valueOf(p, seat);
  const best = planTurn(p, seat, newJudge(), EVERYTHING)[0]?.value ?? still;
  const found = planTurn(p, seat, newJudge(), { ...BUDGETS.skilled.own, plans: 1 })[0]?.value ?? still;
  return best > still ? (found - still) / (best - still) : null;
}

for (const [scenario, words] of Object.entries(SCENARIOS)) {
  const turns = turnsOf(scenario);
  const [each, calibrated] = speedOf(turns);
  console.log(
    `${words}: ${Math.round(each).toLocaleString('en-US')} turn ends a second, ${calibrated.toFixed(0)} per million steps of the calibration`,
  );
  const shares = turns
    .filter(({ p }) => actionPointsLeft(p) <= MOST_POINTS)
    .map(shareOf)
    .filter((share) => share !== null);
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  const exact = shares.filter((share) => share > 1 - 1e-9).length;
  console.log(
    `  Skilled reaches ${(100 * mean).toFixed(1)} % of the best turn on average, all of it in ${exact} of ${shares.length}`,
  );
}
