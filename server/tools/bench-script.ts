/** A whole game, prepared: with known secrets the deal is known, so what everybody will do can be written down before. */
import { seedOfDeal } from '@dungeon-twister/protocol';
import {
  type Action,
  ActionList,
  Chance,
  createGame,
  decisions,
  decode,
  type Game,
  list,
} from '@dungeon-twister/rules';
import { purposeful } from '@dungeon-twister/rules/testing';
import { sha256 } from '../src/table/secrets.ts';

export const OPTIONS = { scenario: 'base' };
export const PART = 'ab'.repeat(16);
const SECRET = '0'.repeat(64);
const MOST = 300;

export interface Line {
  readonly seat: number;
  readonly decision: number;
  readonly action: Action;
}

const begin = (): Game => createGame(OPTIONS, seedOfDeal(SECRET, [PART, PART], sha256));

export function prepare(): Line[] {
  const chance = new Chance('bench');
  const listed = new ActionList();
  const game = begin();
  const lines: Line[] = [];
  while (!game.result && lines.length < MOST) {
    const [open] = decisions(game.position);
    if (!open) break;
    list(game.position, open.seat, listed);
    const packed = listed.packed(purposeful(game.position, open.seat, listed, chance));
    const line = { seat: open.seat, decision: open.number, action: decode(game.position, open.seat, packed) };
    game.perform(line);
    lines.push(line);
  }
  return lines;
}

/** How many of these the rules check and perform in a second, without anything around. */
export function engineRate(lines: readonly Line[], ms: number): number {
  const until = performance.now() + ms;
  const since = performance.now();
  let done = 0;
  while (performance.now() < until) {
    const game = begin();
    for (const line of lines) game.perform(line);
    done += lines.length;
  }
  return done / ((performance.now() - since) / 1000);
}
