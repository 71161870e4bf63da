/** Bots think here, beside the page: they are sent a view and answer with an action. */
import type { Action, Seat, View } from '@dungeon-twister/rules';
import type { BotLevel } from '../match/player.ts';
import { type Bot, botNamed } from '@dungeon-twister/bots';

export interface Question {
  readonly number: number;
  readonly view: View;
  readonly seat: Seat;
  readonly level: BotLevel;
}

/** What comes back: an action, or nothing where thinking failed. */
export interface Answer {
  readonly number: number;
  readonly action: Action | null;
}

/** One for each seat and level: it may remember what it did. */
const bots = new Map<string, Bot | null>();

function answerTo({ number, view, seat, level }: Question): Answer {
  const name = `${seat}/${level}`;
  if (!bots.has(name)) bots.set(name, botNamed(level));
  try {
    return {
      number,
      action: bots.get(name)?.choose({ view, seat, seed: `${number}/${Math.random()}` }) ?? null,
    };
  } catch {
    return { number, action: null };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answerTo(data));
});
