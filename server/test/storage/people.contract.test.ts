/** What every storage promises about people, asked of each of them. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../src/storage/memory.ts';
import type { Person, SeatOfPerson, Session } from '../../src/storage/people.ts';
import type { Storage } from '../../src/storage/port.ts';
import { openSqlite } from '../../src/storage/sqlite/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'dt-people-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const STORAGES: readonly (readonly [string, () => Storage])[] = [
  ['in memory', () => new MemoryStorage()],
  ['SQLite', () => openSqlite(join(folder, `${randomUUID()}.db`))],
];

const person = (id: string, look = id): Person => ({
  id,
  name: `Name of ${id}`,
  look,
  pass: `pass ${id}`,
  recovery: `recovery ${id}`,
  made: 5,
  barred: null,
});
const session = (hash: string, of: string, made: number): Session => ({
  hash,
  person: of,
  made,
  until: made + 100,
});
const seat = (of: string, table: string, number = 0, link = 'link'): SeatOfPerson => ({
  person: of,
  table,
  seat: number,
  link,
  at: 7,
});

describe.each(STORAGES)('%s', (_name, open) => {
  test('no two people look alike', async () => {
    const { people, close } = opened(open());
    expect(await people.add(person('ada'))).toBe(true);
    expect(await people.add(person('eve', 'ada'))).toBe(false);
    expect(await people.add(person('bo'))).toBe(true);
    expect(await people.byLook('ada')).toEqual(person('ada'));
    expect(await people.byId('bo')).toEqual(person('bo'));
    expect(await people.byLook('eve')).toBeNull();
    expect(await people.change('bo', { name: 'Ada', look: 'ada' })).toBe(false);
    expect(await people.change('nobody', { pass: 'x' })).toBe(false);
    expect(await people.change('bo', { pass: 'new' })).toBe(true);
    expect(await people.byId('bo')).toEqual({ ...person('bo'), pass: 'new' });
    await people.change('bo', { barred: 7 });
    expect(await people.byId('bo')).toEqual({ ...person('bo'), pass: 'new', barred: 7 });
    expect(await people.revision()).toBe(0);
    for (let n = 0; n < 2; n++) await people.revise();
    expect(await people.revision()).toBe(2);
    await close();
  });

  test('sessions end by their time, one by one, or all but one; the oldest make room', async () => {
    const { people, close } = opened(open());
    await people.add(person('ada'));
    for (const [at, hash] of ['a', 'b', 'c'].entries()) await people.openSession(session(hash, 'ada', at), 3);
    await people.openSession(session('other', 'bo', 0), 3);
    expect(await people.session('a', 99)).toEqual(session('a', 'ada', 0));
    expect(await people.session('a', 100)).toBeNull();
    await people.openSession(session('d', 'ada', 3), 3);
    expect(await people.session('a', 5)).toBeNull();
    expect((await people.sessionsOf('ada', 5)).map(({ hash }) => hash)).toEqual(['d', 'c', 'b']);
    await people.closeSession('c');
    expect(await people.session('c', 5)).toBeNull();
    await people.closeSessions('ada', 'd');
    expect((await people.sessionsOf('ada', 5)).map(({ hash }) => hash)).toEqual(['d']);
    await people.closeSessions('ada', null);
    expect(await people.sessionsOf('ada', 5)).toEqual([]);
    expect(await people.session('other', 5)).not.toBeNull();
    await close();
  });

  test('a seat is one person’s by its link, and a person has one seat at a table', async () => {
    const { people, close } = opened(open());
    for (const one of ['ada', 'bo']) await people.add(person(one));
    expect(await people.claim(seat('ada', 't'), 2)).toBe(true);
    expect(await people.claim(seat('ada', 't'), 2)).toBe(true);
    expect(await people.claim(seat('bo', 't'), 2)).toBe(false);
    expect(await people.claim(seat('ada', 't', 1), 2)).toBe(false);
    expect(await people.claim(seat('ada', 'u'), 2)).toBe(true);
    expect(await people.claim(seat('ada', 'v'), 2)).toBe(false);
    expect(await people.claim(seat('nobody', 'w'), 2)).toBe(false);
    // The link was renewed: whoever has the new one has the seat.
    expect(await people.claim(seat('bo', 't', 0, 'new'), 2)).toBe(true);
    expect(await people.seatAt('bo', 't')).toEqual(seat('bo', 't', 0, 'new'));
    expect(await people.seatAt('ada', 't')).toBeNull();
    expect(await people.seatsOf('ada')).toEqual([seat('ada', 'u')]);
    await close();
  });

  test('a name beside an entry is changed and taken away, the entry is not', async () => {
    const storage = open();
    const { people } = storage;
    for (const one of ['ada', 'bo']) await people.add(person(one));
    await storage.append('t', { number: 0, body: '{"n":0}', name: 'Ada' }, null);
    await storage.append('t', { number: 1, body: '{"n":1}' }, null);
    await storage.append('t', { number: 2, body: '{"n":2}', name: 'Bo' }, null);
    await people.claim(seat('ada', 't'), 9);
    await people.openSession(session('s', 'ada', 0), 9);
    const names = async () => (await storage.entries('t', 0)).map(({ name }) => name);
    expect(await people.change('bo', { name: 'Ada', look: 'ada' }, [{ table: 't', numbers: [2] }])).toBe(
      false,
    );
    expect(await names()).toEqual(['Ada', undefined, 'Bo']);
    expect(await people.change('ada', { name: 'Cy', look: 'cy' }, [{ table: 't', numbers: [0, 1] }])).toBe(
      true,
    );
    expect(await names()).toEqual(['Cy', undefined, 'Bo']);
    await people.remove('ada', [{ table: 't', numbers: [0] }]);
    expect(await storage.entries('t', 0)).toEqual([
      { number: 0, body: '{"n":0}' },
      { number: 1, body: '{"n":1}' },
      { number: 2, body: '{"n":2}', name: 'Bo' },
    ]);
    expect(await people.byId('ada')).toBeNull();
    expect(await people.session('s', 5)).toBeNull();
    expect(await people.seatsOf('ada')).toEqual([]);
    expect(await people.byId('bo')).not.toBeNull();
    await storage.close();
  });

  test('a table whose names change leaves the lobby, where they stood as well', async () => {
    const storage = open();
    await storage.people.add(person('ada'));
    const lobby = { since: 7, body: '"Ada waits"' };
    for (const name of ['a', 'b'])
      await storage.append(name, { number: 0, body: '1', name: 'Ada' }, null, { lobby });
    await storage.people.change('ada', { name: 'Zoe', look: 'zoe' }, [{ table: 'a', numbers: [0] }]);
    expect(await storage.lobby(9)).toEqual([lobby]);
    await storage.people.remove('ada', [{ table: 'b', numbers: [0] }]);
    expect(await storage.lobby(9)).toEqual([]);
    await storage.close();
  });

  test('where a table is removed, nobody has a seat there', async () => {
    const storage = open();
    await storage.people.add(person('ada'));
    await storage.append('t', { number: 0, body: '{}', name: 'Ada' }, null);
    await storage.people.claim(seat('ada', 't'), 9);
    await storage.remove('t', 1);
    expect(await storage.people.seatsOf('ada')).toEqual([]);
    await storage.append('t', { number: 0, body: '{}' }, null);
    expect(await storage.entries('t', 0)).toEqual([{ number: 0, body: '{}' }]);
    await storage.close();
  });
});

const opened = (storage: Storage) => ({ people: storage.people, close: () => storage.close() });
