/**
 * What happened: facts in the past tense, enough to replay, to animate and to say in words.
 *
 * A secret fact is written together with what the others are told instead, in one place, so that nobody has to
 * remember to hide it later.
 */
import type { CombatEvents } from './events/combat.ts';
import type { CourseEvents } from './events/course.ts';
import type { LabyrinthEvents } from './events/labyrinth.ts';
import type { Seat } from '../vocabulary.ts';

/** What each type of event tells, besides its type. */
export interface Events extends CourseEvents, LabyrinthEvents, CombatEvents {}

/** The name of what happened. */
export type EventType = keyof Events;
/** An event of one type. */
export type EventOf<T extends EventType> = { readonly type: T } & Readonly<Events[T]>;
/** Something that happened in a game. */
export type GameEvent = { [T in EventType]: EventOf<T> }[EventType];

/** An event and who hears it: everybody, or one seat while the others hear something less. */
export interface AddressedEvent {
  readonly event: GameEvent;
  /** The only seat that hears `event`; the others hear `instead`. */
  readonly only?: Seat;
  readonly instead?: GameEvent;
}

/** Whoever wants to know what happens; search passes null and nothing is built. */
export type Emit = ((addressed: AddressedEvent) => void) | null;

/** What one person hears of an event; a spectator is seat -1. */
export const eventFor = (addressed: AddressedEvent, seat: Seat): GameEvent | null =>
  addressed.only === undefined || addressed.only === seat ? addressed.event : (addressed.instead ?? null);
