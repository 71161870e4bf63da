/**
 * `npm run bots:combat`: solves ten thousand random combats and prints how far the answers are from perfect, beside what
 * a linear programming library finds for the same games and how long both take; then how long it takes to say what a
 * declared attack is worth.
 */
import { Chance } from '@dungeon-twister/rules';
import { type MatrixGame, solveMatrixGame } from '../src/combat/matrix-game.ts';
import { attackSpeed } from './attack-speed.ts';
import { exploitability } from './exploitability.ts';
import { randomCombat } from './random-combats.ts';
import { valueByLibrary } from './second-solver.ts';

const COMBATS = 10_000;
const MOST_EXPLOITABLE = 1e-9;
const MOST_APART = 1e-6;

const chance = new Chance('combats');
const games = Array.from({ length: COMBATS }, () => randomCombat(chance));

/** Microseconds for each game, the best of three runs over all. */
function timeOf(solve: (game: MatrixGame) => unknown): number {
  let best = Infinity;
  for (let run = 0; run < 3; run++) {
    const begun = performance.now();
    for (const game of games) solve(game);
    best = Math.min(best, ((performance.now() - begun) * 1000) / games.length);
  }
  return best;
}

let [exploited, apart] = [0, 0];
for (const game of games) {
  const { value, row, column } = solveMatrixGame(game);
  exploited = Math.max(exploited, exploitability(game, row, column));
  apart = Math.max(apart, Math.abs(value - valueByLibrary(game)));
}
const [own, library] = [timeOf(solveMatrixGame), timeOf(valueByLibrary)];
console.log(`${COMBATS} random combats, up to ${Math.max(...games.map(({ rows }) => rows))} by 7 choices`);
console.log(`exploitability at most ${exploited.toExponential(1)} (goal ${MOST_EXPLOITABLE})`);
console.log(`value at most ${apart.toExponential(1)} from the library's (goal ${MOST_APART})`);
console.log(
  `${own.toFixed(1)} us a combat, the library ${library.toFixed(1)} us (${(library / own).toFixed(0)} times)`,
);
for (const scenario of ['base', 'card-standard', 'standard-4', 'murder']) {
  const { time, evaluations } = attackSpeed(scenario);
  console.log(
    `what an attack is worth in ${scenario}: ${time.toFixed(0)} us and ${evaluations.toFixed(1)} evaluations`,
  );
}
if (exploited > MOST_EXPLOITABLE || apart > MOST_APART || own >= library) process.exitCode = 1;
