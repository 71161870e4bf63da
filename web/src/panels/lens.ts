/**
 * Through whose eyes a game is told: as a player knew it, as somebody who watched, or everything.
 *
 * A deed is written in notation only for those who were told all of it. Of the others' secrets they hear what they
 * heard at the table.
 */
import {
  type GameEvent,
  eventFor,
  type Language,
  type Seat,
  type AddressedEvent,
  writeAction,
} from '@dungeon-twister/rules';
import { type Step, WATCHING } from './history.ts';

export type Lens = Seat | 'spectator' | 'everything';

export function heardThrough(addressed: AddressedEvent, lens: Lens): GameEvent | null {
  if (lens === 'everything') return addressed.event;
  return eventFor(addressed, lens === 'spectator' ? WATCHING : lens);
}

const knowsDeed = ({ events, entry: deed }: Step, lens: Lens): boolean =>
  deed?.seat === lens || events.every((one) => heardThrough(one, lens) === one.event);

/** Stands for a line that this lens does not show. */
export const SECRET = '…';

/** The deed as a line of notation, or what stands for it; empty at the beginning and when a clock ran out. */
export function lineThrough(step: Step, lens: Lens, language: Language): string {
  const { entry: deed, before } = step;
  if (!deed || !('action' in deed)) return '';
  return knowsDeed(step, lens) ? writeAction(before, deed.seat, deed.action, language) : SECRET;
}
