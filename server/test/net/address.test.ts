/** From where somebody comes: what a proxy says of it counts where the proxy was named, and nowhere else. */
import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import { describe, expect, test } from 'vitest';
import { addressOf, homeOf, isSecure, isThisMachine } from '../../src/net/address.ts';
import { testServer } from '../../testing/server.ts';

const asked = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;
const NONE = new Set<string>();
const PROXY = new Set(['10.0.0.1', '10.0.0.2', '127.0.0.1']);

describe('the address', () => {
  test.each([
    ['nobody is believed unless named', NONE, '9.9.9.9', '1.2.3.4', '9.9.9.9'],
    ['somebody else is not believed', PROXY, '9.9.9.9', '1.2.3.4', '9.9.9.9'],
    ['a proxy is', PROXY, '10.0.0.1', '1.2.3.4', '1.2.3.4'],
    ['as it is written in IPv6 too', PROXY, '::ffff:10.0.0.1', '::ffff:1.2.3.4', '1.2.3.4'],
    ['what was said to the proxy is not', PROXY, '10.0.0.1', '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    ['one proxy behind the other', PROXY, '10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    ['nonsense is nobody', PROXY, '10.0.0.1', '1.2.3.4, <script>', '10.0.0.1'],
    ['a proxy that says nothing', PROXY, '10.0.0.1', '', '10.0.0.1'],
  ])('%s', (_what, proxies, near, said, address) => {
    expect(addressOf(asked(near, said === '' ? {} : { 'x-forwarded-for': said }), proxies)).toBe(address);
  });

  test('limits count a home as one, however many addresses it has', () => {
    expect(homeOf('2001:db8:1:2::1')).toBe(homeOf('2001:db8:1:2:ffff:1:2:3'));
    expect(homeOf('2001:db8:1:2::1')).not.toBe(homeOf('2001:db8:1:3::1'));
    expect(homeOf('::1')).toBe('0:0:0:0::/64');
    expect(homeOf('1.2.3.4')).toBe('1.2.3.4');
  });

  test('https is believed of a proxy only', () => {
    expect(isSecure(asked('10.0.0.1', { 'x-forwarded-proto': 'https' }), PROXY)).toBe(true);
    expect(isSecure(asked('9.9.9.9', { 'x-forwarded-proto': 'https' }), PROXY)).toBe(false);
    expect(isSecure(asked('10.0.0.1'), PROXY)).toBe(false);
  });
});

describe('the figures', () => {
  test('are for this machine, and not for whom a proxy on it asks', () => {
    expect(isThisMachine(asked('127.0.0.1'), NONE)).toBe(true);
    expect(isThisMachine(asked('127.0.0.1'), PROXY)).toBe(true);
    expect(isThisMachine(asked('127.0.0.1', { 'x-forwarded-for': '1.2.3.4' }), PROXY)).toBe(false);
    // A proxy that nobody has named.
    expect(isThisMachine(asked('127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }), NONE)).toBe(false);
    expect(isThisMachine(asked('9.9.9.9'), NONE)).toBe(false);
  });

  test('are given to nobody who comes through a proxy', async () => {
    const server = await testServer({ proxies: new Set(['127.0.0.1']) });
    const status = (headers: Record<string, string>): Promise<number | undefined> =>
      new Promise((resolve) =>
        get({ host: '127.0.0.1', port: server.port, path: '/metrics', headers, agent: false }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        }),
      );
    expect(await status({})).toBe(200);
    expect(await status({ 'x-forwarded-for': '1.2.3.4' })).toBe(404);
    await server.stop();
  });
});
