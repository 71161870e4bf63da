/** The tables of docs/schema, by the name of their file. */
import { actions } from './actions.ts';
import { events } from './events.ts';
import { options } from './options.ts';
import { positions } from './positions.ts';
import type { Table } from './table.ts';

const TABLES: Readonly<Record<string, () => Table>> = { options, positions };

/** Tables that share a file: who adds an ability adds to both. */
const TOGETHER: Readonly<Record<string, () => Readonly<Record<string, Table>>>> = {
  rows: () => ({ actions: actions(), events: events() }),
};

/** What is said of a row. */
const OF_A_ROW = 2;

/** A line for each thing that is said of a row, so that a change is a changed line. */
function textOf(value: unknown, levels: number, indent = ''): string {
  if (levels === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inside = `${indent}  `;
  const lines = Object.entries(value).map(
    ([key, one]) => `${inside}${JSON.stringify(key)}: ${textOf(one, levels - 1, inside)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/** What stands in each file of docs/schema. */
export const schemaFiles = (): { readonly name: string; readonly text: string }[] =>
  [
    ...Object.entries(TABLES).map(([name, table]) => ({ name, text: textOf(table(), OF_A_ROW) })),
    ...Object.entries(TOGETHER).map(([name, tables]) => ({ name, text: textOf(tables(), OF_A_ROW + 1) })),
  ].map(({ name, text }) => ({ name: `docs/schema/${name}.json`, text: `${text}\n` }));
