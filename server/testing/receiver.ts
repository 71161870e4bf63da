/** Whoever is told: a web hook, and a push service that reads what only a browser could. Both on this machine. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class Receiver {
  readonly received: Received[] = [];
  /** What is answered next; 200 when nothing is left. */
  readonly answers: { readonly status: number; readonly headers?: Record<string, string> }[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
        const { status, headers = {} } = this.answers.shift() ?? { status: 200 };
        response.writeHead(status, headers).end();
      });
    });
  }

  static async start(): Promise<Receiver> {
    const receiver = new Receiver();
    await new Promise<void>((resolve) => receiver.server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  at(path: string): string {
    return `http://127.0.0.1:${this.port}${path}`;
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}

/** A browser that has asked for pushes, and can read them. */
export class PushReader {
  private readonly keys = createECDH('prime256v1');
  private readonly secret = randomBytes(16);
  readonly p256dh = this.keys.generateKeys().toString('base64url');
  readonly auth = this.secret.toString('base64url');

  /** As RFC 8291 has it; throws where it was written for somebody else. */
  read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const theirs = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    if (body.length - 21 - length > body.readUInt32BE(16)) throw new Error('more than one record');
    const shared = this.keys.computeSecret(theirs);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), theirs]);
    const secret = hkdfSync('sha256', shared, this.secret, about, 32);
    const derive = (what: string, bytes: number): Buffer =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${what}\0`, bytes));
    const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    opening.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    if (plain.at(-1) !== 2) throw new Error('the last record is not marked');
    return plain.subarray(0, -1).toString('utf8');
  }
}

/** The claims of whoever has sent a push, if the signature is his. */
export function vapidClaims(authorization: string, key: string): Readonly<Record<string, unknown>> {
  const [, token = '', said = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? [];
  if (said !== key) throw new Error('another key');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTheirs) throw new Error('not signed by this key');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as Record<string, unknown>;
}
