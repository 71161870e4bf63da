/** Whoever was not there is told everything as he would have seen it, and nothing more. */
import { STORY_STEPS, type StoryStep } from '@dungeon-twister/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../../testing/client.ts';
import { gather, playOut } from '../../testing/party.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** What each client was sent at the time, by number: every news that came alone. */
function toldInTime({ heard }: Client): Map<number, string> {
  const told = new Map<number, string>();
  for (const text of heard) {
    const message = JSON.parse(text) as {
      say: string;
      events: { number: number }[];
      state: { view: unknown };
    };
    const [event, ...more] = message.say === 'news' ? message.events : [];
    if (event && more.length === 0)
      told.set(event.number, JSON.stringify({ event, view: message.state.view }));
  }
  return told;
}

async function wholeStory(client: Client, after: number): Promise<StoryStep[]> {
  const all: StoryStep[] = [];
  for (;;) {
    const { steps } = await client.get('story', { after: all.at(-1)?.event.number ?? after });
    expect(steps.length).toBeLessThanOrEqual(STORY_STEPS);
    all.push(...steps);
    if (steps.length < STORY_STEPS) return all;
  }
}

test('a story is what everybody was sent in time, number by number, for players and for who watches', async () => {
  const watched = { options: { scenario: 'prison-1' }, seed: 'story', watch: true };
  const party = await gather({ where: server.where, ...watched });
  const watcher = await new Client({ where: server.where }).start();
  await watcher.join(party.table, undefined, 0);
  await playOut(party.people, 'story', 100);
  for (const client of [...party.people, watcher]) {
    await client.until(() => client.state?.result !== null);
    const told = toldInTime(client);
    const story = await wholeStory(client, 0);
    expect(story.map(({ event }) => event.number)).toEqual(
      Array.from({ length: client.state?.number ?? 0 }, (_, index) => index + 1),
    );
    const known = story.filter(({ event }) => told.has(event.number));
    expect(known.length).toBe(told.size);
    expect(known.length).toBeGreaterThan(2 * STORY_STEPS - 5);
    for (const step of known) expect(JSON.stringify(step)).toBe(told.get(step.event.number));
    await client.close();
  }
});

test('a story is told to nobody whose link was taken back, and to nobody who has joined nothing', async () => {
  const party = await gather({ where: server.where, options: { scenario: 'prison-1' }, seed: 'revoked' });
  const [host, other] = party.people;
  if (!host || !other) throw new Error('nobody sits');
  const stranger = await new Client({ where: server.where }).start();
  expect(await stranger.ask('story', { after: 0 })).toMatchObject({ say: 'refused', code: 'NOT_JOINED' });
  await host.get('link', { host: party.host, seat: 1 });
  await other.until(() => other.byes.includes('REVOKED'));
  expect((await host.get('story', { after: 0 })).steps.length).toBeGreaterThan(1);
  for (const client of [...party.people, stranger]) await client.close();
});
