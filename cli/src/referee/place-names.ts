/**
 * How places and slots are called, beside their numbers: `place` gets a `placeName`, a `path` a `pathName`.
 *
 * Names are those of the table as it lies open now. What the fields of an event are is said by its row; those of a view
 * are listed here.
 */
import type { RefereeAnswer } from '@dungeon-twister/protocol';
import {
  type Chart,
  type FieldKind,
  type FieldKinds,
  fieldsOf,
  type GameEvent,
  type Place,
  placeName,
  slotName,
} from '@dungeon-twister/rules';

const byPlace = (place: Place, chart: Chart): string => placeName(chart, place);

/** The kinds that have names of their own. */
const NAMES: Readonly<Record<FieldKind, ((number: number, chart: Chart) => string) | null>> = {
  place: byPlace,
  path: byPlace,
  slot: slotName,
  piece: null,
  seat: null,
  value: null,
};

const PIECES: FieldKinds = { where: { place: 'place', slot: 'slot' }, enteredFrom: 'place' };
const VIEW: FieldKinds = {
  shown: {
    reveal: { slot: 'slot' },
    seats: { faceDownOn: 'place' },
    pieces: PIECES,
    veiled: { place: 'place' },
  },
  own: { pieces: PIECES },
  remembered: { laying: { slot: 'slot' }, pieces: PIECES },
};

export function withPlaceNames(answer: RefereeAnswer, chart: Chart): RefereeAnswer {
  if ('view' in answer) return { ...answer, view: named(answer.view, VIEW, chart) };
  const inEvent = (event: GameEvent): GameEvent => named(event, fieldsOf(event), chart);
  if ('events' in answer && answer.events) return { ...answer, events: answer.events.map(inEvent) };
  if (!('told' in answer && answer.told)) return answer;
  const told = answer.told.map((one) => ({
    ...one,
    event: inEvent(one.event),
    ...(one.instead && { instead: inEvent(one.instead) }),
  }));
  return { ...answer, told };
}

function named<Value>(value: Value, kinds: FieldKinds, chart: Chart): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => named(one, kinds, chart)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).flatMap(([key, inner]: [string, unknown]): [string, unknown][] => {
    const kind = kinds[key];
    if (typeof kind === 'object') return [[key, named(inner, kind, chart)]];
    const name = kind ? nameOf(kind, inner, chart) : null;
    return Object.entries({ [key]: inner, ...(name && { [`${key}Name`]: name }) });
  });
  return Object.fromEntries(fields) as Value;
}

/** Null where there is nothing to be named: the pit of a jump between zones. */
function nameOf(kind: FieldKind, value: unknown, chart: Chart): string | string[] | null {
  const name = NAMES[kind];
  if (name && Array.isArray(value)) return value.map((one: number) => name(one, chart));
  return name && typeof value === 'number' ? name(value, chart) : null;
}
