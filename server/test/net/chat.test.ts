/** What people say at a table: once, in order, to whom it is for, and not more than is good. */
import { afterEach, describe, expect, test } from 'vitest';
import type { ChatRule } from '@dungeon-twister/protocol';
import { MemoryStorage } from '../../src/storage/memory.ts';
import { Client, newKey, newPart } from '../../testing/client.ts';
import { testServer, type TestServer } from '../../testing/server.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Room {
  readonly server: TestServer;
  readonly storage: MemoryStorage;
  readonly table: string;
  readonly seats: readonly string[];
  readonly ada: Client;
  readonly bo: Client;
  readonly zoe: Client;
}

async function visitor({ where }: TestServer): Promise<Client> {
  const client = await new Client({ where }).start();
  ends.push(() => client.close());
  return client;
}

/** Ada and Bo play, Zoe watches. */
async function room(chat?: ChatRule, limits = {}): Promise<Room> {
  const storage = new MemoryStorage();
  const server = await testServer({ storage, ...(Object.keys(limits).length > 0 && { limits }) });
  ends.push(() => server.stop());
  const [ada, bo, zoe] = [await visitor(server), await visitor(server), await visitor(server)];
  const { table, seats } = await ada.get('open', {
    key: newKey(),
    options: { scenario: 'prison-1' },
    clock: { kind: 'none' },
    watch: true,
    ...(chat && { chat }),
  });
  for (const [seat, client] of [ada, bo].entries()) {
    await client.join(table, seats[seat]);
    await client.get('sit', { name: seat === 0 ? 'Ada' : 'Bo', part: newPart() });
  }
  await zoe.join(table);
  return { server, storage, table, seats, ada, bo, zoe };
}

const wordsOf = (client: Client, channel: 'players' | 'watchers' = 'players'): unknown[] =>
  [...client.said[channel].values()].map(({ words }) => Object.values(words)[0]);
const chatsOf = ({ heard }: Client): string[] => heard.filter((text) => text.startsWith('{"say":"chat"'));

describe('those who play', () => {
  test('hear each other in order, by seat and number, and whoever comes later hears it too', async () => {
    const { server, storage, table, seats, ada, bo } = await room();
    expect((await ada.get('say', { words: { phrase: 'goodLuck' } })).number).toBe(0);
    expect((await bo.get('say', { words: { text: 'Toi aussi !' } })).number).toBe(1);
    await ada.until(() => ada.said.players.size === 2);
    expect(ada.said.players.get(1)).toEqual({
      number: 1,
      at: expect.any(Number) as number,
      from: { seat: 1 },
      words: { text: 'Toi aussi !' },
    });
    // Nothing of it is in the game.
    expect(ada.state?.number).toBe(2);
    for (const where of [server, await testServer({ storage })]) {
      const late = await visitor(where);
      if (where !== server) ends.push(() => where.stop());
      await late.join(table, seats[1]);
      await late.until(() => late.said.players.size === 2);
      expect([...late.said.players]).toEqual([...ada.said.players]);
    }
  });

  test('are heard once, however often they send it', async () => {
    const { ada, bo } = await room();
    const say = () => ada.get('say', { words: { text: 'once' } }, 'same');
    expect([await say(), await say()]).toMatchObject([{ number: 0 }, { number: 0 }]);
    await bo.get('say', { words: { text: 'mine' } }, 'same');
    await ada.until(() => ada.said.players.size === 2);
    expect(chatsOf(ada)).toHaveLength(2);
  });

  test('are not heard by those who watch, in no byte, and hear them when the game is over', async () => {
    const { table, seats, server, ada, bo, zoe } = await room();
    await zoe.get('ping', {});
    const before = zoe.heard.length;
    await ada.get('say', { words: { text: 'a secret' } });
    await ada.get('say', { words: { phrase: 'oops' } });
    await zoe.get('ping', {});
    expect(zoe.heard).toHaveLength(before + 1);
    const heardByAda = ada.heard.length;
    await zoe.get('say', { words: { text: 'he has a trap' }, name: 'Zoe' });
    await ada.get('ping', {});
    expect(ada.heard).toHaveLength(heardByAda + 1);
    const again = await visitor(server);
    await again.join(table, seats[0]);
    await again.get('ping', {});
    expect(again.said.watchers.size).toBe(0);
    await bo.get('act', { decision: 0, action: { type: 'resign' } });
    await ada.until(() => ada.said.watchers.size === 1);
    expect(wordsOf(ada, 'watchers')).toEqual(['he has a trap']);
    await ada.get('say', { words: { phrase: 'goodGame' } });
    await zoe.get('ping', {});
    expect(zoe.said.players.size).toBe(0);
  });
});

describe('who watches', () => {
  test('says by which name, which is nobody’s at the table', async () => {
    const { zoe, server, table } = await room();
    const words = { phrase: 'hello' } as const;
    expect(await zoe.ask('say', { words })).toMatchObject({ code: 'NO_NAME' });
    expect(await zoe.ask('say', { words, name: 'A.d.a' })).toMatchObject({ code: 'NAME_TAKEN' });
    const other = await visitor(server);
    await other.join(table);
    await zoe.get('say', { words, name: 'Zoe' });
    await other.until(() => other.said.watchers.size === 1);
    expect(other.said.watchers.get(0)).toMatchObject({ from: { name: 'Zoe' }, words });
  });
});

/** What becomes of what somebody says. */
const outcome = async (client: Client, words: { phrase: 'hello' } | { text: string }, name?: string) => {
  const reply = await client.ask('say', { words, ...(name !== undefined && { name }) });
  return reply.say === 'done' ? 'done' : reply.code;
};

describe('a table', () => {
  test.each([
    ['off', 'CHAT_OFF', 'CHAT_OFF'],
    ['phrases', 'done', 'CHAT_OFF'],
    ['free', 'done', 'done'],
  ] as const)('with chat %s takes phrases: %s, own words: %s', async (chat, phrase, text) => {
    const { ada, zoe } = await room(chat);
    expect(await outcome(ada, { phrase: 'hello' })).toBe(phrase);
    expect(await outcome(ada, { text: 'hello' })).toBe(text);
    expect(await outcome(zoe, { text: 'hello' }, 'Zoe')).toBe(text);
    expect(ada.state?.chat).toBe(chat === 'free' ? undefined : chat);
  });

  test('that strangers were paired at takes phrases', async () => {
    const server = await testServer();
    ends.push(() => server.stop());
    const ada = await visitor(server);
    const { table, token } = await ada.get('pair', {
      key: newKey(),
      name: 'Ada',
      part: newPart(),
      options: { scenario: 'base' },
      clock: { kind: 'none' },
    });
    await ada.join(table, token);
    expect(ada.state?.chat).toBe('phrases');
  });

  test('is spoken at by nobody who is not there', async () => {
    const { server } = await room();
    const eve = await visitor(server);
    expect(await eve.ask('say', { words: { phrase: 'hello' } })).toMatchObject({ code: 'NOT_JOINED' });
    expect(await eve.ask('report', { channel: 'players', number: 0 })).toMatchObject({ code: 'NOT_JOINED' });
  });

  test('is not flooded', async () => {
    const { ada } = await room('free', { words: { most: 3, perSecond: 0 } });
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push((await ada.ask('say', { words: { text: `${n}` } })).say);
    expect(codes).toEqual(['done', 'done', 'done', 'refused', 'refused']);
  });
});

describe('a report', () => {
  test('is kept once for an operator, and only of what he who reports has heard', async () => {
    const { storage, table, ada, bo, zoe } = await room();
    await ada.get('say', { words: { text: 'rude' } });
    await zoe.get('say', { words: { text: 'ruder' }, name: 'Zoe' });
    const report = { channel: 'players', number: 0 } as const;
    await bo.get('report', report);
    await bo.get('report', report);
    expect(await bo.ask('report', { channel: 'players', number: 1 })).toMatchObject({ code: 'NOT_SAID' });
    expect(await bo.ask('report', { channel: 'watchers', number: 0 })).toMatchObject({ code: 'NOT_SAID' });
    expect(await zoe.ask('report', report)).toMatchObject({ code: 'NOT_SAID' });
    const kept = await storage.said(table, 'reports', 0);
    expect(kept.map(({ body }) => JSON.parse(body) as object)).toMatchObject([report]);
  });
});
