/**
 * What happened: facts in the past tense, enough to replay, to animate and to say in words.
 *
 * A secret fact is written together with what the others are told instead, in one place, so that nobody has to
 * remember to hide it later.
 */
import type { CombatEvent } from './events/combat.ts';
import type { LoadEvent } from './events/loads.ts';
import type { PieceEvent } from './events/pieces.ts';
import type { PlayerEvent } from './events/players.ts';
import type { RoomEvent } from './events/rooms.ts';
import type { SetUpEvent } from './events/set-up.ts';
import type { TurnEvent } from './events/turns.ts';
import type { WayEvent } from './events/ways.ts';
import type { Seat } from '../vocabulary.ts';

/** Something that happened in a game. */
export type GameEvent =
  | SetUpEvent
  | TurnEvent
  | RoomEvent
  | WayEvent
  | LoadEvent
  | CombatEvent
  | PieceEvent
  | PlayerEvent;

/** The name of what happened. */
export type EventType = GameEvent['type'];

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
