/** A replay line by line, for a pipe, a file or a reader of screens; and the same as data. */
import { type Comment, eventsThrough, type Lens, type Step } from '@dungeon-twister/rules';
import { tableLines } from '../render-table.ts';
import type { Language } from '@dungeon-twister/words';
import { isLandmark } from '../landmarks.ts';
import { draw, type Output } from '../output.ts';
import { headFor, lineFor, sentencesFor } from './lens.ts';

export interface Printing {
  readonly lens: Lens;
  readonly language: Language;
  readonly comments: readonly Comment[];
  readonly pictures: boolean;
  readonly compact: boolean;
}

export const commentsAt = (comments: readonly Comment[], { number }: Step): string[] =>
  comments.filter(({ after }) => after === number).map(({ text }) => text);

export function printStep(
  step: Step,
  { lens, language, comments, pictures, compact }: Printing,
  out: Output,
): void {
  const head = headFor(step, lens, language);
  const below = [
    ...sentencesFor(step, lens, language),
    ...commentsAt(comments, step).map((text) => `; ${text}`),
  ];
  if (head) out.write(`${head}\n`);
  for (const line of below) out.write(`    ${line}\n`);
  if (!pictures || !step.events.some(({ event }) => isLandmark(event))) return;
  draw(out, `\n${tableLines(step.position, lens, language, out, compact).join('\n')}\n\n`);
}

/** The same as data: what this lens shows and nothing else. */
export const stepAsData = (step: Step, { lens, language, comments }: Printing): object => ({
  number: step.number,
  ...(step.entry ? { seat: step.entry.seat, line: lineFor(step, lens, language) } : {}),
  events: eventsThrough(step.events, lens),
  sentences: sentencesFor(step, lens, language),
  comments: commentsAt(comments, step),
});
