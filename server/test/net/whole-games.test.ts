/** Whole games of every edition through real sockets. */
import { dealFault } from '@dungeon-twister/protocol';
import { readRecord } from '@dungeon-twister/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sha256 } from '../../src/table/secrets.ts';
import { Client } from '../../testing/client.ts';
import { gather, playOut, SAMPLES } from '../../testing/party.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

test.each(SAMPLES)('a game of %s, with somebody who watches', async (scenario) => {
  const party = await gather({ ...server, options: { scenario }, seed: scenario, watch: true });
  const watcher = await new Client(server).start();
  await watcher.join(party.table);
  await playOut(party.people, scenario, 150);
  const [first] = party.people;
  const { record } = (await first?.get('record', {})) ?? { record: null };
  // Everything is shown at the end, and anybody can compute that nobody chose the deal.
  const deal = first?.state?.deal;
  expect(deal && dealFault(deal, sha256)).toBeNull();
  expect(deal?.commitment).toBe(first?.state?.commitment);
  expect(readRecord(JSON.stringify(record)).ok).toBe(true);
  for (const client of [...party.people, watcher]) {
    await client.until(() => client.state?.number === first?.state?.number);
    expect(client.state?.result).toEqual(first?.state?.result);
    await client.close();
  }
});
