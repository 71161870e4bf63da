/**
 * Through whose eyes a game is seen: as a player knew it, as somebody who watched, or everything.
 *
 * A deed is written in notation only for those who were told all of it. Of the others' secrets they hear what they
 * heard at the table.
 */
import {
  chartOf,
  colourLetter,
  type GameEvent,
  eventFor,
  type Seat,
  type AddressedEvent,
  writeAction,
} from '@dungeon-twister/rules';
import type { Language } from '@dungeon-twister/words';
import { namesFor, sayEvent } from '@dungeon-twister/words';
import type { Looker } from '../perspective.ts';
import type { Step } from './steps.ts';

/** Somebody who watches is no seat. */
const WATCHING: Seat = -1;

function heard(addressed: AddressedEvent, lens: Looker): GameEvent | null {
  if (lens === 'everything') return addressed.event;
  return eventFor(addressed, lens === 'spectator' ? WATCHING : lens);
}

export const eventsFor = ({ events }: Step, lens: Looker): GameEvent[] =>
  events.flatMap((one) => heard(one, lens) ?? []);

const knowsAll = ({ events, entry: deed }: Step, lens: Looker): boolean =>
  deed?.seat === lens || events.every((one) => heard(one, lens) === one.event);

const TIME = { en: 'time', fr: 'temps' } as const;
/** Stands for a line that this lens does not show. */
const SECRET = '…';

/** The deed as a line of notation, or what stands for it; empty at the beginning. */
export function lineFor(step: Step, lens: Looker, language: Language): string {
  const { entry: deed, before } = step;
  if (!deed) return '';
  if ('timeRanOut' in deed) return TIME[language];
  return knowsAll(step, lens) ? writeAction(before, deed.seat, deed.action, language) : SECRET;
}

export function sentencesFor(step: Step, lens: Looker, language: Language): string[] {
  const names = namesFor(chartOf(step.position), language);
  return eventsFor(step, lens).flatMap((event) => sayEvent(event, names, language) ?? []);
}

/** `12 y Cl c3-c5`: number, seat and line; empty at the beginning. */
export function headFor(step: Step, lens: Looker, language: Language): string {
  if (!step.entry) return '';
  const seat = colourLetter(step.before.ruleset, step.entry.seat, language);
  return `${step.number} ${seat} ${lineFor(step, lens, language)}`;
}
