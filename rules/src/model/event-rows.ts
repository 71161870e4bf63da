/** What is known of each type of event. A new one gets its type and its row in a file of events/. */
import type { EventType, GameEvent } from './events.ts';
import { combatEventRows } from './events/combat.ts';
import { loadEventRows } from './events/loads.ts';
import { pieceEventRows } from './events/pieces.ts';
import { playerEventRows } from './events/players.ts';
import { roomEventRows } from './events/rooms.ts';
import { setUpEventRows } from './events/set-up.ts';
import { turnEventRows } from './events/turns.ts';
import { wayEventRows } from './events/ways.ts';
import type { EventRows, FieldKinds, Movement, Touched } from './events/row.ts';

const EVENT_ROWS: EventRows<GameEvent> = {
  ...setUpEventRows,
  ...turnEventRows,
  ...roomEventRows,
  ...wayEventRows,
  ...loadEventRows,
  ...combatEventRows,
  ...pieceEventRows,
  ...playerEventRows,
};

/** Every type of event. */
export const EVENT_TYPES = Object.keys(EVENT_ROWS) as readonly EventType[];

type OfType = Pick<GameEvent, 'type'>;

/** A row as it takes any event: each takes those of its own type, which TypeScript cannot follow through the index. */
interface AnyRow {
  readonly fields: FieldKinds;
  readonly touches: (event: GameEvent) => Touched;
  readonly moves: (event: GameEvent) => Movement;
}

const rowOf = ({ type }: OfType): AnyRow => EVENT_ROWS[type] as AnyRow;

/** What the fields of an event are. */
export const fieldsOf = (event: OfType): FieldKinds => rowOf(event).fields;
/** What of the board an event touches. */
export const touchedByEvent = (event: GameEvent): Touched => rowOf(event).touches(event);
/** What moves in an event. */
export const movementOf = (event: GameEvent): Movement => rowOf(event).moves(event);
