/** Accounts as a browser uses them, over real sockets; and what others try with them. */
import { FROM_PEOPLE, messageFault } from '@dungeon-twister/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NET_LIMITS } from '../../src/net/limits.ts';
import { MemoryStorage } from '../../src/storage/memory.ts';
import { Browser } from '../../testing/browser.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { SetTime } from '../../testing/time.ts';

const PASS = 'correct horse battery';
const FRESH = 'staple of another kind';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

let count = 0;
/** Somebody who has registered, in his browser. */
async function registered(at = server): Promise<{ browser: Browser; name: string; recovery: string }> {
  const browser = new Browser(at.port);
  const name = `Player ${count++}q`;
  const { status, body } = await browser.post('register', { name, passphrase: PASS });
  expect(status).toBe(200);
  expect(messageFault(FROM_PEOPLE.register, body)).toBeNull();
  return { browser, name, recovery: String(body['recovery']) };
}
const whoIs = async (browser: Browser): Promise<unknown> => (await browser.get('me')).body['name'];

describe('an account', () => {
  test('is made, left and come back to', async () => {
    const { browser, name } = await registered();
    expect(await whoIs(browser)).toBe(name);
    expect((await browser.post('logout', {})).status).toBe(200);
    expect(await whoIs(browser)).toBeNull();
    const again = await browser.post('login', { name: name.toUpperCase(), passphrase: PASS });
    expect(again.body).toEqual({ name });
    expect(await whoIs(browser)).toBe(name);
  });

  test('cookies are for the server alone, and a session that has ended opens nothing', async () => {
    const { browser, name } = await registered();
    const { cookie } = await browser.post('login', { name, passphrase: PASS });
    expect(cookie).toMatch(/^dungeon-twister=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    const thief = new Browser(server.port);
    thief.cookie = browser.cookie;
    expect(await whoIs(thief)).toBe(name);
    await browser.post('logout', {});
    expect(await whoIs(thief)).toBeNull();
  });

  test('under https the cookie is Secure and belongs to this host; one from http is not believed there', async () => {
    const behind = await testServer({ proxies: new Set(['127.0.0.1']) });
    const browser = new Browser(behind.port);
    const https = {
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '1.2.3.4',
      origin: `https://127.0.0.1:${behind.port}`,
    };
    const { cookie } = await browser.post('register', { name: 'Ada', passphrase: PASS }, https);
    expect(cookie).toMatch(/^__Host-dungeon-twister=.*; Path=\/; .*HttpOnly; SameSite=Strict; Secure$/);
    const token = cookie?.match(/=([\w-]{43})/)?.[1] ?? '';
    const me = (named: string) => browser.send('GET', 'me', null, { ...https, cookie: `${named}=${token}` });
    expect((await me('__Host-dungeon-twister')).body).toEqual({ name: 'Ada' });
    expect((await me('dungeon-twister')).body).toEqual({ name: null });
    await behind.stop();
  });

  test('a name that looks like another is taken, however it is written', async () => {
    const browser = new Browser(server.port);
    await browser.post('register', { name: 'Bill', passphrase: PASS });
    for (const name of ['BiII', 'bill', 'B i l l', 'Вill'.normalize('NFKC').replace('В', 'B')])
      expect(await browser.post('register', { name, passphrase: PASS })).toMatchObject({
        status: 409,
        body: { error: 'NAME_TAKEN' },
      });
  });

  test('logging out everywhere ends every device', async () => {
    const { browser, name } = await registered();
    const other = new Browser(server.port);
    await other.post('login', { name, passphrase: PASS });
    expect(await whoIs(other)).toBe(name);
    await browser.post('logout-everywhere', {});
    expect([await whoIs(browser), await whoIs(other)]).toEqual([null, null]);
  });

  test('a new passphrase needs the old one and ends all other devices', async () => {
    const { browser, name } = await registered();
    const other = new Browser(server.port);
    await other.post('login', { name, passphrase: PASS });
    expect(
      (await browser.post('passphrase', { passphrase: 'not my passphrase', fresh: FRESH })).body,
    ).toEqual({
      error: 'WRONG',
    });
    expect(await whoIs(other)).toBe(name);
    expect((await browser.post('passphrase', { passphrase: PASS, fresh: FRESH })).status).toBe(200);
    expect([await whoIs(browser), await whoIs(other)]).toEqual([name, null]);
    expect((await other.post('login', { name, passphrase: PASS })).body).toEqual({ error: 'WRONG' });
    expect((await other.post('login', { name, passphrase: FRESH })).status).toBe(200);
  });

  test('the recovery code works once, however it is typed, and ends every device', async () => {
    const { browser, name, recovery } = await registered();
    expect(recovery).toMatch(/^(?:[a-z2-9]{4}-){7}[a-z2-9]{4}$/);
    const lost = new Browser(server.port);
    const typed = recovery.toUpperCase().replaceAll('-', ' ');
    const recover = (code: string) => lost.post('recover', { name, recovery: code, passphrase: FRESH });
    expect((await recover('a'.repeat(32))).body).toEqual({ error: 'WRONG' });
    const answer = await recover(typed);
    expect(messageFault(FROM_PEOPLE.recover, answer.body)).toBeNull();
    expect(await whoIs(browser)).toBeNull();
    expect(await whoIs(lost)).toBe(name);
    expect((await recover(typed)).body).toEqual({ error: 'WRONG' });
    expect((await recover(String(answer.body['recovery']))).status).toBe(200);
  });
});

describe('whoever tries', () => {
  test('a name that there is and one that there is not hears the same', async () => {
    const { name } = await registered();
    const browser = new Browser(server.port);
    const answers = [];
    for (const one of [name, 'Nobody of this name'])
      for (const [route, more] of [
        ['login', {}],
        ['recover', { recovery: 'x'.repeat(32) }],
      ] as const) {
        const { status, body, cookie } = await browser.post(route, {
          name: one,
          passphrase: 'wrong passphrase',
          ...more,
        });
        answers.push({ status, body, cookie });
      }
    for (const answer of answers)
      expect(answer).toEqual({ status: 401, body: { error: 'WRONG' }, cookie: null });
  });

  test('many passphrases under a name is slowed down, whether there is somebody or not, from wherever he comes', async () => {
    const time = new SetTime();
    const own = await testServer({ time, proxies: new Set(['127.0.0.1']) });
    await new Browser(own.port).post('register', { name: 'Ada', passphrase: PASS });
    for (const name of ['Ada', 'Nobody']) {
      const tries: unknown[] = [];
      for (let n = 0; n < 12; n++) {
        const browser = new Browser(own.port);
        const from = { 'x-forwarded-for': `1.2.3.${n}` };
        tries.push(
          (await browser.post('login', { name, passphrase: 'wrong passphrase' }, from)).body['error'],
        );
      }
      expect(tries).toEqual([...Array.from({ length: 10 }, () => 'WRONG'), 'TOO_MANY', 'TOO_MANY']);
    }
    const login = () => new Browser(own.port).post('login', { name: 'Ada', passphrase: PASS });
    expect((await login()).status).toBe(429);
    time.pass(60_000);
    expect((await login()).status).toBe(200);
    await own.stop();
  });

  test('many names from one address is slowed down', async () => {
    const { people, registrations } = NET_LIMITS;
    const own = await testServer({ limits: { people, registrations } });
    const browser = new Browser(own.port);
    const statuses: number[] = [];
    for (let n = 0; n < 7; n++)
      statuses.push(
        (await browser.post('register', { name: `Name ${'abcdefg'[n]}`, passphrase: PASS })).status,
      );
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    let asked = 0;
    while ((await browser.get('me')).status === 200 && asked < 100) asked++;
    expect(asked).toBeLessThan(people.most);
    await own.stop();
  });

  test.each([
    ['from another site', { origin: 'http://evil.example' }, 403],
    ['from a page without a name', { origin: 'null' }, 403],
    ['from nowhere', { origin: '' }, 403],
    ['as the browser says', { 'sec-fetch-site': 'cross-site' }, 403],
    ['as a neighbour', { 'sec-fetch-site': 'same-site' }, 403],
    ['as a form would', { 'content-type': 'application/x-www-form-urlencoded' }, 400],
    ['as text', { 'content-type': 'text/plain' }, 403],
  ])('to speak for a visitor %s changes nothing', async (_how, headers, status) => {
    const { browser, name } = await registered();
    for (const route of ['logout-everywhere', 'logout']) {
      const { cookie } = browser;
      const answer = await browser.send('POST', route, '{}', {
        origin: browser.origin,
        'content-type': 'application/json',
        ...headers,
      });
      expect(answer.status).toBe(status);
      browser.cookie = cookie;
    }
    expect(await whoIs(browser)).toBe(name);
  });

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a field too many', JSON.stringify({ name: 'Ada', passphrase: PASS, admin: true })],
    ['a short passphrase', JSON.stringify({ name: 'Ada', passphrase: 'short' })],
    ['a long passphrase', JSON.stringify({ name: 'Ada', passphrase: 'x'.repeat(201) })],
    ['an invisible name', JSON.stringify({ name: 'A​da', passphrase: PASS })],
    ['two scripts', JSON.stringify({ name: 'Аdа', passphrase: PASS })],
    ['a number', JSON.stringify({ name: 5, passphrase: PASS })],
    ['too much', JSON.stringify({ name: 'Ada', passphrase: PASS, more: 'x'.repeat(20_000) })],
    ['a prototype', '{"__proto__":{"name":"Ada"},"name":"Ada","passphrase":"correct horse battery"}'],
  ])('%s is refused on every route', async (_what, text) => {
    const browser = new Browser(server.port);
    const headers = { origin: browser.origin, 'content-type': 'application/json' };
    for (const route of ['register', 'login', 'recover', 'passphrase', 'claim', 'delete']) {
      const answer = await browser.send('POST', route, text, headers);
      // A passphrase that is only compared may be short.
      if (route === 'login' && answer.status === 401) continue;
      expect([route, answer.status, answer.body['error']]).toEqual([route, 400, 'BAD_REQUEST']);
      expect(answer.cookie).toBeNull();
    }
  });

  test.each(['logout-everywhere', 'passphrase', 'claim', 'delete'])(
    '%s without an account is refused',
    async (route) => {
      const browser = new Browser(server.port);
      browser.cookie = `dungeon-twister=${'x'.repeat(43)}`;
      const fields = {
        passphrase: { passphrase: PASS, fresh: FRESH },
        claim: { seats: [] },
        delete: { passphrase: PASS },
      };
      const answer = await browser.post(route, fields[route as keyof typeof fields] ?? {});
      expect([answer.status, answer.body]).toEqual([401, { error: 'NOT_LOGGED_IN' }]);
    },
  );

  test.each(['tables', 'export'])('%s without an account is refused', async (route) => {
    expect((await new Browser(server.port).get(route)).body).toEqual({ error: 'NOT_LOGGED_IN' });
  });
});

test('what goes wrong inside is told to nobody', async () => {
  const storage = new MemoryStorage();
  const own = await testServer({ storage });
  storage.people.byLook = () => Promise.reject(new Error('secret words of a fault'));
  const answer = await new Browser(own.port).post('login', { name: 'Ada', passphrase: PASS });
  expect([answer.status, answer.body]).toEqual([500, { error: 'INTERNAL' }]);
  expect(own.lines.join('')).toContain('fault');
  expect(own.lines.join('')).not.toContain('secret words');
  await own.stop();
});

test('neither log nor file has a passphrase, a code or a token', async () => {
  const storage = new MemoryStorage();
  const own = await testServer({ storage });
  const { browser, name, recovery } = await registered(own);
  const kept = JSON.stringify(await storage.people.byLook('x').then(() => storage.people));
  const token = browser.cookie?.split('=')[1] ?? '';
  expect(token).toHaveLength(43);
  for (const secret of [PASS, recovery, recovery.replaceAll('-', ''), token]) {
    expect(kept).not.toContain(secret);
    expect(own.lines.join('')).not.toContain(secret);
  }
  expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  expect(own.lines.join('')).not.toContain(name);
  await own.stop();
});
