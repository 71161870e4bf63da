/** Opponents for every game: they see a view and answer with an action (docs/bots.md). */
export type { Bot, Question } from './bot.ts';
export { chooseAction } from './greedy/choose.ts';
export { Memory } from './greedy/memory.ts';
export { BOT_NAMES, botNamed } from './registry.ts';
