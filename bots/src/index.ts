/** Opponents for every game: they see a view and answer with an action (docs/bots.md). */
export type { Bot, Question } from './bot.ts';
export { type Evaluation, evaluateView } from './evaluate/evaluate-view.ts';
export { BOT_NAMES, botNamed } from './registry.ts';
