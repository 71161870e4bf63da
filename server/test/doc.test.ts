/** docs/server.md names every request, every code and every field that there is, and its examples are what is sent. */
import { readFileSync } from 'node:fs';
import {
  FAREWELLS,
  FROM_PEOPLE,
  ONLINE_CODES,
  PEOPLE_CODES,
  readMessage,
  TO_PEOPLE,
  TO_SERVER,
} from '@dungeon-twister/protocol';
import { describe, expect, test } from 'vitest';

const text = readFileSync(new URL('../../docs/server.md', import.meta.url), 'utf8');
const rows = text.split('\n').filter((line) => line.startsWith('| `'));
const examples = text.split('\n').filter((line) => line.startsWith('> '));

describe('docs/server.md', () => {
  test.each(Object.entries(TO_SERVER))('has a row for %s with its fields', (name, { entries }) => {
    const row = rows.find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
    const fields = Object.keys(entries).filter((field) => field !== 'do' && field !== 'id');
    expect(row.split('|')[2]?.match(/\w+/g) ?? []).toEqual(fields);
  });

  test.each(ONLINE_CODES)('explains the code %s', (code) => {
    expect(rows.some((line) => line.split('|')[1]?.includes(`\`${code}\``))).toBe(true);
  });

  test.each(Object.entries(TO_PEOPLE))('has a row for /people/%s with its fields', (name, { entries }) => {
    const cells = (rows.find((line) => line.startsWith(`| \`POST /people/${name}\` |`)) ?? '').split('|');
    expect(cells[2]?.match(/\w+/g) ?? []).toEqual(Object.keys(entries));
    const said = (FROM_PEOPLE as Record<string, { entries: object } | undefined>)[name];
    expect(cells[3]?.match(/\w+/g) ?? []).toEqual(Object.keys(said?.entries ?? {}));
  });

  test.each(PEOPLE_CODES)('explains why /people/ says %s', (code) => {
    const rowsOfPeople = text.split('## Accounts')[1]?.split('## Time')[0] ?? '';
    expect(rowsOfPeople).toContain(`| \`${code}\` |`);
  });

  test.each(FAREWELLS)('explains the farewell %s', (code) => {
    expect(text.split('"say":"bye"')[1]).toContain(`\`${code}\``);
  });

  test.each(examples)('the example %s is read', (line) => {
    expect(readMessage(line.slice(2))).toMatchObject({ ok: true });
  });

  test('there are examples', () => {
    expect(examples.length).toBeGreaterThan(4);
  });
});
