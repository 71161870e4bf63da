/** Tables that a device keeps: the latest first, and nothing that was written by somebody else breaks the list. */
import { expect, test } from 'vitest';
import { forgetTable, keepTable, keptTables, tableKept } from '../../src/store/online-tables.ts';
import { aShelf } from '../store/a-shelf.ts';

test('a table comes back as it was kept, the latest first, until it is forgotten', () => {
  const shelf = aShelf();
  const first = {
    id: 'aaaa',
    when: 1,
    token: 'seat',
    host: { token: 'host', seats: ['seat', 'other'], watch: true },
  };
  const second = { id: 'bbbb', when: 2, token: null, host: null };
  expect([keepTable(shelf, first), keepTable(shelf, second)]).toEqual([true, true]);
  expect(keptTables(shelf)).toEqual([second, first]);
  forgetTable(shelf, 'bbbb');
  expect(keptTables(shelf)).toEqual([first]);
});

test.each(['', 'no JSON', 'null', '{}', '{"when":"1","token":null}', '{"when":1,"token":5,"host":null}'])(
  'what cannot be read is no table: %s',
  (text) => {
    const shelf = aShelf();
    shelf.setItem('dungeon-twister-table:cccc', text);
    expect(tableKept(shelf, 'cccc')).toBeNull();
    expect(keptTables(shelf)).toEqual([]);
  },
);

test('rights of a host that are not whole are none', () => {
  const shelf = aShelf();
  shelf.setItem(
    'dungeon-twister-table:dddd',
    '{"when":1,"token":"seat","host":{"token":"host","seats":[5]}}',
  );
  expect(tableKept(shelf, 'dddd')).toMatchObject({ token: 'seat', host: null });
});

test('where nothing can be stored it is said', () => {
  const shelf = aShelf(10);
  expect(keepTable(shelf, { id: 'eeee', when: 1, token: null, host: null })).toBe(false);
});
