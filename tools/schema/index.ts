/** The tables of docs/schema, by the name of their file. */
import { actions } from './actions.ts';
import { events } from './events.ts';
import type { Table } from './table.ts';

/** One file for the rows of actions and events: who adds an ability adds to both. */
const FILES: Readonly<Record<string, () => Readonly<Record<string, Table>>>> = {
  rows: () => ({ actions: actions(), events: events() }),
};

/** A line for each thing that is said of a row, so that a change is a changed line. */
function textOf(table: Table): string {
  const rows = Object.entries(table).map(([name, row]) => {
    const said = Object.entries(row).map(
      ([key, value]) => `      ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    return `    ${JSON.stringify(name)}: {\n${said.join(',\n')}\n    }`;
  });
  return `{\n${rows.join(',\n')}\n  }`;
}

/** What stands in each file of docs/schema. */
export const schemaFiles = (): { readonly name: string; readonly text: string }[] =>
  Object.entries(FILES).map(([name, tables]) => {
    const written = Object.entries(tables()).map(
      ([title, table]) => `  ${JSON.stringify(title)}: ${textOf(table)}`,
    );
    return { name: `docs/schema/${name}.json`, text: `{\n${written.join(',\n')}\n}\n` };
  });
