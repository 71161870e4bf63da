/** What the row of an event calls a piece, a place, a slot or a seat is one of this table, and it names nothing else. */
import { fieldsOf, movementOf, touchedByEvent } from '../../src/model/event-rows.ts';
import type { GameEvent } from '../../src/model/events.ts';
import type { FieldKind, FieldKinds } from '../../src/model/events/row.ts';
import type { Ruleset } from '../../src/model/ruleset.ts';
import { ROOM_SQUARES } from '../../src/vocabulary.ts';
import { demand } from './fault.ts';

/** A value, never a list, and what it is called; nothing where no row knows the field. */
type Called = readonly [kind: FieldKind | undefined, value: unknown];

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

function calledIn(value: unknown, kind: FieldKind | FieldKinds | undefined): Called[] {
  if (Array.isArray(value)) return value.flatMap((one) => calledIn(one, kind));
  if (typeof kind !== 'object') return value === null ? [] : [[kind, value]];
  return Object.entries(value as object).flatMap(([field, inner]) => calledIn(inner, kind[field]));
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

const kindless = ([kind, value]: Called): string => `${kind === 'path' ? 'place' : kind} ${String(value)}`;

export function checkEvent(ruleset: Ruleset, event: GameEvent): void {
  const { type: _type, ...own } = event;
  const fields = calledIn(own, fieldsOf(event));
  const held = new Set(fields.map(kindless));
  const strange = (list: readonly Called[], isKnown: (one: Called) => boolean): string =>
    list
      .filter((one) => !isKnown(one))
      .map(kindless)
      .join(', ');
  const wrong = strange(fields, ([kind, value]) => isOne(ruleset, kind, value));
  demand(wrong === '', 'rows of events', () => `${wrong} in ${JSON.stringify(event)}`);
  const told = [...calledIn(touchedByEvent(event), TOUCHED), ...calledIn(movementOf(event), MOVED)];
  const made = strange(told, (one) => one[0] === 'value' || held.has(kindless(one)));
  demand(made === '', 'rows of events', () => `${made} is not in ${JSON.stringify(event)}`);
}
