/** Clients that mean harm: malformed, oversized, forged, foreign and too many messages. No effect, no crash, no growth. */
import { get as httpGet } from 'node:http';
import { ONLINE_PROTOCOL } from '@dungeon-twister/protocol';
import { Chance, RULES_VERSION } from '@dungeon-twister/rules';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { NET_LIMITS } from '../../src/net/limits.ts';
import { MemoryStorage } from '../../src/storage/memory.ts';
import { Client, newKey, newPart } from '../../testing/client.ts';
import { gather, type Party } from '../../testing/party.ts';
import { wishOf } from '../../testing/player.ts';
import { type TestServer, testServer } from '../../testing/server.ts';

const storage = new MemoryStorage();
const FREE = { most: 1e9, perSecond: 1e9 };
let server: TestServer;
let party: Party;
beforeAll(async () => {
  server = await testServer({ storage });
  party = await gather({ where: server.where, options: { scenario: 'prison-1' }, seed: 'hostile' });
});
afterAll(async () => {
  for (const client of party.people) await client.close();
  await server.stop();
});

const kept = async (): Promise<number> => (await storage.entries(party.table, 0)).length;

/** Random bytes, truncated and bent messages: whatever it is, the answer is a refusal. */
function* broken(chance: Chance, count: number): Generator<string> {
  const good = [
    JSON.stringify({ do: 'act', id: 'x', decision: 0, action: { type: 'resign' } }),
    JSON.stringify({ do: 'join', id: 'x', table: party.table, token: 'x'.repeat(43) }),
    JSON.stringify({ do: 'sit', id: 'x', name: 'Eve', part: 'ab'.repeat(16) }),
    JSON.stringify({
      do: 'open',
      id: 'x',
      key: 'k',
      options: {},
      clock: { kind: 'bank', bank: -1 },
      watch: 1,
    }),
  ];
  for (let n = 0; n < count; n++) {
    const text = good[chance.below(good.length)] ?? '';
    const at = chance.below(text.length);
    yield [
      text.slice(0, at),
      `${text.slice(0, at)}${String.fromCharCode(chance.below(65_536))}${text.slice(at + 1)}`,
      '['.repeat(chance.below(5000)),
      text.replace('"x"', `"${'y'.repeat(chance.below(100))}"`),
      `{"do":${JSON.stringify(text)}}`,
    ][chance.below(5)] as string;
  }
}

test('thousands of broken messages are each refused, and nothing happens', async () => {
  const before = await kept();
  const eve = await new Client({ where: server.where, returns: false }).start();
  await eve.until(() => eve.heard.length === 1);
  const count = 3000;
  let sent = 1;
  for (const text of broken(new Chance('broken'), count)) {
    eve.raw(text);
    // Nobody may have many messages waiting: that is another test.
    if (++sent % 50 === 0) await eve.until(() => eve.heard.length >= sent);
  }
  await eve.until(() => eve.heard.length >= count + 1);
  const codes = new Set(eve.heard.slice(1).map((text) => (JSON.parse(text) as { say: string }).say));
  expect(codes).toEqual(new Set(['refused']));
  expect(await kept()).toBe(before);
  await eve.close();
});

test('what is too large, and what is no text, ends or is refused', async () => {
  const eve = await new Client({ where: server.where, returns: false }).start();
  eve.raw(Buffer.from('{"do":"ping","id":"1"}'));
  await eve.until(() => eve.heard.some((text) => text.includes('NOT_JSON')));
  eve.raw('x'.repeat(70_000));
  await eve.until(() => !eve.isOpen);
});

test('without a greeting nothing is answered; another version is told which it should be', async () => {
  const socket = new WebSocket(server.where());
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
  await new Promise((resolve) => socket.once('open', resolve));
  socket.send(JSON.stringify({ do: 'ping', id: 'a' }));
  socket.send(JSON.stringify({ do: 'hello', id: 'b', protocol: 999, rules: 1 }));
  await new Promise((resolve) => socket.once('close', resolve));
  expect(heard.map((text) => JSON.parse(text) as object)).toMatchObject([
    { say: 'refused', id: 'a', code: 'NO_GREETING' },
    { say: 'refused', id: 'b', code: 'OTHER_VERSION', versions: { protocol: 1 } },
    { say: 'bye', code: 'OTHER_VERSION' },
  ]);
});

describe('somebody without a right', () => {
  test('enters no table with a token that is wrong, of another table, or with none', async () => {
    const other = await gather({ where: server.where, options: { scenario: 'prison-1' }, seed: 'other' });
    const eve = await new Client(server).start();
    const tries = [
      { table: party.table },
      { table: party.table, token: newKey() },
      { table: party.table, token: other.tokens[0] ?? '' },
      { table: party.table, token: other.host },
      { table: 'a'.repeat(16), token: party.tokens[0] ?? '' },
    ];
    const answers = [];
    for (const one of tries) {
      const reply = await eve.ask('join', one);
      answers.push({ ...reply, id: '' });
    }
    // Of all of them the same is said: not even whether there is such a table.
    expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ say: 'refused', code: 'NO_ENTRY', id: '' })]),
    );
    for (const client of [...other.people, eve]) await client.close();
  });

  test('does nothing at a table that he has not joined or only watches', async () => {
    const open = await gather({
      where: server.where,
      options: { scenario: 'prison-1' },
      seed: 'open',
      watch: true,
    });
    const eve = await new Client(server).start();
    const resign = { decision: 0, action: { type: 'resign' } };
    expect(await eve.ask('act', resign)).toMatchObject({ code: 'NOT_JOINED' });
    await eve.join(open.table);
    expect(await eve.ask('act', resign)).toMatchObject({ code: 'NO_SEAT' });
    expect(await eve.ask('undo', {})).toMatchObject({ code: 'NO_SEAT' });
    expect(await eve.ask('sit', { name: 'Eve', part: newPart() })).toMatchObject({ code: 'NO_SEAT' });
    expect(await eve.ask('bot', { host: newKey(), seat: 0, level: 'greedy' })).toMatchObject({
      code: 'NOT_HOST',
    });
    expect(await eve.ask('link', { host: open.tokens[0] ?? '', seat: 0 })).toMatchObject({
      code: 'NOT_HOST',
    });
    expect(await eve.ask('record', {})).toMatchObject({ code: 'NOT_OVER' });
    for (const client of [...open.people, eve]) await client.close();
  });

  test('acts for nobody else: neither his decision nor an id of his counts', async () => {
    const [ada, bo] = party.people;
    if (!ada || !bo) throw new Error('nobody is there');
    const wish = wishOf(ada, 0, new Chance('forged'));
    const before = await kept();
    // Bo sends Ada's very request, by her id.
    const forged = await bo.ask(
      'act',
      { decision: wish?.decision ?? 0, action: { ...wish?.action } },
      'ada-1',
    );
    expect(forged).toMatchObject({ say: 'refused', code: 'REFUSED' });
    expect(await kept()).toBe(before);
    expect(
      await ada.ask('act', { decision: wish?.decision ?? 0, action: { ...wish?.action } }, 'ada-1'),
    ).toMatchObject({ say: 'done' });
  });

  test('who claims to have seen what has not happened is sent away', async () => {
    const eve = await new Client(server).start();
    expect(
      await eve.ask('join', { table: party.table, token: party.tokens[1] ?? '', after: 99_999 }),
    ).toMatchObject({ code: 'AHEAD' });
    await eve.close();
  });
});

test('a link that was taken back ends the conversation of whoever came by it', async () => {
  const eve = await new Client(server).start();
  const opened = await eve.get('open', {
    key: newKey(),
    options: { scenario: 'prison-1' },
    clock: { kind: 'none' },
    watch: false,
  });
  const bo = await new Client({ where: server.where, returns: false }).start();
  await bo.join(opened.table, opened.seats[1]);
  await bo.get('sit', { name: 'Bo', part: newPart() });
  await eve.join(opened.table, opened.seats[0]);
  const { token } = await eve.get('link', { host: opened.host, seat: 1 }, 'relink');
  await bo.until(() => bo.byes.length > 0);
  expect(bo.byes).toEqual(['REVOKED']);
  expect(await eve.get('link', { host: opened.host, seat: 1 }, 'relink')).toMatchObject({ token });
  const cy = await new Client(server).start();
  expect(await cy.ask('join', { table: opened.table, token: opened.seats[1] ?? '' })).toMatchObject({
    code: 'NO_ENTRY',
  });
  expect((await cy.join(opened.table, token)).viewer).toBe(1);
  for (const client of [eve, bo, cy]) await client.close();
});

describe('floods', () => {
  test('of one socket are refused, then ended', async () => {
    const strict = await testServer({ limits: { socket: { most: 20, perSecond: 1 }, patience: 30 } });
    const eve = await new Client({ where: strict.where, returns: false }).start();
    for (let n = 0; n < 100; n++) eve.raw(JSON.stringify({ do: 'ping', id: `${n}` }));
    await eve.until(() => !eve.isOpen);
    const refused = eve.heard.filter((text) => text.includes('TOO_MANY'));
    expect(refused.length).toBe(31);
    expect(eve.byes).toEqual(['TOO_MANY']);
    await strict.stop();
  });

  test('of one address find the door closed: sockets, and tables', async () => {
    const strict = await testServer({
      limits: { socketsAtOnce: 3, tables: { most: 2, perSecond: 0 }, sockets: { most: 5, perSecond: 0 } },
    });
    const people = [];
    for (let n = 0; n < 3; n++)
      people.push(await new Client({ where: strict.where, returns: false }).start());
    const refused = new WebSocket(strict.where());
    await new Promise((resolve) => refused.once('error', resolve));
    const [eve] = people;
    const open = () =>
      eve?.ask('open', {
        key: newKey(),
        options: { scenario: 'prison-1' },
        clock: { kind: 'none' },
        watch: false,
      });
    expect([await open(), await open(), await open()]).toMatchObject([
      { say: 'done' },
      { say: 'done' },
      { code: 'TOO_MANY' },
    ]);
    for (const one of people) await one.close();
    await strict.stop();
  });

  test('who never greets is let go', async () => {
    const strict = await testServer({ limits: { greetingMs: 50 } });
    const socket = new WebSocket(strict.where());
    await new Promise((resolve) => socket.once('close', resolve));
    await strict.stop();
  });
});

const sockets = async ({ port }: TestServer): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^dungeon_twister_sockets (\d+)/m.exec(text)?.[1] ?? -1);
};

describe('somebody who is not there', () => {
  const greeting = JSON.stringify({ do: 'hello', id: 'h', protocol: ONLINE_PROTOCOL, rules: RULES_VERSION });

  test('and answers no ping is let go; who does stays', async () => {
    // The server asks when the test wants it to: on a busy machine nobody may be taken for deaf.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const strict = await testServer();
    const greeted = async (autoPong: boolean): Promise<WebSocket> => {
      const socket = new WebSocket(strict.where(), { autoPong });
      socket.once('open', () => socket.send(greeting));
      await new Promise((resolve) => socket.once('message', resolve));
      return socket;
    };
    const [deaf, well] = [await greeted(false), await greeted(true)];
    const pinged = new Promise((resolve) => well.once('ping', resolve));
    vi.advanceTimersByTime(NET_LIMITS.pingMs);
    await pinged;
    // What is answered after the ping was read after the answer to it.
    well.send(JSON.stringify({ do: 'ping', id: 'p' }));
    await new Promise((resolve) => well.once('message', resolve));
    vi.advanceTimersByTime(NET_LIMITS.pingMs);
    await new Promise((resolve) => deaf.once('close', resolve));
    vi.useRealTimers();
    expect(well.readyState).toBe(WebSocket.OPEN);
    expect(await sockets(strict)).toBe(1);
    well.terminate();
    await strict.stop();
  }, 60_000);

  test('and reads nothing is cut off before much waits for him', async () => {
    const own = await testServer({
      limits: { socket: FREE, address: FREE, backlog: 50_000, greetingMs: 60_000 },
    });
    const gathered = await gather({ where: own.where, options: { scenario: 'mixed-3' }, seed: 'deaf' });
    const before = await sockets(own);
    const deaf = new WebSocket(own.where());
    await new Promise((resolve) => deaf.once('open', resolve));
    deaf.send(greeting);
    deaf.pause();
    const join = JSON.stringify({
      do: 'join',
      id: 'j',
      table: gathered.table,
      token: gathered.tokens[0],
      after: 0,
    });
    // What he does not read fills what the system keeps for him, and then what the server would.
    for (let n = 0; n < 2000 && (n < 5 || (await sockets(own)) > before); n++)
      for (let once = 0; once < 30; once++) deaf.send(join, () => undefined);
    expect(await sockets(own)).toBe(before);
    deaf.terminate();
    for (const client of gathered.people) await client.close();
    await own.stop();
  });
});

test('a page of another site opens no socket', async () => {
  const open = (origin: string): Promise<string> =>
    new Promise((resolve) => {
      const socket = new WebSocket(server.where(), { origin });
      socket.once('open', () => {
        socket.terminate();
        resolve('open');
      });
      socket.once('error', ({ message }) => resolve(message));
    });
  expect(await open(`http://127.0.0.1:${server.port}`)).toBe('open');
  expect(await open('http://evil.example')).toContain('403');
  expect(await open('null')).toContain('403');
});

const ask = (path: string): Promise<{ status: number; headers: Record<string, unknown>; text: string }> =>
  new Promise((resolve, reject) => {
    httpGet({ host: '127.0.0.1', port: server.port, path, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: { ...answer.headers }, text }),
      );
    }).on('error', reject);
  });

describe('over http', () => {
  test('the server says how it is, and its figures have no names and no tokens', async () => {
    expect(await ask('/health')).toMatchObject({
      status: 200,
      text: expect.stringContaining('"well":true') as string,
    });
    const { status, text } = await ask('/metrics');
    expect(status).toBe(200);
    expect(text).toMatch(/^dungeon_twister_entries_kept_total \d+$/m);
    expect(text).not.toMatch(/Ada|Bo\b/);
    expect(text).not.toContain(party.table);
  });

  test.each(['/', '/health', '/metrics', '/nothing', '/%00', '/../../etc/passwd'])(
    '%s runs no code of anybody',
    async (path) => {
      const { headers } = await ask(path);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );
});

test('what the server writes about itself has no secrets', () => {
  const written = server.lines.join('\n');
  for (const secret of [...party.tokens, party.host, party.table, 'Ada'])
    expect(written).not.toContain(secret);
  expect(written).not.toContain('fault');
});
