/** What was done in a step of a replay, as a line: for those only who were told all of it. */
import { knowsDeed, type Lens } from '../record/lens.ts';
import type { Step } from '../record/replay.ts';
import type { Language } from '../vocabulary.ts';
import { writeAction } from './action-text.ts';
import { chartOf } from './chart.ts';

/** Stands for a line that a lens does not show. */
export const SECRET_LINE = '…';

/** The deed in notation, or what stands for it; empty at the beginning and where a clock ran out. */
export function lineThrough(step: Step, lens: Lens, language: Language): string {
  const { entry, before } = step;
  if (!entry || !('action' in entry)) return '';
  return knowsDeed(step, lens)
    ? writeAction(chartOf(before), entry.seat, entry.action, language)
    : SECRET_LINE;
}
