/** Prints how many bytes are in use after so many hostile lines, for each number that is given. Needs --expose-gc. */
import { Chance } from '@dungeon-twister/rules';
import { Session } from '../../src/referee/session.ts';
import { hostileLine } from './hostile-lines.ts';

const chance = new Chance('heap');
const session = new Session({ program: '0.0.0', drawSeed: () => 'seed', limits: { games: 4, deeds: 60 } });
session.answer('{"do":"new","game":"a","options":"prison-1","seed":"s"}');

let sent = 0;
const used = process.argv.slice(2).map((lines) => {
  for (; sent < Number(lines); sent++) session.answer(hostileLine(chance));
  // Twice: what is freed first may hold something else.
  globalThis.gc?.();
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
});
process.stdout.write(JSON.stringify(used));
