/** People are told that a slow game waits for them when they are not there: once, in their language, and no secrets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_PEOPLE, messageFault } from '@dungeon-twister/protocol';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Notifier } from '../../src/notices/notifier.ts';
import { type Outcome, senderTo } from '../../src/notices/sender.ts';
import { MemoryStorage } from '../../src/storage/memory.ts';
import type { Storage } from '../../src/storage/port.ts';
import { openSqlite } from '../../src/storage/sqlite/store.ts';
import { judgeAct } from '../../src/tables/judge.ts';
import type { Opened } from '../../src/tables/tables.ts';
import { Browser } from '../../testing/browser.ts';
import { Client, newKey, newPart } from '../../testing/client.ts';
import { Host } from '../../testing/host.ts';
import { PushReader, Receiver, vapidClaims } from '../../testing/receiver.ts';
import { testServer } from '../../testing/server.ts';

const DAY = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'dt-notices-'));
let files = 0;
const receivers: Receiver[] = [];
afterAll(async () => {
  for (const receiver of receivers) await receiver.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function aReceiver(): Promise<Receiver> {
  const receiver = await Receiver.start();
  receivers.push(receiver);
  return receiver;
}

/** Ada has the first seat of a slow game and wants to be told. */
async function waiting(storage: Storage, language: 'en' | 'fr' = 'en') {
  const host = new Host(storage);
  const receiver = await aReceiver();
  const told: Outcome[] = [];
  const faults: unknown[] = [];
  const notifier = new Notifier({
    storage,
    tables: host.tables,
    time: host.time,
    send: senderTo((address) => address === '127.0.0.1'),
    onTold: (_kind, outcome) => told.push(outcome),
    onFault: (fault) => faults.push(fault),
  });
  await storage.people.add({
    id: 'ada',
    name: 'Ada',
    look: 'ada',
    pass: '',
    recovery: '',
    made: 0,
    barred: null,
  });
  await storage.notices.setWishes('ada', { language, zone: 'Europe/Paris', home: 'https://game.example' });
  const hook = { id: 'hook', person: 'ada', kind: 'hook', p256dh: '', auth: '', made: 0 } as const;
  await storage.notices.addChannel({ ...hook, endpoint: receiver.at('/hook') }, 5);
  const opened = await host.begun({ scenario: 'prison-1' }, { kind: 'days', days: 4 });
  await claim(host, opened);
  const said = () =>
    receiver.received.map(({ body }) => JSON.parse(body.toString()) as Record<string, string>);
  return { host, storage, receiver, notifier, opened, told, faults, said };
}
async function claim({ storage, tables }: Host, { table }: Opened): Promise<void> {
  const link = (await tables.look(table, ({ seats }) => seats[0]?.link)) ?? '';
  await storage.people.claim({ person: 'ada', table, seat: 0, link, at: 0 }, 9);
}

describe.each([
  ['in memory', () => new MemoryStorage()],
  ['SQLite', () => openSqlite(join(folder, `${files++}.db`))],
])('%s', (_name, open) => {
  let storage: Storage;
  beforeEach(() => {
    storage = open();
  });

  test('whoever is not there is told once of each thing that is asked of him', async () => {
    const { notifier, opened, said, told, faults } = await waiting(storage);
    notifier.touch(opened.table);
    await notifier.round();
    expect(said()).toMatchObject([
      {
        what: 'turn',
        table: opened.table,
        content: expect.stringMatching(
          /^Your turn: It is your turn in .+ with Bo\. You have time until .+ https:\/\/game\.example$/,
        ) as string,
        allowed_mentions: { parse: [] },
      },
    ]);
    notifier.touch(opened.table);
    await notifier.round();
    await notifier.lookAtAll();
    await notifier.round();
    expect([told, faults]).toEqual([['sent'], []]);
  });

  test('a look at all tables finds what was forgotten when the process ended', async () => {
    const { notifier, said } = await waiting(storage);
    await notifier.round();
    expect(said()).toEqual([]);
    await notifier.lookAtAll();
    await notifier.round();
    expect(said()).toHaveLength(1);
  });

  test('before his time runs out he is reminded, in French by the clock of Paris', async () => {
    const { host, notifier, said } = await waiting(storage, 'fr');
    await notifier.lookAtAll();
    await notifier.round();
    host.time.pass(3 * DAY - 1);
    await notifier.lookAtAll();
    await notifier.round();
    expect(said()).toHaveLength(1);
    host.time.pass(1);
    await notifier.lookAtAll();
    await notifier.round();
    await notifier.lookAtAll();
    await notifier.round();
    expect(said().map(({ what }) => what)).toEqual(['turn', 'soon']);
    const end = new Date(1_790_000_000_000 + 4 * DAY);
    const time = new Intl.DateTimeFormat('fr', {
      dateStyle: 'full',
      timeStyle: 'short',
      timeZone: 'Europe/Paris',
    });
    expect(said()[1]?.['text']).toMatch(/^Le temps presse: C’est à vous de jouer : .+, avec Bo\. /);
    expect(said()[1]?.['text']).toContain(time.format(end));
  });

  test('nobody is told who is there, who has no slow game, or whom nothing is asked any more', async () => {
    const { host, notifier, opened, said } = await waiting(storage);
    const link = (await host.tables.look(opened.table, ({ seats }) => seats[0]?.link)) ?? null;
    const guest = { viewer: 0, link, news: () => undefined, revoked: () => undefined };
    await host.tables.join(opened.table, guest, undefined, () => undefined);
    const quick = await host.begun(
      { scenario: 'prison-1' },
      { kind: 'bank', bank: 600, increment: 5, aside: 60 },
    );
    await claim(host, quick);
    await notifier.lookAtAll();
    await notifier.round();
    expect(said()).toEqual([]);
    host.tables.leave(opened.table, guest);
    await notifier.lookAtAll();
    // It was found, and before it is told the game is over.
    await host.tables.ask(opened.table, null, (table) => judgeAct(table, 0, 0, { type: 'resign' }));
    await notifier.round();
    expect(said()).toEqual([]);
  });

  test('what fails is tried again, later and later, and then given up', async () => {
    const { host, notifier, receiver, told } = await waiting(storage);
    receiver.answers.push(...Array.from({ length: 20 }, () => ({ status: 500 })));
    await notifier.lookAtAll();
    const tries: number[] = [];
    for (let minute = 0; minute < 2 * 24 * 60; minute++) {
      const before = told.length;
      await notifier.round();
      if (told.length > before) tries.push(minute);
      host.time.pass(60_000);
    }
    expect(tries).toEqual([0, 1, 6, 36, 156, 636]);
  }, 60_000);

  test('a channel that is gone is not used again', async () => {
    const { notifier, receiver, told } = await waiting(storage);
    receiver.answers.push({ status: 410 });
    await notifier.lookAtAll();
    await notifier.round();
    expect(told).toEqual(['gone']);
    expect(await storage.notices.channelsOf('ada')).toEqual([]);
    expect(await storage.notices.watchers(null)).toEqual([]);
    await notifier.lookAtAll();
    await notifier.round();
    expect(receiver.received).toHaveLength(1);
  });

  test('with the account go its channels and what was to be told', async () => {
    const { notifier, receiver } = await waiting(storage);
    await notifier.lookAtAll();
    await storage.people.remove('ada', []);
    await notifier.round();
    expect(receiver.received).toEqual([]);
    expect([await storage.notices.wishes('ada'), await storage.notices.channelsOf('ada')]).toEqual([
      null,
      [],
    ]);
  });
});

test('a notice has nothing of the game: whatever lies hidden, its bytes are the same', async () => {
  const bodies: string[] = [];
  for (const draws of ['1', '2']) {
    const { notifier, opened, receiver } = await waiting(new MemoryStorage());
    await notifier.lookAtAll();
    await notifier.round();
    bodies.push((receiver.received[0]?.body.toString() ?? draws).replace(opened.table, 'table'));
  }
  // Two games of different deals.
  expect(bodies[0]).toBe(bodies[1]);
});

test('by the page one says how one wants to be told, and a browser reads the push that comes', async () => {
  const receiver = await aReceiver();
  const server = await testServer({ mayReach: (address) => address === '127.0.0.1' });
  const browser = new Browser(server.port);
  const other = new Browser(server.port);
  for (const [one, name] of [
    [browser, 'Ada'],
    [other, 'Eve'],
  ] as const)
    await one.post('register', { name, passphrase: 'correct horse battery' });
  const reader = new PushReader();
  const subscribe = (endpoint: string) =>
    browser.post('push', { endpoint, p256dh: reader.p256dh, auth: reader.auth });
  const refused = { status: 422, body: { error: 'NOT_THERE' } };
  // First how, then where.
  expect(await subscribe(receiver.at('/push'))).toMatchObject(refused);
  expect(await browser.post('notices', { language: 'en', zone: 'Mars/Olympus' })).toMatchObject({
    status: 400,
  });
  expect((await browser.post('notices', { language: 'en', zone: 'Europe/Paris' })).status).toBe(200);
  expect(await browser.post('hook', { url: 'http://192.168.1.1/' })).toMatchObject(refused);
  expect(await browser.post('hook', { url: 'ftp://hooks.example/' })).toMatchObject(refused);
  const { body } = await subscribe(receiver.at('/push?secret=endpoint'));
  const { body: wishes } = await browser.get('notices');
  expect(messageFault(FROM_PEOPLE.wishes, wishes)).toBeNull();
  expect(wishes).toMatchObject({
    channels: [{ id: body['id'], kind: 'push', host: `127.0.0.1:${receiver.port}` }],
  });
  // Somebody else ends nothing of hers.
  await other.post('silence', { id: body['id'] });

  const client = await new Client({ where: server.where }).start();
  const { table, seats } = await client.get('open', {
    key: newKey(),
    options: { scenario: 'prison-1' },
    clock: { kind: 'days', days: 3 },
    watch: false,
  });
  for (const [seat, token] of seats.entries()) {
    await client.join(table, token);
    await client.get('sit', { name: seat === 0 ? 'Cy' : 'Bo', part: newPart() });
  }
  await browser.post('claim', { seats: [{ table, token: seats[0] }] });
  await client.ask('act', { decision: 0, action: { type: 'offerDraw' } });
  await client.until(() => receiver.received.length > 0);
  const [push] = receiver.received;
  expect(JSON.parse(reader.read(push?.body ?? Buffer.alloc(0)))).toMatchObject({
    title: 'Your turn',
    what: 'turn',
    table,
  });
  expect(push?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
  expect(Number(push?.headers['ttl'])).toBeGreaterThan(2 * 86_400);
  expect(vapidClaims(String(push?.headers.authorization), String(wishes['key']))).toMatchObject({
    aud: `http://127.0.0.1:${receiver.port}`,
    sub: browser.origin,
  });
  const log = server.lines.join('\n');
  expect(log).toContain('"event":"notice","kind":"push","outcome":"sent"');
  for (const secret of ['127.0.0.1', 'secret=endpoint', reader.auth, reader.p256dh, table, 'Ada'])
    expect(log).not.toContain(secret);
  await browser.post('silence', { id: body['id'] });
  expect((await browser.get('notices')).body).toMatchObject({ channels: [] });
  await client.close();
  await server.stop();
});
