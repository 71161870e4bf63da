/** Where notices may be sent, and where not: whoever names an address must not lead the server to its neighbours. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPublic } from '../../src/notices/public-address.ts';
import { hookUrl, type LookUp, senderTo } from '../../src/notices/sender.ts';
import { Receiver } from '../../testing/receiver.ts';

describe('an address of the open internet', () => {
  test.each([
    '1.1.1.1',
    '8.8.8.8',
    '172.15.0.1',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ])('%s is', (address) => {
    expect(isPublic(address)).toBe(true);
  });

  test.each([
    '0.0.0.0',
    '127.0.0.1',
    '127.255.255.254',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    'ff02::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublic(address)).toBe(false);
  });
});

describe('a hook', () => {
  test.each(['https://hooks.example/a?b=c', 'http://hooks.example', 'https://hooks.example:8443/x'])(
    '%s is one',
    (text) => {
      expect(hookUrl(text)).not.toBeNull();
    },
  );

  test.each([
    'file:///etc/passwd',
    'gopher://hooks.example/',
    'https://user:secret@hooks.example/',
    'http://hooks.example:25/',
    'http://hooks.example:22/',
    'hooks.example',
    '',
    `https://hooks.example/${'x'.repeat(1000)}`,
  ])('%s is none', (text) => {
    expect(hookUrl(text)).toBeNull();
  });
});

const loopback = (address: string): boolean => address === '127.0.0.1';
const named =
  (...addresses: string[]): LookUp =>
  (_host, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
const to = (url: string) => ({ to: url, headers: {}, body: 'hello' });

describe('what is sent', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await Receiver.start();
  });
  afterAll(() => receiver.stop());

  test('arrives, and how it was taken is known', async () => {
    const send = senderTo(loopback);
    for (const [status, outcome] of [
      [200, 'sent'],
      [201, 'sent'],
      [404, 'gone'],
      [410, 'gone'],
      [500, 'failed'],
      [429, 'failed'],
    ] as const) {
      receiver.answers.push({ status });
      expect(await send(to(receiver.at('/hook')))).toBe(outcome);
    }
    expect(receiver.received.at(-1)?.body.toString()).toBe('hello');
  });

  test('does not reach this machine, by whatever name or spelling', async () => {
    const before = receiver.received.length;
    const { port } = receiver;
    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
    ])
      expect([host, await senderTo()(to(`http://${host}:${port}/`))]).toEqual([host, 'internal']);
    for (const name of ['localhost', 'localhost.'])
      expect(await senderTo(undefined, named('127.0.0.1'))(to(`http://${name}:${port}/`))).toBe('internal');
    expect(receiver.received).toHaveLength(before);
  });

  test('does not go where one of the addresses of a name is internal', async () => {
    const before = receiver.received.length;
    const url = `http://hooks.example:${receiver.port}/`;
    expect(await senderTo(loopback, named('127.0.0.1'))(to(url))).toBe('sent');
    expect(await senderTo(loopback, named('127.0.0.1', '10.0.0.1'))(to(url))).toBe('internal');
    expect(await senderTo(loopback, named('::1'))(to(url))).toBe('internal');
    expect(receiver.received).toHaveLength(before + 1);
  });

  test('is looked at once more when it is connected', async () => {
    const before = receiver.received.length;
    // As if the name had led elsewhere in between: what is allowed when it is looked up is not when it is reached.
    let asked = 0;
    const changing = (): boolean => asked++ === 0;
    const url = `http://hooks.example:${receiver.port}/`;
    expect(await senderTo(changing, named('127.0.0.1'))(to(url))).toBe('internal');
    expect(asked).toBe(2);
    expect(receiver.received).toHaveLength(before);
  });

  test('follows no redirect', async () => {
    const before = receiver.received.length;
    receiver.answers.push({ status: 302, headers: { location: receiver.at('/elsewhere') } });
    expect(await senderTo(loopback)(to(receiver.at('/hook')))).toBe('failed');
    expect(receiver.received.slice(before).map(({ path }) => path)).toEqual(['/hook']);
  });

  test('to nobody who listens has failed', async () => {
    const gone = await Receiver.start();
    const url = gone.at('/');
    await gone.stop();
    expect(await senderTo(loopback)(to(url))).toBe('failed');
  });
});
