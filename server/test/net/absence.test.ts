/** Who is away from a live game is shown to the others, who choose what to do; in slow play nobody is away. */
import { afterEach, describe, expect, test } from 'vitest';
import type { ClockPlan } from '@dungeon-twister/protocol';
import { MemoryStorage } from '../../src/storage/memory.ts';
import { readEntry } from '../../src/table/entry.ts';
import { SHOWN_AFTER_MS, UNSEEN_MS } from '../../src/tables/presence.ts';
import { Client } from '../../testing/client.ts';
import { gather, type Party } from '../../testing/party.ts';
import { testServer, type TestServer } from '../../testing/server.ts';
import { SetTime } from '../../testing/time.ts';

const BANK = { kind: 'bank', bank: 600, increment: 10, aside: 60 } as const;
/** A tenth of the bank. */
const PATIENCE = 60_000;

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface World extends Party {
  readonly server: TestServer;
  readonly time: SetTime;
  readonly storage: MemoryStorage;
}

async function world(scenario = 'base', clock: ClockPlan = BANK): Promise<World> {
  const time = new SetTime();
  const storage = new MemoryStorage();
  const server = await testServer({ time, storage });
  ends.push(() => server.stop());
  const party = await gather({
    where: server.where,
    options: { scenario },
    clock,
    seed: scenario,
    watch: true,
  });
  for (const client of party.people) ends.push(() => client.close());
  return { ...party, server, time, storage };
}

const at = ({ people }: Party, seat: number): Client => {
  const client = people[seat];
  if (!client) throw new Error('nobody is there');
  return client;
};

/** Somebody's connection ends, and the server knows it. */
async function lose(one: World, seat: number): Promise<void> {
  const before = await guests(one);
  await at(one, seat).close();
  while ((await guests(one)) >= before) await new Promise((resolve) => setTimeout(resolve, 10));
}

async function guests({ server }: World): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  return Number(/^dungeon_twister_guests (\d+)/m.exec(text)?.[1] ?? -1);
}

const away = (client: Client): number[] => (client.state?.away ?? []).map(({ seat }) => seat);

async function comeBack({ server, table, tokens }: World, seat: number): Promise<Client> {
  const client = await new Client(server).start();
  ends.push(() => client.close());
  await client.join(table, tokens[seat]);
  return client;
}

/** Lets somebody be away so long that the others may choose. */
async function awayFor(one: World, seat: number, watcher: Client): Promise<void> {
  await lose(one, seat);
  one.time.pass(PATIENCE);
  await watcher.until(() => away(watcher).includes(seat));
}

describe('somebody who is away', () => {
  test('is shown to the others and to who watches after fifteen seconds, and no more when he is back', async () => {
    const one = await world();
    const watcher = await new Client(one.server).start();
    ends.push(() => watcher.close());
    await watcher.join(one.table);
    const ada = at(one, 0);
    await lose(one, 1);
    const since = one.time.at;
    one.time.pass(SHOWN_AFTER_MS - 1);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await ada.get('ping', {});
    expect(away(ada)).toEqual([]);
    one.time.pass(1);
    await ada.until(() => away(ada).length > 0);
    await watcher.until(() => away(watcher).length > 0);
    expect(ada.state?.away).toEqual([{ seat: 1, since, choose: since + PATIENCE }]);
    expect(watcher.state?.away).toEqual(ada.state?.away);
    // Nothing has happened at the table.
    expect(ada.events.at(-1)?.number).toBe(ada.state?.number);
    await comeBack(one, 1);
    await ada.until(() => away(ada).length === 0);
  });

  test('in one of two windows is there in the other', async () => {
    const one = await world();
    await comeBack(one, 1);
    await lose(one, 1);
    one.time.pass(600_000);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await at(one, 0).get('ping', {});
    expect(away(at(one, 0))).toEqual([]);
  });

  test('is nobody in slow play: nothing is shown, sent or granted', async () => {
    const one = await world('base', { kind: 'days', days: 1 });
    const ada = at(one, 0);
    await lose(one, 1);
    const heard = ada.heard.length;
    one.time.pass(3_600_000);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await ada.ask('absent', { seat: 1, choice: 'claim' })).toMatchObject({ code: 'NOT_AWAY' });
    expect(ada.heard).toHaveLength(heard + 1);
  });

  test('is nobody because the server was started again, until he has had time to come back', async () => {
    const one = await world();
    await lose(one, 1);
    one.time.pass(PATIENCE);
    const server = await testServer({ time: one.time, storage: one.storage });
    ends.push(() => server.stop());
    const ada = await comeBack({ ...one, server }, 0);
    const began = one.time.at;
    expect(await ada.ask('absent', { seat: 1, choice: 'claim' })).toMatchObject({ code: 'NOT_AWAY' });
    one.time.pass(UNSEEN_MS - 1);
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await ada.get('ping', {});
    expect(away(ada)).toEqual([]);
    one.time.pass(1);
    await ada.until(() => away(ada).length > 0);
    expect(ada.state?.away).toEqual([{ seat: 1, since: began, choose: began + PATIENCE }]);
  });
});

describe('the other of two', () => {
  test('may choose after a while, and not before; who is there is not away', async () => {
    const one = await world();
    const ada = at(one, 0);
    expect(await ada.ask('absent', { seat: 1, choice: 'claim' })).toMatchObject({ code: 'NOT_AWAY' });
    await lose(one, 1);
    one.time.pass(PATIENCE - 1);
    expect(await ada.ask('absent', { seat: 1, choice: 'claim' })).toMatchObject({ code: 'NOT_AWAY' });
    expect(await ada.ask('absent', { seat: 0, choice: 'claim' })).toMatchObject({ code: 'NOT_AWAY' });
    expect(await ada.ask('absent', { seat: 7, choice: 'claim' })).toMatchObject({ say: 'refused' });
    one.time.pass(1);
    expect(await ada.ask('absent', { seat: 1, choice: 'wait' })).toMatchObject({ say: 'done' });
    expect(ada.state?.result).toBeNull();
  });

  test('claims the game: it ends as if the absent one had given up, and says who chose what', async () => {
    const one = await world();
    const ada = at(one, 0);
    await awayFor(one, 1, ada);
    const wish = { seat: 1, choice: 'claim' } as const;
    const { number } = await ada.get('absent', wish, 'claim');
    expect((await ada.get('absent', wish, 'claim')).number).toBe(number);
    await ada.until(() => ada.state?.result !== null);
    expect(ada.state?.result).toEqual({ ending: 'resigned', winners: [0] });
    expect(ada.state?.away).toBeUndefined();
    expect(ada.events.at(-1)).toMatchObject({
      what: 'absent',
      seat: 0,
      of: 1,
      choice: 'claim',
      settled: true,
    });
    const kept = (await one.storage.entries(one.table, 0)).map((entry) => readEntry(entry).body.kind);
    expect(kept.filter((kind) => kind === 'absent')).toHaveLength(1);
  });

  test('lets a bot play, until the owner comes back and takes his seat over', async () => {
    const one = await world();
    const ada = at(one, 0);
    await awayFor(one, 1, ada);
    await ada.get('absent', { seat: 1, choice: 'bot' });
    await ada.until(() => ada.state?.seats[1]?.kind === 'person' && ada.state.seats[1].bot === 'casual');
    expect(ada.state?.seats[1]).toMatchObject({ name: 'Bo' });
    // It plays: his set-up goes on without him.
    await ada.until(
      () =>
        ada.events.filter((event) => 'what' in event && event.what === 'deed' && event.seat === 1).length > 0,
    );
    expect(await ada.ask('absent', { seat: 1, choice: 'claim' })).toMatchObject({ code: 'BOT_PLAYS' });
    expect(await ada.ask('resume', {})).toMatchObject({ code: 'NO_BOT' });
    const bo = await comeBack(one, 1);
    const resign = { decision: 0, action: { type: 'resign' } };
    expect(await bo.ask('act', resign)).toMatchObject({ code: 'BOT_PLAYS' });
    expect(await bo.ask('undo', {})).toMatchObject({ code: 'BOT_PLAYS' });
    await bo.get('resume', {});
    await ada.until(() => ada.state?.seats[1]?.kind === 'person' && ada.state.seats[1].bot === undefined);
    expect(await bo.ask('act', resign)).toMatchObject({ say: 'done' });
  });

  test('cannot choose for one who is back, by what he wished while that one was away', async () => {
    const one = await world();
    const ada = at(one, 0);
    await awayFor(one, 1, ada);
    await comeBack(one, 1);
    expect(await ada.ask('absent', { seat: 1, choice: 'claim' })).toMatchObject({ code: 'NOT_AWAY' });
  });
});

describe('three and four', () => {
  test.each([
    ['standard-3', [1, 2]],
    ['standard-4', [1, 2]],
  ] as const)('%s: more than half of those who are there decide', async (scenario, voters) => {
    const one = await world(scenario);
    const [first, second] = [at(one, voters[0]), at(one, voters[1])];
    await awayFor(one, 0, first);
    await first.get('absent', { seat: 0, choice: 'claim' });
    // Nobody has two voices, and a wish for something else is none for this.
    await first.get('absent', { seat: 0, choice: 'claim' });
    await second.get('absent', { seat: 0, choice: 'bot' });
    await second.get('absent', { seat: 0, choice: 'wait' });
    const settled = (): number =>
      first.events.filter((event) => 'what' in event && event.what === 'absent' && event.settled).length;
    expect(settled()).toBe(0);
    await second.get('absent', { seat: 0, choice: 'claim' });
    await first.until(() => settled() === 1);
    // The others play on, and nobody waits for who has left the game.
    expect(first.state?.result).toBeNull();
    expect(first.state?.decisions.some(({ seat }) => seat === 0)).toBe(false);
    await first.until(() => first.state?.away === undefined);
    expect(await second.ask('absent', { seat: 0, choice: 'bot' })).toMatchObject({ code: 'NOT_AWAY' });
  });

  test('what was wished in an earlier absence does not count for a later one', async () => {
    const one = await world('standard-3');
    const [bo, cy] = [at(one, 1), at(one, 2)];
    await awayFor(one, 0, bo);
    await bo.get('absent', { seat: 0, choice: 'claim' });
    const ada = await comeBack(one, 0);
    one.time.pass(1);
    await bo.until(() => away(bo).length === 0);
    const before = await guests(one);
    await ada.close();
    while ((await guests(one)) >= before) await new Promise((resolve) => setTimeout(resolve, 10));
    one.time.pass(PATIENCE);
    await cy.get('absent', { seat: 0, choice: 'claim' });
    expect(cy.events.at(-1)).toMatchObject({ what: 'absent', settled: false });
    await bo.get('absent', { seat: 0, choice: 'claim' });
    expect(bo.events.at(-1)).toMatchObject({ what: 'absent', settled: true });
  });
});
