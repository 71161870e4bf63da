/**
 * How places and slots are called, beside their numbers: `place` gets a `placeName`, a `path` a `pathName`.
 *
 * Names are those of the table as it lies open now. They are found by the names of fields, whatever these stand in.
 */
import { type Chart, placeName, slotName } from '@dungeon-twister/rules';

const PLACES: ReadonlySet<string> = new Set([
  'place',
  'path',
  'from',
  'to',
  'pit',
  'faceDownOn',
  'enteredFrom',
]);

export function withPlaceNames<Value>(value: Value, chart: Chart): Value {
  if (Array.isArray(value)) return value.map((one: unknown) => withPlaceNames(one, chart)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const named = Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const name = nameOf(key, inner, chart);
    const whole: [string, unknown][] = [[key, withPlaceNames(inner, chart)]];
    return name === null ? whole : [...whole, [`${key}Name`, name] as const];
  });
  return Object.fromEntries(named) as Value;
}

/** Null where there is nothing to be named: a portcullis changes `to` open, which is no place. */
function nameOf(key: string, value: unknown, chart: Chart): string | string[] | null {
  if (key === 'slot' && typeof value === 'number') return slotName(value);
  if (key === 'slots' && isNumbers(value)) return value.map(slotName);
  if (!PLACES.has(key)) return null;
  if (typeof value === 'number') return placeName(chart, value);
  return isNumbers(value) ? value.map((place) => placeName(chart, place)) : null;
}

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');
