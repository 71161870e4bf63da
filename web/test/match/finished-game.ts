/** A game that was played to its end, from the file that the tests in the browser open too. */
import { readFileSync } from 'node:fs';
import { type Game, parseRecord } from '@dungeon-twister/rules';

export function finishedGame(): Game {
  const read = parseRecord(readFileSync(new URL('../../e2e/fixtures/finished.txt', import.meta.url), 'utf8'));
  if (!read.ok) throw new Error(read.reason);
  return read.record.game;
}
