/** Bots think here, beside the page: they are sent a view and answer with an action. */
import type { Action, Seat, View } from '@dungeon-twister/rules';
import type { BotName } from '../match/player.ts';
import { type Bot, botNamed } from '@dungeon-twister/bots';

export interface Question {
  readonly number: number;
  readonly view: View;
  readonly seat: Seat;
  readonly name: BotName;
}

/** What comes back: an action, or nothing where thinking failed. */
export interface Answer {
  readonly number: number;
  readonly action: Action | null;
}

/** One for each seat and name: it may remember what it did. */
const bots = new Map<string, Bot | null>();

function answerTo({ number, view, seat, name }: Question): Answer {
  const key = `${seat}/${name}`;
  if (!bots.has(key)) bots.set(key, botNamed(name));
  try {
    return {
      number,
      action: bots.get(key)?.choose({ view, seat, seed: `${number}/${Math.random()}` }) ?? null,
    };
  } catch {
    return { number, action: null };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answerTo(data));
});
