/**
 * Every bot by its name, as the command line, the arena and other programs ask for it: `greedy`, `expert`,
 * `expert/runner` (a level with a style), `master@0.25` (with a quarter of its budget).
 */
import type { Bot } from './bot.ts';
import { type Baseline, chooseAction } from './greedy/choose.ts';
import { Memory } from './greedy/memory.ts';
import { BUDGETS, LEVELS, STYLES, weighing } from './levels.ts';
import type { Width } from './search/plan-turn.ts';
import { type Budget, Thinker } from './search/thinker.ts';

function baseline(level: Baseline): Bot {
  const memory = new Memory();
  return { choose: ({ view, seat, seed }) => chooseAction(view, seat, level, seed, memory) };
}

const BASELINES = ['random', 'greedy'] as const;

/** The names that `botNamed` knows, for whoever asks for another. */
export const BOT_NAMES: readonly string[] = [...BASELINES, ...LEVELS];

const NAME = /^(?<level>[a-z]+)(?:\/(?<style>[a-z]+))?(?:@(?<share>\d+(?:\.\d+)?))?$/;

/** A share of a budget: fewer positions looked at, everything else as it is. */
function shareOf(budget: Budget, share: number): Budget {
  const some = (width: Width): Width => ({ ...width, evaluations: Math.round(width.evaluations * share) });
  const { reply, placing } = budget;
  return {
    ...budget,
    own: some(budget.own),
    placing: placing && { ...placing, width: some(placing.width) },
    lastPoint: Math.round(budget.lastPoint * share),
    reply: reply && {
      ...reply,
      searches: Math.max(2, Math.round(reply.searches * Math.sqrt(share))),
      widths: reply.widths.map((width) => ({
        ...width,
        evaluations: Math.round(width.evaluations * Math.sqrt(share)),
      })),
      again: some(reply.again),
    },
  };
}

/** A new player for one seat of one game; null where nobody is called so. */
export function botNamed(text: string): Bot | null {
  const named = NAME.exec(text)?.groups;
  if (!named) return null;
  const { level: name, style: leaning, share } = named;
  const level = LEVELS.find((one) => one === name);
  if (!level)
    return leaning || share ? null : (BASELINES.filter((one) => one === name).map(baseline)[0] ?? null);
  const style = STYLES.find((one) => one === leaning) ?? null;
  if (leaning !== undefined && style === null) return null;
  const factor = share === undefined ? 1 : Number(share);
  return factor > 0 ? new Thinker(shareOf(BUDGETS[level], factor), weighing(style)) : null;
}
