/**
 * A script of its own: how much the heap grows while a million actions are performed. Needs `node --expose-gc`.
 *
 * A process of its own, because garbage of other measurements would blur the figure.
 */
import { RandomGames } from './random-games.ts';

const WARM_UP = 200_000;
const MEASURED = 1_000_000;

const games = new RandomGames('fullList', 'heap');
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
