/**
 * A script of its own: how much the heap grows while many actions are performed. Needs `node --expose-gc`.
 *
 *   heap-growth.ts <scenario> <how many actions>
 *
 * A process of its own, because garbage of other measurements would blur the figure.
 */
import { RandomGames } from './random-games.ts';

const [scenario = 'base', count = '1000000'] = process.argv.slice(2);
const MEASURED = Number(count);
const WARM_UP = MEASURED / 5;

const games = new RandomGames('fullList', 'heap', scenario);
const playUntil = (actions: number): void => {
  while (games.actions < actions) games.playOne();
};

/** Bytes in use after everything that nobody holds has been swept away. */
function inUse(): number {
  if (!globalThis.gc) throw new Error('Start with node --expose-gc.');
  for (let i = 0; i < 3; i++) globalThis.gc();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

playUntil(WARM_UP);
const before = inUse();
playUntil(WARM_UP + MEASURED);
console.log(JSON.stringify({ bytes: inUse() - before }));
