/** Every bot by its name, as the command line, the arena and other programs ask for it. */
import type { Bot } from './bot.ts';
import { type Baseline, chooseAction } from './greedy/choose.ts';
import { Memory } from './greedy/memory.ts';

function baseline(level: Baseline): Bot {
  const memory = new Memory();
  return { choose: ({ view, seat, seed }) => chooseAction(view, seat, level, seed, memory) };
}

const MAKERS: Readonly<Record<string, () => Bot>> = {
  random: () => baseline('random'),
  greedy: () => baseline('greedy'),
};

/** The names that `botNamed` knows, for whoever asks for another. */
export const BOT_NAMES: readonly string[] = Object.keys(MAKERS);

/** A new player for one seat of one game; null where nobody is called so. */
export const botNamed = (text: string): Bot | null =>
  Object.hasOwn(MAKERS, text) ? (MAKERS[text]?.() ?? null) : null;
