/** Every field of a position as its row in the rules says: its form, and of its integers who may know them. */
import {
  FIELDS,
  PIECE_FIELDS,
  PIECES,
  POSITION,
  type Row,
  type Shape,
  TEXT_KEYS,
} from '@dungeon-twister/rules/testing';
import type { Table } from './table.ts';

type Fields = Extract<Shape, { readonly form: 'shape' }>['fields'];

/** A form without what only the rules need. */
function written(shape: Shape): object {
  switch (shape.form) {
    case 'shape':
      return { ...shape, fields: Object.fromEntries(entriesOf(shape.fields)) };
    case 'list':
      return { form: 'list', of: written(shape.of) };
    case 'either':
      return { form: 'either', of: shape.of.map(written) };
    default:
      return shape;
  }
}

const entriesOf = (fields: Fields): [string, object][] =>
  Object.entries(fields).map(([name, { shape, mayLack }]) => [
    name,
    { ...written(shape), ...(mayLack ? { optional: true } : {}) },
  ]);

/** What the block of integers says of those where a field stands. */
function integersAt(at: number | undefined): object {
  if (at === undefined) return {};
  const found =
    FIELDS.find((field) => at >= field.at && at < field.at + field.size) ??
    PIECE_FIELDS.find((field) => field.at === at - PIECES);
  return found ? { integer: found.name, secrecy: found.secrecy, meaning: found.meaning } : {};
}

/** How a line of the text form says it. */
const textOf = (name: string): object => {
  const key = TEXT_KEYS.get(name);
  return key === undefined ? {} : { text: key };
};

/** The records of a position have a row for each of their fields: `seats[].points`. */
function rowsOf(rows: Readonly<Record<string, Row<unknown>>>, before: string): [string, Table[string]][] {
  return Object.entries(rows).flatMap(([name, row]): [string, Table[string]][] => {
    const said = {
      ...(row.mayLack ? { optional: true } : {}),
      ...(row.orNull ? { orNull: true } : {}),
      ...(row.exists ? { inSomeGames: true } : {}),
      ...integersAt(row.at),
      ...(before === '' || before === 'seats[].' ? textOf(name) : {}),
    };
    if (row.within)
      return [
        [before + name, { form: { form: row.shape.form }, ...said }],
        ...rowsOf(row.within, `${before}${name}${row.shape.form === 'list' ? '[]' : ''}.`),
      ];
    return [[before + name, { form: written(row.shape), ...said }]];
  });
}

export const positions = (): Table => Object.fromEntries(rowsOf(POSITION.rows, ''));
