/** The tables of docs/schema, by the name of their file. */
import { actions } from './actions.ts';
import { options } from './options.ts';
import { positions } from './positions.ts';
import type { Table } from './table.ts';

const TABLES: Readonly<Record<string, () => Table>> = { actions, options, positions };

/** A line for each thing that is said of a row, so that a change is a changed line. */
function textOf(table: Table): string {
  const rows = Object.entries(table).map(([name, row]) => {
    const said = Object.entries(row).map(
      ([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    return `  ${JSON.stringify(name)}: {\n${said.join(',\n')}\n  }`;
  });
  return `{\n${rows.join(',\n')}\n}\n`;
}

/** What stands in each file of docs/schema. */
export const schemaFiles = (): { readonly name: string; readonly text: string }[] =>
  Object.entries(TABLES).map(([name, table]) => ({
    name: `docs/schema/${name}.json`,
    text: textOf(table()),
  }));
