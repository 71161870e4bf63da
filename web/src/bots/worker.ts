/** Bots think here, beside the page: they are sent a view and answer with an action, or with what they would do next. */
import type { Action, Seat, View } from '@dungeon-twister/rules';
import type { BotName } from '../match/player.ts';
import { type Bot, botNamed } from '@dungeon-twister/bots';
import { bringWholeRules } from '../store/whole-rules.ts';
import { lineOf } from './line.ts';

bringWholeRules();

export interface Question {
  readonly number: number;
  readonly view: View;
  readonly seat: Seat;
  readonly name: BotName;
}

/** Somebody wants to know what a bot would do in his seat: same view and seed, same answer. */
export interface Advice extends Question {
  readonly seed: string;
}

/** What a bot would do, one deed after the other; none where thinking failed. */
export interface Advised {
  readonly number: number;
  readonly line: readonly Action[];
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

/** Always somebody new: an idea does not depend on those before. */
function advise({ number, name, ...question }: Advice): Advised {
  const bot = botNamed(name);
  try {
    return { number, line: bot ? lineOf(bot, question) : [] };
  } catch {
    return { number, line: [] };
  }
}

addEventListener('message', ({ data }: MessageEvent<Question | Advice>) => {
  postMessage('seed' in data ? advise(data) : answerTo(data));
});
