/**
 * A row says of one field of a position all that JSON needs: its form, how it is read, and how it goes into the block
 * of integers and out of it. A schema is the rows of one record; reading, writing and filling follow from it.
 */
import type { Cursor, Readers } from '../json/cursor.ts';
import { readEach } from '../json/fault.ts';
import { MOST_SEATS } from '../model/fields.ts';
import { allSeats, type Position } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';

/** The form of a value, for whoever reads docs/schema. Where `most` is missing, the game decides. */
export type Shape =
  | { readonly form: 'number'; readonly least: number; readonly most?: number; readonly of?: string }
  | { readonly form: 'id'; readonly of: string }
  | { readonly form: 'options' }
  | { readonly form: 'oneOf'; readonly values: readonly unknown[] }
  | { readonly form: 'list'; readonly of: Shape }
  | { readonly form: 'either'; readonly of: readonly Shape[] }
  | { readonly form: 'shape'; readonly fields: Shapes };
type Shapes = Readonly<Record<string, { readonly shape: Shape; readonly mayLack?: true }>>;

/** Where a value is read: in which record, and which of its kind that is. */
interface Reading {
  readonly ruleset: Ruleset;
  readonly index: number;
  readonly record: Cursor | null;
}

export interface Row<Json> {
  readonly shape: Shape;
  /** Its integers in the block; none where a file repeats what the ruleset knows. */
  readonly at?: number;
  /** The rows of a record, or of each record of a list. */
  readonly within?: Rows;
  readonly orNull?: true;
  /** It may be left out; `write` answers undefined then. */
  readonly mayLack?: true;
  /** It does not lie open as it is: a view says what of it somebody may know. */
  readonly hidden?: true;
  /** Whether games by these rules have it; all, where nothing is said. */
  exists?(ruleset: Ruleset): boolean;
  read(at: Cursor, reading: Reading): Json;
  write(p: Position, index: number): Json;
  /** Without a value: as in a game that has none. */
  fill(p: Position, index: number, json: Json | undefined): void;
}
export type Rows = Readonly<Record<string, Row<unknown>>>;

type Value<R> = R extends { write(...args: never[]): infer Json } ? Json : never;
type Lacking<R> = undefined extends Value<R> ? true : false;

/** What a schema says, as a type; and what of it lies open. */
export type JsonOf<S> = S extends Schema<infer R> ? RecordOf<R> : never;
export type OpenJsonOf<S> = S extends Schema<infer R> ? OpenOf<R> : never;
type RecordOf<R> = {
  readonly [Name in keyof R as Lacking<R[Name]> extends true ? never : Name]: Value<R[Name]>;
} & {
  readonly [Name in keyof R as Lacking<R[Name]> extends true ? Name : never]?: Exclude<
    Value<R[Name]>,
    undefined
  >;
};
type OpenOf<R> = RecordOf<{
  readonly [Name in keyof R as R[Name] extends { readonly hidden: true } ? never : Name]: R[Name];
}>;

interface RowReaders<R> {
  readonly must: Readers<Partial<RecordOf<R>>>;
  readonly may: Readers<Partial<RecordOf<R>>>;
}

export class Schema<R extends Rows> {
  readonly rows: R;
  private readonly open: readonly (readonly [string, Row<unknown>])[];
  private readonly all: readonly (readonly [string, Row<unknown>])[];

  constructor(rows: R) {
    this.rows = rows;
    const entries = Object.entries(rows);
    this.open = entries.filter(([, row]) => !row.hidden);
    this.all = [...this.open, ...entries.filter(([, row]) => row.hidden)];
  }

  /** How each field is read: those that must be there, what only some games have last, and those that may. */
  readers(record: Cursor | null, ruleset: Ruleset, index = 0): RowReaders<R> {
    const rows = Object.entries(this.rows).filter(([, row]) => row.exists?.(ruleset) ?? true);
    const must = rows.filter(([, row]) => !row.mayLack);
    const readersOf = (some: typeof rows): Readers<Partial<RecordOf<R>>> =>
      Object.fromEntries(
        some.map(([name, row]) => [name, (at: Cursor) => row.read(at, { ruleset, index, record })]),
      ) as Readers<Partial<RecordOf<R>>>;
    return {
      must: readersOf([...must.filter(([, row]) => !isRare(row)), ...must.filter(([, row]) => isRare(row))]),
      may: readersOf(rows.filter(([, row]) => row.mayLack)),
    };
  }

  read(record: Cursor, ruleset: Ruleset, index = 0): RecordOf<R> {
    const { must, may } = this.readers(record, ruleset, index);
    return record.fields(must, may) as RecordOf<R>;
  }

  /** Those fields first that lie open. */
  write(p: Position, index = 0): RecordOf<R> {
    return written(this.all, p, index) as RecordOf<R>;
  }

  writeOpen(p: Position, index = 0): OpenOf<R> {
    return written(this.open, p, index) as OpenOf<R>;
  }

  store(p: Position, json: Partial<RecordOf<R>>, index = 0): void {
    const values = json as Readonly<Record<string, unknown>>;
    for (const [name, row] of this.all) row.fill(p, index, values[name]);
  }
}

/** Whether only some games have it. */
const isRare = (row: Row<unknown>): boolean => 'exists' in row;

function written(rows: readonly (readonly [string, Row<unknown>])[], p: Position, index: number): object {
  const json: Record<string, unknown> = {};
  for (const [name, row] of rows) {
    const value = row.write(p, index);
    if (value !== undefined) json[name] = value;
  }
  return json;
}

/** How one integer of the block stands in JSON. */
export interface Form<Json> {
  readonly shape: Shape;
  read(at: Cursor, reading: Reading): Json;
  json(value: number, ruleset: Ruleset): Json;
  value(json: Json, ruleset: Ruleset): number;
}

/** One integer, or those bits of it that `mask` names; for seats and slots counted on from that of the first. */
export function one<Json>(at: number, form: Form<Json>, none = 0, mask = -1): Row<Json> {
  const shift = 31 - Math.clz32(mask & -mask);
  return {
    at,
    shape: form.shape,
    read: (cursor, reading) => form.read(cursor, reading),
    write: ({ data, ruleset }, index) => form.json((data[at + index] & mask) >> shift, ruleset),
    fill: ({ data, ruleset }, index, json) => {
      const value = json === undefined ? none : form.value(json, ruleset);
      data[at + index] = (data[at + index] & ~mask) | (value << shift);
    },
  };
}

/** One that is left out where it is 0. */
export function maybe<Json>(at: number, form: Form<Json>, mask = -1): Row<Json | undefined> {
  const row: Row<Json | undefined> = one(at, form, 0, mask);
  const write = (p: Position, index: number): Json | undefined =>
    (p.data[at + index] & mask) === 0 ? undefined : row.write(p, index);
  return { ...row, mayLack: true, write };
}

/** One for every seat, as a list. */
export const perSeat = <Json>(at: number, form: Form<Json>, none: number): Row<readonly Json[]> => ({
  at,
  shape: { form: 'list', of: form.shape },
  read: (cursor, reading) =>
    readEach(cursor.items(reading.ruleset.seats), (item) => form.read(item, reading)),
  write: (p) => allSeats(p).map((seat) => form.json(p.data[at + seat], p.ruleset)),
  fill: ({ data, ruleset }, _index, json) => {
    for (let seat = 0; seat < MOST_SEATS; seat++)
      data[at + seat] = json?.[seat] === undefined ? none : form.value(json[seat], ruleset);
  },
});

/** A record within a record. */
export const record = <R extends Rows>(schema: Schema<R>): Row<RecordOf<R>> => ({
  shape: { form: 'shape', fields: schema.rows },
  within: schema.rows,
  read: (at, { ruleset }) => schema.read(at, ruleset),
  write: (p) => schema.write(p),
  fill: (p, _index, json) => schema.store(p, json ?? {}),
});

/** The same, or null while there is none: its first integer is below 0 then. */
export const recordOrNull = <R extends Rows>(schema: Schema<R>, at: number): Row<RecordOf<R> | null> => ({
  ...record<R>(schema),
  orNull: true,
  read: (cursor, { ruleset }) => (cursor.isNull ? null : schema.read(cursor, ruleset)),
  write: (p) => (p.data[at] < 0 ? null : schema.write(p)),
  fill: (p, _index, json) => schema.store(p, json ?? {}),
});

/** A record for each of several. */
export const records = <R extends Rows>(
  schema: Schema<R>,
  count: (ruleset: Ruleset) => number,
): Row<readonly RecordOf<R>[]> => ({
  shape: { form: 'list', of: { form: 'shape', fields: schema.rows } },
  within: schema.rows,
  read: (at, { ruleset }) =>
    readEach(at.items(count(ruleset)), (item, index) => schema.read(item, ruleset, index)),
  write: (p) => Array.from({ length: count(p.ruleset) }, (_, index) => schema.write(p, index)),
  fill: (p, _index, json) => json?.forEach((item, index) => schema.store(p, item, index)),
});

/** What a view does not show as it is. */
export const hidden = <R>(row: R): R & { readonly hidden: true } => ({ ...row, hidden: true });
