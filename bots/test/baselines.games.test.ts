import { createGame, decisions, viewOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { type Baseline, chooseAction } from '../src/greedy/choose.ts';
import { Memory } from '../src/greedy/memory.ts';

/** Far more than any of these games takes; a game that goes in circles is claimed long before. */
const MOST = 6000;

interface Played {
  readonly decisions: number;
  readonly slowest: number;
  readonly winners: readonly number[];
  readonly refused: readonly string[];
}

function playOut(scenario: string, levels: readonly Baseline[], seed: string): Played {
  const game = createGame({ scenario }, seed);
  const memories = levels.map(() => new Memory());
  const refused: string[] = [];
  let count = 0;
  let slowest = 0;
  while (game.result === null && count < MOST) {
    const [next] = decisions(game.position);
    if (!next) break;
    const { seat, number } = next;
    const begun = performance.now();
    const view = viewOf(game.position, seat);
    const action = chooseAction(view, seat, levels[seat] ?? 'greedy', `${seed}/${count}`, memories[seat]);
    slowest = Math.max(slowest, performance.now() - begun);
    const answer = game.perform({ seat, decision: number, action });
    if (!answer.ok) {
      refused.push(JSON.stringify(action));
      break;
    }
    count++;
  }
  return { decisions: count, slowest, winners: game.result?.winners ?? [], refused };
}

const GAMES: readonly (readonly [scenario: string, seats: number])[] = [
  ['base', 2],
  ['prison-1', 2],
  ['prison-5', 2],
  ['mixed', 2],
  ['standard-4', 4],
  ['pyramid-3', 3],
  ['elevator', 4],
  ['card-1', 2],
  ['card-standard', 2],
];

test.each(GAMES)('greedy bots finish a game of %s, every answer legal and quick', (scenario, seats) => {
  const played = playOut(scenario, Array<Baseline>(seats).fill('greedy'), 'first');
  if (process.env['SHOW']) console.log(scenario, played);
  expect(played.refused).toEqual([]);
  expect(played.decisions).toBeLessThan(MOST);
  // The promise is 300 ms; a busy machine gets some more.
  expect(played.slowest).toBeLessThan(1500);
});

test('bots that wander finish a game too', () => {
  const played = playOut('base', ['random', 'random'], 'second');
  expect(played.refused).toEqual([]);
  expect(played.decisions).toBeLessThan(MOST);
});

test('grabbing beats wandering', () => {
  const won = ['a', 'b', 'c', 'd'].filter((seed) => {
    const { winners } = playOut('base', ['greedy', 'random'], seed);
    return winners.includes(0) && !winners.includes(1);
  });
  expect(won.length).toBeGreaterThanOrEqual(3);
});
