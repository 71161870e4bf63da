/** A step of a replay in words, as a lens shows it. */
import {
  chartOf,
  colourLetter,
  eventsThrough,
  type Lens,
  lineThrough,
  type Step,
} from '@dungeon-twister/rules';
import { type Language, namesFor, sayEvent, TONGUES } from '@dungeon-twister/words';

const TIME = { en: 'time', fr: 'temps' } as const;

/** The deed as a line of notation, or what stands for it; empty at the beginning. */
export const lineFor = (step: Step, lens: Lens, language: Language): string =>
  step.entry && 'timeRanOut' in step.entry ? TIME[language] : lineThrough(step, lens, language);

export function sentencesFor(
  { events, position }: Pick<Step, 'events' | 'position'>,
  lens: Lens,
  language: Language,
): string[] {
  const names = namesFor(chartOf(position), language);
  return eventsThrough(events, lens).flatMap((event) => sayEvent(event, names, TONGUES[language]) ?? []);
}

/** `12 y Cl c3-c5`: number, seat and line; empty at the beginning. */
export function headFor(step: Step, lens: Lens, language: Language): string {
  if (!step.entry) return '';
  const seat = colourLetter(step.before.ruleset, step.entry.seat, language);
  return `${step.number} ${seat} ${lineFor(step, lens, language)}`;
}
