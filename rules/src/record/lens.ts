/**
 * Through whose eyes a game is told: as a player knew it, as somebody who watched, or everything. Of the others'
 * secrets one hears what one heard at the table.
 */
import { type AddressedEvent, eventFor, type GameEvent } from '../model/events.ts';
import type { Seat } from '../vocabulary.ts';
import type { Step } from './replay.ts';

/** Through whose eyes: a player's, those of somebody who watched, or all of them. */
export type Lens = Seat | 'spectator' | 'everything';

/** Somebody who watches is no seat. */
const WATCHING: Seat = -1;

/** An event as this lens shows it, or null where it tells nothing. */
export function eventThrough(addressed: AddressedEvent, lens: Lens): GameEvent | null {
  if (lens === 'everything') return addressed.event;
  return eventFor(addressed, lens === 'spectator' ? WATCHING : lens);
}

/** Events as this lens shows them, without those that it does not. */
export const eventsThrough = (events: readonly AddressedEvent[], lens: Lens): GameEvent[] =>
  events.flatMap((one) => eventThrough(one, lens) ?? []);

/** Whether this lens shows all of a deed: one did it oneself, or was told everything about it. */
export const knowsDeed = ({ events, entry }: Pick<Step, 'events' | 'entry'>, lens: Lens): boolean =>
  entry?.seat === lens || events.every((one) => eventThrough(one, lens) === one.event);
