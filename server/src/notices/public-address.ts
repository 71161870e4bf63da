/**
 * Which addresses are those of the open internet. Whoever names a web hook makes this machine ask there; so it must never
 * be led to itself, to its neighbours, or to whatever answers in the network of whoever hosts it.
 */
import { BlockList, isIP } from 'node:net';

const INTERNAL = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  INTERNAL.addSubnet(net, prefix, 'ipv4');
// Of IPv6 only what is handed out counts, and of that nothing in which another address is wrapped.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  INTERNAL.addSubnet(net, prefix, 'ipv6');
const HANDED_OUT = new BlockList();
HANDED_OUT.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !INTERNAL.check(address, 'ipv4');
  return version === 6 && HANDED_OUT.check(address, 'ipv6') && !INTERNAL.check(address, 'ipv6');
}
