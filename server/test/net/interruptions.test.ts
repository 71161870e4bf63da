/** Connections that are cut at every message, and messages that come twice or in another order: nothing is lost or doubled. */
import { Chance } from '@dungeon-twister/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MemoryStorage } from '../../src/storage/memory.ts';
import { readEntry } from '../../src/table/entry.ts';
import { Client } from '../../testing/client.ts';
import { gather, playOut, SAMPLES } from '../../testing/party.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
const storage = new MemoryStorage();
beforeAll(async () => {
  server = await testServer({ storage });
});
afterAll(() => server.stop());

/** Every request that was acknowledged is kept once, under the number that was acknowledged. */
async function expectAllKeptOnce(table: string, people: readonly Client[]): Promise<void> {
  const kept = (await storage.entries(table, 0)).map(readEntry);
  const byRequest = new Map(kept.flatMap((one) => (one.request === null ? [] : [[one.request, one.number]])));
  const requests = kept.flatMap(({ request }) => request ?? []);
  expect(new Set(requests).size).toBe(requests.length);
  for (const [seat, { acknowledged }] of people.entries())
    for (const [id, number] of acknowledged) expect(byRequest.get(`${seat} ${id}`)).toBe(number);
}

test.each(SAMPLES)('the connection is cut at every message of a game of %s', async (scenario) => {
  /** Of each request the first message is cut off when it is sent, and the first answer before it arrives. */
  const sent = new Set<string>();
  const unheard = new Set<string>();
  const party = await gather({
    where: server.where,
    options: { scenario },
    seed: scenario,
    sends(text, send, cut) {
      send(text);
      const { id } = JSON.parse(text) as { id: string };
      if (sent.has(id)) return;
      sent.add(id);
      cut();
    },
    hears(id) {
      if (unheard.has(id)) return true;
      unheard.add(id);
      return false;
    },
  });
  const most = 25;
  await playOut(party.people, scenario, most);
  expect(unheard.size).toBeGreaterThan(most);
  await expectAllKeptOnce(party.table, party.people);
  // Everybody has heard of everything in his own view, once and in order: the client itself counts.
  for (const client of party.people) {
    await client.until(() => client.state?.result !== null);
    expect(client.events.at(-1)?.number).toBe(client.state?.number);
    await client.close();
  }
});

test('messages that are doubled, replayed and reordered have one effect', async () => {
  const chance = new Chance('reorder');
  // What somebody else has asked would be a wish of one's own: everybody repeats himself only.
  const sent = new Map<Client, string[]>();
  const party = await gather({
    where: server.where,
    options: { scenario: 'prison-2' },
    seed: 'reorder',
    sends(text, send, _cut, by) {
      const old = sent.get(by) ?? [];
      sent.set(by, old);
      const replayed = old.length > 0 ? [old[chance.below(old.length)] ?? text] : [];
      for (const one of chance.shuffled([text, text, ...replayed])) send(one);
      if (text.includes('"act"')) old.push(text);
    },
  });
  await playOut(party.people, 'reorder', 80);
  await expectAllKeptOnce(party.table, party.people);
  for (const client of party.people) await client.close();
});

test('who comes back late is told everything that he missed, as he would have heard it', async () => {
  const party = await gather({
    where: server.where,
    options: { scenario: 'base' },
    seed: 'late',
    watch: true,
  });
  const watcher = await new Client(server).start();
  await watcher.join(party.table);
  const since = watcher.state?.number ?? 0;
  await playOut(party.people, 'late', 60);
  const late = await new Client(server).start();
  await late.join(party.table, undefined, since);
  await watcher.until(() => watcher.state?.result !== null);
  expect(late.events).toEqual(watcher.events);
  expect(late.state).toEqual({ ...watcher.state, now: late.state?.now });
  // Somebody else's perspective is another one: what is hidden from who watches is in it.
  const owner = await new Client(server).start();
  await owner.join(party.table, party.tokens[0], since);
  expect(owner.events).toHaveLength(late.events.length);
  expect(owner.events.map(({ number }) => number)).toEqual(late.events.map(({ number }) => number));
  for (const client of [...party.people, watcher, late, owner]) await client.close();
});
