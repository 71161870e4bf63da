/**
 * Web Push: a message that only the browser which asked for it can read (RFC 8291), from somebody whom its push service
 * knows again (RFC 8292).
 */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  createPublicKey,
  ECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';

const CURVE = 'prime256v1';
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SECRET_BYTES = 32;
const SALT_BYTES = 16;
const POINT_BYTES = 65;
/** One record is enough for anything that we say. */
const RECORD_BYTES = 4096;
const LAST_RECORD = Buffer.of(2);
const VAPID_SECONDS = 12 * 3600;

/** What a browser gives out: its public point and a secret that authenticates us. */
export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

/** Whether these are keys at all: a point of the curve, and sixteen bytes. */
export function arePushKeys({ p256dh, auth }: PushKeys): boolean {
  if (bytes(p256dh).length !== POINT_BYTES || bytes(auth).length !== KEY_BYTES) return false;
  try {
    ECDH.convertKey(bytes(p256dh), CURVE);
    return true;
  } catch {
    return false;
  }
}

const derive = (secret: Uint8Array, salt: Uint8Array, about: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, length));

/** The body of a push, in the coding `aes128gcm`. */
export function encryptPush(text: string, { p256dh, auth }: PushKeys): Buffer {
  const theirs = bytes(p256dh);
  const mine = createECDH(CURVE);
  const point = mine.generateKeys();
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, point]);
  const secret = derive(mine.computeSecret(theirs), bytes(auth), about, SECRET_BYTES);
  const salt = randomBytes(SALT_BYTES);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', KEY_BYTES);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const sealed = [
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ];
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD_BYTES);
  return Buffer.concat([salt, size, Buffer.of(point.length), point, ...sealed]);
}

/** The key by which push services know this server again, as it is kept. */
export const drawVapidKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: CURVE })
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64url');

const privateKeyOf = (kept: string) => createPrivateKey({ key: bytes(kept), type: 'pkcs8', format: 'der' });

/** Its public part, as a browser wants it: an uncompressed point. */
export function publicPart(kept: string): string {
  const { x = '', y = '' } = createPublicKey(privateKeyOf(kept)).export({ format: 'jwk' });
  return Buffer.concat([Buffer.of(4), bytes(x), bytes(y)]).toString('base64url');
}

const part = (object: object): string => Buffer.from(JSON.stringify(object)).toString('base64url');

/** Who sends this: signed for one push service and for half a day. */
export function vapidHeader(kept: string, endpoint: string, home: string, now: number): string {
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now / 1000) + VAPID_SECONDS,
    sub: home,
  };
  const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), {
    key: privateKeyOf(kept),
    dsaEncoding: 'ieee-p1363',
  }).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${publicPart(kept)}`;
}
