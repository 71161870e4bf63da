/**
 * Sends something to an address that a stranger has named. The name is looked up here, every address that it has is
 * looked at, and the connection goes to one of those: a name that changes in between leads nowhere else. No redirect is
 * followed, no answer is read.
 */
import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublic } from './public-address.ts';

export interface Parcel {
  readonly to: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** `gone`: there is nobody any more; `internal`: it leads where nothing may be sent; `failed`: perhaps later. */
export type Outcome = 'sent' | 'gone' | 'internal' | 'failed';

export type Sender = (parcel: Parcel) => Promise<Outcome>;

/** Whether an address may be sent to; a test may be more generous, a configuration may not. */
export type MayReach = (address: string) => boolean;

export type LookUp = (
  host: string,
  done: (fault: Error | null, addresses: readonly LookupAddress[]) => void,
) => void;

const PATIENCE_MS = 10_000;
const GONE: readonly number[] = [404, 410];
const LONGEST_URL = 1000;
const LEAST_OWN_PORT = 1024;

/** A fault of our own, told from those of the network. */
class Internal extends Error {}

/** The address of a hook, or null where it is none: http or https, to a usual port, without a name and a password. */
export function hookUrl(text: string): URL | null {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isUsual = url.port === '' || Number(url.port) >= LEAST_OWN_PORT;
  const isPlain = url.username === '' && url.password === '';
  return ['http:', 'https:'].includes(url.protocol) && isUsual && isPlain ? url : null;
}

/** The address that stands in a URL itself, or null where a name does. */
export function literalIn({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) > 0 ? bare : null;
}

const system: LookUp = (host, done) => lookUp(host, { all: true }, done);

export const senderTo =
  (mayReach: MayReach = isPublic, look: LookUp = system): Sender =>
  (parcel) =>
    send(parcel, mayReach, look);

function send({ to, headers, body }: Parcel, mayReach: MayReach, look: LookUp): Promise<Outcome> {
  const url = hookUrl(to);
  const literal = url && literalIn(url);
  if (!url || (literal !== null && !mayReach(literal))) return Promise.resolve('internal');
  return new Promise((resolve) => {
    const ask = url.protocol === 'https:' ? overHttps : overHttp;
    const asking = ask(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      lookup: looking(mayReach, look),
    });
    // In all, not since the last byte: somebody who dribbles must not keep us waiting.
    const timer = setTimeout(() => asking.destroy(new Error('no answer')), PATIENCE_MS);
    const end = (outcome: Outcome): void => {
      clearTimeout(timer);
      asking.destroy();
      resolve(outcome);
    };
    asking.on('socket', (socket) => {
      // Once more where it counts: at the address with which we are connected.
      socket.once('connect', () => {
        if (!mayReach(socket.remoteAddress ?? '')) asking.destroy(new Internal());
      });
    });
    asking.on('response', ({ statusCode = 0 }) =>
      end(GONE.includes(statusCode) ? 'gone' : statusCode >= 200 && statusCode < 300 ? 'sent' : 'failed'),
    );
    asking.on('error', (fault) => end(fault instanceof Internal ? 'internal' : 'failed'));
    asking.end(body);
  });
}

/** One address that must not be reached is enough: whoever has such a name wants something. */
const looking =
  (mayReach: MayReach, look: LookUp): LookupFunction =>
  (host, options, done) => {
    look(host, (fault, addresses) => {
      const [first] = addresses ?? [];
      if (fault || !first) done(fault ?? new Error('no address'), '', 0);
      else if (!addresses.every(({ address }) => mayReach(address))) done(new Internal(), '', 0);
      else if (options.all) done(null, [...addresses]);
      else done(null, first.address, first.family);
    });
  };
