/**
 * From where a request comes. What it says about that itself is believed of proxies only that whoever runs the server has
 * named: to anybody else it would be a way around every limit.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Addresses of proxies whose word counts. */
export type Proxies = ReadonlySet<string>;

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

const IPV6_GROUPS = 8;
/** A home has a whole network of addresses, and may take a new one for each request. */
const GROUPS_OF_A_HOME = 4;

/** The address from which somebody comes; that of the proxy where it does not say. */
export function addressOf({ headers, socket }: Asked, proxies: Proxies): string {
  const near = plain(socket.remoteAddress ?? '');
  if (!proxies.has(near)) return near;
  const said = String(headers['x-forwarded-for'] ?? '').split(',');
  // Each proxy adds at the end from where it was asked; what stands before that may be anybody's invention.
  for (const one of said.toReversed().map((text) => plain(text.trim()))) {
    if (isIP(one) === 0) return near;
    if (!proxies.has(one)) return one;
  }
  return near;
}

const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));

/** What limits are counted by: an address, or the network of a home. */
export function homeOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const [first, last] = [groups(head), groups(tail)];
  const zeros = Array.from({ length: Math.max(0, IPV6_GROUPS - first.length - last.length) }, () => '0');
  const all = address.includes('::') ? [...first, ...zeros, ...last] : first;
  return `${all
    .slice(0, GROUPS_OF_A_HOME)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** Whether the browser speaks https with us, or with a proxy of ours. */
export function isSecure({ headers, socket }: Asked, proxies: Proxies): boolean {
  if ('encrypted' in socket && socket.encrypted === true) return true;
  return proxies.has(plain(socket.remoteAddress ?? '')) && headers['x-forwarded-proto'] === 'https';
}

/** Whether somebody asks from this machine itself. A proxy that nobody has named asks for others. */
export function isThisMachine(request: Asked, proxies: Proxies): boolean {
  if (!proxies.has(plain(request.socket.remoteAddress ?? '')) && 'x-forwarded-for' in request.headers)
    return false;
  const address = addressOf(request, proxies);
  return isIP(address) > 0 && (address === '::1' || address.startsWith('127.'));
}

/** An IPv4 address as it is written in IPv6 is the same address. */
export const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '').toLowerCase();
