/** What is known of each type of event. A new one gets its type and its row in a file of events/. */
import type { Events, EventType, GameEvent } from './events.ts';
import { combatEvents } from './events/combat.ts';
import { courseEvents } from './events/course.ts';
import { labyrinthEvents } from './events/labyrinth.ts';
import {
  type EventRow,
  type EventRows,
  type FieldKinds,
  type Movement,
  NOTHING,
  type Touched,
} from './events/row.ts';

const EVENT_ROWS: EventRows<Events> = { ...courseEvents, ...labyrinthEvents, ...combatEvents };

/** Every type of event. */
export const EVENT_TYPES = Object.keys(EVENT_ROWS) as readonly EventType[];

type OfType = Pick<GameEvent, 'type'>;

/** A row as it takes any event: each takes those of its own type, which TypeScript cannot follow through the index. */
const rowOf = ({ type }: OfType) => EVENT_ROWS[type] as EventRow<GameEvent, FieldKinds>;

/** What the fields of an event are. */
export const fieldsOf = (event: OfType): FieldKinds => rowOf(event).fields;
/** What of the board an event touches. */
export const touchedByEvent = (event: GameEvent): Touched => rowOf(event).touches?.(event) ?? {};
/** What moves in an event. */
export const movementOf = (event: GameEvent): Movement => rowOf(event).moves?.(event) ?? NOTHING;
