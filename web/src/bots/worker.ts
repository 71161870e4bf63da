/** Bots think here, beside the page: they are sent a view and answer with an action. */
import type { Action, Seat, View } from '@dungeon-twister/rules';
import type { BotLevel } from '../match/player.ts';
import { chooseAction, Memory } from '@dungeon-twister/bots';

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

const memories = new Map<Seat, Memory>();

function answerTo({ number, view, seat, level }: Question): Answer {
  const memory = memories.get(seat) ?? new Memory();
  memories.set(seat, memory);
  try {
    return { number, action: chooseAction(view, seat, level, `${number}/${Math.random()}`, memory) };
  } catch {
    return { number, action: null };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  postMessage(answerTo(data));
});
