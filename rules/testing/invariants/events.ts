/** What the row of an event calls a piece, a place, a slot or a seat is one of this table, and it names nothing else. */
import { fieldsOf, movementOf, touchedByEvent } from '../../src/model/event-rows.ts';
import type { GameEvent } from '../../src/model/events.ts';
import type { FieldKind, FieldKinds } from '../../src/model/events/row.ts';
import type { Ruleset } from '../../src/model/ruleset.ts';
import { ROOM_SQUARES } from '../../src/vocabulary.ts';
import { demand } from './fault.ts';

/** Told of every value, never of a list, with what it is called: nothing where no row knows the field. */
type Visit = (kind: FieldKind | undefined, value: unknown) => void;

const TOUCHED: FieldKinds = { path: 'path', places: 'place', slots: 'slot', pieces: 'piece' };
const MOVED: FieldKinds = {
  how: 'value',
  piece: 'piece',
  by: 'piece',
  path: 'path',
  place: 'place',
  to: 'place',
  slot: 'slot',
  slots: 'slot',
  turn: 'value',
  at: { slot: 'slot', gate: 'value' },
};

function visitAll(value: unknown, kind: FieldKind | FieldKinds | undefined, visit: Visit): void {
  if (Array.isArray(value)) for (const one of value) visitAll(one, kind, visit);
  else if (typeof kind === 'object')
    for (const [field, inner] of Object.entries(value as object)) visitAll(inner, kind[field], visit);
  else if (value !== null) visit(kind, value);
}

function isOne({ layout, pieces, seats }: Ruleset, kind: FieldKind | undefined, value: unknown): boolean {
  const isPiece = pieces.byId.has(String(value));
  if (kind === 'piece' || kind === 'value') return isPiece === (kind === 'piece');
  const most = { place: layout.places, path: layout.places, slot: layout.slots.length, seat: seats };
  if (kind === undefined || !Number.isInteger(value) || Number(value) < 0 || Number(value) >= most[kind])
    return false;
  const isInRoom = (kind === 'place' || kind === 'path') && Number(value) < layout.linesFrom;
  return !isInRoom || layout.zones === 0 || Number(value) % ROOM_SQUARES < layout.zones;
}

/** A path is made of places. */
const kindless = (kind: FieldKind | undefined): FieldKind | undefined => (kind === 'path' ? 'place' : kind);

/** Of every event of a million actions: nothing is built that is not needed to say no. */
export function checkEvent(ruleset: Ruleset, event: GameEvent): void {
  const kinds: (FieldKind | undefined)[] = [];
  const values: unknown[] = [];
  const { type: _type, ...own } = event;
  visitAll(own, fieldsOf(event), (kind, value) => {
    demand(
      isOne(ruleset, kind, value),
      'rows of events',
      () => `${kindless(kind)} ${String(value)} in ${JSON.stringify(event)}`,
    );
    kinds.push(kindless(kind));
    values.push(value);
  });
  const isHeld: Visit = (kind, value) => {
    if (kind === 'value') return;
    const wanted = kindless(kind);
    for (let i = 0; i < kinds.length; i++) if (kinds[i] === wanted && values[i] === value) return;
    demand(false, 'rows of events', () => `${wanted} ${String(value)} is not in ${JSON.stringify(event)}`);
  };
  visitAll(touchedByEvent(event), TOUCHED, isHeld);
  visitAll(movementOf(event), MOVED, isHeld);
}
