/** What is asked of tables: one effect each, one after the other, by whoever may, and never lost from memory alone. */
import { Chance, decisions } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { MemoryStorage } from '../../src/storage/memory.ts';
import type { Storage } from '../../src/storage/port.ts';
import { readEntry } from '../../src/table/entry.ts';
import {
  judgeAct,
  judgeBot,
  judgeLink,
  judgeSit,
  judgeStand,
  judgeUndo,
  tokenNow,
} from '../../src/tables/judge.ts';
import { newPart } from '../../testing/client.ts';
import { Host } from '../../testing/host.ts';

const viewNow = (host: Host, id: string): Promise<unknown> =>
  host.tables.look(id, ({ game, next }) => [next, [...(game?.position.data ?? [])]]);

describe('a table', () => {
  test('is the replay of its entries: another process that reads them has the same', async () => {
    const one = new Host();
    const { table } = await one.begun();
    const chance = new Chance('replay');
    for (let n = 0; n < 60; n++) await one.act(table, chance);
    const other = new Host(one.storage);
    expect(await viewNow(other, table)).toEqual(await viewNow(one, table));
  });

  test('may be forgotten at any time: with room for one table in memory several games go on', async () => {
    const host = new Host(new MemoryStorage(), 1);
    const tables = [await host.begun(), await host.begun({ scenario: 'card-1' }), await host.begun()];
    const chance = new Chance('cache');
    for (let n = 0; n < 20; n++) for (const { table } of tables) await host.act(table, chance);
    expect(host.tables.gauges.cached).toBe(1);
    expect(host.tables.gauges.replayed).toBeGreaterThan(50);
  });

  test('is served by two processes at once: no entry is lost or doubled', async () => {
    const one = new Host();
    const other = new Host(one.storage);
    const { table } = await one.begun();
    const chance = new Chance('two');
    const numbers: (number | null)[] = [];
    for (let n = 0; n < 40; n++) numbers.push(await (n % 2 === 0 ? one : other).act(table, chance));
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, n) => n + 3));
    expect(await viewNow(one, table)).toEqual(await viewNow(other, table));
  });

  test('that could not be kept has not changed', async () => {
    const inner = new MemoryStorage();
    let full = false;
    const storage: Storage = Object.assign(Object.create(inner) as MemoryStorage, {
      append: (...entry: Parameters<Storage['append']>) =>
        full ? Promise.reject(new Error('disk full')) : inner.append(...entry),
    });
    const host = new Host(storage);
    const { table } = await host.begun();
    const before = await viewNow(host, table);
    full = true;
    await expect(host.act(table, new Chance('full'))).rejects.toThrow('disk full');
    expect(await viewNow(host, table)).toEqual(before);
    full = false;
    expect(await host.act(table, new Chance('full'))).toBe(3);
  });
});

describe('a request', () => {
  test('that comes twice has one effect and the same number', async () => {
    const host = new Host();
    const { table } = await host.open();
    const sit = () => host.tables.ask(table, '0 a', (one) => judgeSit(one, 0, 'Ada', newPart()));
    expect(await Promise.all([sit(), sit(), sit()])).toEqual([{ number: 1 }, { number: 1 }, { number: 1 }]);
    expect(await new Host(host.storage).tables.ask(table, '0 a', () => ({ code: 'INTERNAL' }))).toEqual({
      number: 1,
    });
    expect(await host.storage.entries(table, 0)).toHaveLength(2);
  });

  test('to open a table gives the same table and links again, and only their hashes are kept', async () => {
    const host = new Host();
    const key = 'k'.repeat(43);
    const first = await host.open({ scenario: 'base' }, { kind: 'none' }, key);
    expect(await new Host(host.storage).open({ scenario: 'base' }, { kind: 'none' }, key)).toEqual(first);
    const kept = JSON.stringify(await host.storage.entries(first.table, 0));
    for (const secret of [key, first.host, ...first.seats]) expect(kept).not.toContain(secret);
    expect(new Set([first.host, ...first.seats]).size).toBe(3);
  });

  test('with options that are not sound is refused with everything that is wrong, cut short', async () => {
    const { tables } = new Host();
    const answer = await tables.open({
      key: 'k'.repeat(43),
      options: { scenario: 'base', goal: 99, ['x'.repeat(5000)]: 1 },
      clock: { kind: 'none' },
      watch: true,
    });
    expect(answer).toMatchObject({ code: 'BAD_OPTIONS' });
    expect(JSON.stringify(answer).length).toBeLessThan(2000);
  });
});

describe('seats', () => {
  test('are known by their tokens; a stranger learns nothing', async () => {
    const { tables, ...host } = new Host();
    expect(host.due).toEqual([]);
    const opened = await new Host(host.storage).open();
    expect(await tables.whoIs(opened.table, opened.seats[1])).toMatchObject({ viewer: 1 });
    expect(await tables.whoIs(opened.table, opened.host)).toMatchObject({ viewer: 'spectator' });
    expect(await tables.whoIs(opened.table, undefined)).toBeNull();
    expect(await tables.whoIs(opened.table, 'x'.repeat(43))).toBeNull();
    expect(await tables.whoIs('a'.repeat(16), opened.seats[1])).toBeNull();
  });

  test('take one person each, whose name nobody else has, nor one that looks like it', async () => {
    const { tables, open } = hostOf();
    const { table } = await open();
    const sit = (seat: number, name: string) =>
      tables.ask(table, null, (one) => judgeSit(one, seat, name, newPart()));
    expect(await sit(0, 'Bill')).toEqual({ number: 1 });
    expect(await sit(0, 'Ada')).toEqual({ code: 'SEAT_TAKEN' });
    expect(await sit(1, 'BiII')).toEqual({ code: 'NAME_TAKEN' });
    expect(await tables.ask(table, null, (one) => judgeStand(one, 0))).toEqual({ number: 2 });
    expect(await tables.ask(table, null, (one) => judgeStand(one, 0))).toEqual({ code: 'NO_SEAT' });
    expect(await sit(1, 'BiII')).toEqual({ number: 3 });
    expect(await sit(0, 'Ada')).toEqual({ number: 4 });
    expect(await tables.ask(table, null, (one) => judgeStand(one, 0))).toEqual({ code: 'BEGUN' });
  });

  test('get new links from the host alone; the old one is worth nothing', async () => {
    const { tables, open } = hostOf();
    const { table, host, seats } = await open();
    expect(await tables.ask(table, null, (one) => judgeLink(one, seats[0] ?? '', 1))).toEqual({
      code: 'NOT_HOST',
    });
    expect(await tables.ask(table, null, (one) => judgeLink(one, host, 2))).toEqual({ code: 'UNKNOWN_SEAT' });
    expect(await tables.ask(table, null, (one) => judgeLink(one, host, 1))).toEqual({ number: 1 });
    expect(await tables.whoIs(table, seats[1])).toBeNull();
    const fresh = await tables.look(table, (one) => tokenNow(one, host, 1));
    expect(await tables.whoIs(table, fresh ?? '')).toMatchObject({ viewer: 1 });
    expect(await tables.whoIs(table, seats[0])).toMatchObject({ viewer: 0 });
  });

  test('are given to bots by the host alone, by names that there are', async () => {
    const { tables, open } = hostOf();
    const { table, host } = await open();
    const bot = (token: string, seat: number, level: string | null) =>
      tables.ask(table, null, (one) => judgeBot(one, token, seat, level));
    expect(await bot('x'.repeat(43), 0, 'greedy')).toEqual({ code: 'NOT_HOST' });
    expect(await bot(host, 0, 'dragon')).toEqual({ code: 'UNKNOWN_LEVEL' });
    // More thinking than a level has would keep the others waiting.
    expect(await bot(host, 0, 'master@50')).toEqual({ code: 'UNKNOWN_LEVEL' });
    expect(await bot(host, 7, 'greedy')).toEqual({ code: 'UNKNOWN_SEAT' });
    expect(await bot(host, 0, 'greedy')).toEqual({ number: 1 });
    expect(await bot(host, 1, 'greedy')).toEqual({ code: 'NO_PERSON' });
    expect(await bot(host, 0, null)).toEqual({ number: 2 });
    await tables.ask(table, null, (one) => judgeSit(one, 0, 'Ada', newPart()));
    expect(await bot(host, 0, 'greedy')).toEqual({ code: 'SEAT_TAKEN' });
  });
});

describe('the game', () => {
  test('begins when everybody sits; before, nothing can be done in it', async () => {
    const host = new Host();
    const { table } = await host.open();
    expect(await host.tables.ask(table, null, (one) => judgeAct(one, 0, 0, { type: 'resign' }))).toEqual({
      code: 'NOT_BEGUN',
    });
    expect(await host.tables.ask(table, null, (one) => judgeUndo(one, 0))).toEqual({ code: 'NOT_BEGUN' });
  });

  test('takes back a slip and says which number it was', async () => {
    const host = new Host();
    const { table } = await host.begun();
    const number = await host.act(table, new Chance('undo'));
    const before = await host.tables.look(table, ({ game }) => game?.log[0]?.seat ?? 0);
    expect(await host.tables.ask(table, null, (one) => judgeUndo(one, 1 - (before ?? 0)))).toMatchObject({
      code: 'NOT_TAKEN_BACK',
    });
    expect(await host.tables.ask(table, null, (one) => judgeUndo(one, before ?? 0))).toEqual({ number: 4 });
    expect(await host.tables.look(table, ({ tail }) => tail.at(-1))).toMatchObject({
      what: 'undone',
      amount: number,
    });
    expect(await host.tables.look(table, ({ game }) => game?.log)).toEqual([]);
  });

  test('of older rules that today’s refuse ends without a loser, and everybody is told', async () => {
    const host = new Host();
    const { table } = await host.begun();
    const entry = {
      number: 3,
      body: JSON.stringify({
        at: 5,
        request: null,
        body: { kind: 'act', seat: 0, decision: 0, action: { type: 'endTurn' } },
      }),
    };
    await host.storage.append(table, entry, null);
    const later = new Host(host.storage);
    expect(
      await later.tables.look(table, ({ departed, isOver, game }) => [departed, isOver, game?.result]),
    ).toEqual([true, true, null]);
    expect(await later.tables.look(table, (one) => one.record?.result)).toBeNull();
  });
});

describe('clocks', () => {
  const BOOK = { kind: 'book', turn: 60, placing: 5, combatCard: 5 } as const;

  test('whoever is late is late before anybody else is heard', async () => {
    const host = new Host();
    const { table } = await host.begun(
      { scenario: 'prison-1' },
      { kind: 'bank', bank: 60, increment: 10, aside: 10 },
    );
    const asked = await host.tables.look(table, ({ game }) => game && decisions(game.position)[0]);
    host.time.pass(60_000);
    // What he sends after his time comes too late, whatever he says.
    const answer = await host.tables.ask(table, null, (one) =>
      judgeAct(one, asked?.seat ?? 0, asked?.number ?? 0, { type: 'deploy', piece: 'nobody', place: 0 }),
    );
    expect(answer).toMatchObject({ code: 'REFUSED' });
    const kinds = (await host.storage.entries(table, 3)).map((one) => readEntry(one).body.kind);
    expect(kinds.length).toBeGreaterThan(3);
    expect(new Set(kinds)).toEqual(new Set(['lot']));
  });

  test('a turn whose time is up is ended by the rules, and the table is due when the next clock runs out', async () => {
    const host = new Host();
    const { table } = await host.begun({ scenario: 'prison-1' }, BOOK);
    const chance = new Chance('late');
    const turn = (): Promise<number | null> => host.tables.look(table, ({ clocks }) => clocks.dueAt);
    while ((await turn()) === null) await host.act(table, chance);
    const due = (await turn()) ?? 0;
    expect(due).toBe(host.time.at + 60_000);
    expect(await host.storage.claimDue(due - 1, due, 9)).toEqual([]);
    host.time.at = due;
    expect(await host.storage.claimDue(due, due + 1, 9)).toEqual([table]);
    await host.tables.settle(table);
    const last = (await host.storage.entries(table, 0)).at(-1);
    expect(last && readEntry(last).body.kind).toBe('late');
    expect(await turn()).toBe(due + 60_000);
  });

  test('when everybody has gone the clocks rest, and somebody who comes back finds his time', async () => {
    const host = new Host();
    const { table } = await host.begun({ scenario: 'base' }, BOOK);
    const chance = new Chance('gone');
    while ((await host.tables.look(table, ({ clocks }) => clocks.dueAt)) === null)
      await host.act(table, chance);
    for (let n = 0; n < 200; n++) {
      host.time.pass(61_000);
      await host.tables.settle(table);
    }
    const length = await host.tables.look(table, ({ next }) => next);
    expect(length).toBeLessThan(100);
    expect(await host.storage.waiting()).toEqual([]);
    // Whoever asks for something is there again: his clock has a whole turn.
    const seat = await host.tables.look(table, ({ game }) => game && decisions(game.position)[0]?.seat);
    const draw = { type: 'offerDraw' };
    await host.tables.ask(table, 'somebody', (one) => judgeAct(one, seat ?? 0, 0, draw));
    expect(await host.tables.look(table, ({ clocks }) => clocks.dueAt)).toBe(host.time.at + 60_000);
  });

  test('while the server was away no clock ran', async () => {
    const host = new Host();
    const { table } = await host.begun(
      { scenario: 'prison-1' },
      { kind: 'bank', bank: 60, increment: 10, aside: 10 },
    );
    host.time.pass(10_000);
    await host.storage.beat(host.time.at);
    const later = new Host(host.storage);
    later.time.at = host.time.at + 3_600_000;
    await later.tables.comeBack(host.time.at);
    expect(
      await later.tables.look(table, ({ clocks }) => clocks.now(later.time.at).map(({ left }) => left)),
    ).toEqual([50_000, 50_000]);
    expect(await later.tables.look(table, ({ tail }) => tail.at(-1))).toMatchObject({
      what: 'back',
      amount: 3_600_000,
    });
  });

  test('a machine whose clock was set back keeps the order of times', async () => {
    const host = new Host();
    const { table } = await host.begun();
    host.time.pass(-9_000_000);
    await host.act(table, new Chance('back'));
    const times = (await host.storage.entries(table, 0)).map((one) => readEntry(one).at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});

function hostOf(): { tables: Host['tables']; open: () => ReturnType<Host['open']> } {
  const host = new Host();
  return { tables: host.tables, open: () => host.open() };
}
