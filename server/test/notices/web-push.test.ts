/** What a push says can be read by the browser that asked for it, and by nobody else; and it is known who sent it. */
import { describe, expect, test } from 'vitest';
import {
  arePushKeys,
  drawVapidKey,
  encryptPush,
  publicPart,
  vapidHeader,
} from '../../src/notices/web-push.ts';
import { PushReader, vapidClaims } from '../../testing/receiver.ts';

describe('a push', () => {
  test('is read by its browser alone, and is never twice the same', () => {
    const [ada, eve] = [new PushReader(), new PushReader()];
    const body = encryptPush('C’est à vous', ada);
    expect(ada.read(body)).toBe('C’est à vous');
    expect(() => eve.read(body)).toThrow('authenticate');
    expect(encryptPush('C’est à vous', ada).equals(body)).toBe(false);
    expect(body.includes('vous')).toBe(false);
    const changed = Buffer.from(body);
    changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1;
    expect(() => ada.read(changed)).toThrow('authenticate');
  });

  test('needs keys that are keys', () => {
    const { p256dh, auth } = new PushReader();
    expect(arePushKeys({ p256dh, auth })).toBe(true);
    expect(arePushKeys({ p256dh, auth: auth.slice(0, 8) })).toBe(false);
    expect(arePushKeys({ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth })).toBe(false);
    expect(arePushKeys({ p256dh: p256dh.slice(0, 40), auth })).toBe(false);
  });

  test('is signed for one push service and for half a day', () => {
    const key = drawVapidKey();
    const now = 1_790_000_000_000;
    const header = vapidHeader(key, 'https://push.example/a/b?c', 'https://game.example', now);
    expect(vapidClaims(header, publicPart(key))).toEqual({
      aud: 'https://push.example',
      exp: now / 1000 + 12 * 3600,
      sub: 'https://game.example',
    });
    expect(() => vapidClaims(header, publicPart(drawVapidKey()))).toThrow('another key');
    expect(() => vapidClaims(header.replace(/t=(\w{5})/, 't=AAAAA'), publicPart(key))).toThrow('not signed');
    expect(header).not.toContain(key);
  });
});
