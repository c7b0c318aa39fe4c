import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

export interface TargetAddress {
  address: string;
  family: number;
}
export type ResolveHost = (host: string) => Promise<TargetAddress[]>;

export const resolveHost: ResolveHost = (host) => lookup(host, { all: true });

/** Networks that no public receiver is in (IANA special-purpose registries), and the metadata address of Azure. */
const closedV4: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** Within global unicast: Teredo and other protocol assignments, documentation, 6to4, AS112. */
const closedV6: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const createList = (subnets: typeof closedV4, family: 'ipv4' | 'ipv6') => {
  const list = new BlockList();
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family);
  return list;
};
const closed = { 4: createList(closedV4, 'ipv4'), 6: createList(closedV6, 'ipv6') };
/** Everything else, also what maps or translates to IPv4, unique local and link-local, is not public. */
const globalUnicast = createList([['2000::', 3]], 'ipv6');
const loopback = { 4: createList([['127.0.0.0', 8]], 'ipv4'), 6: createList([['::1', 128]], 'ipv6') };

/** Whether something may be sent to this address: only to a public one, and to this machine where that is allowed. */
export function isAllowedAddress(address: string, allowsLoopback: boolean): boolean {
  switch (isIP(address)) {
    case 4:
      return (allowsLoopback && loopback[4].check(address, 'ipv4')) || !closed[4].check(address, 'ipv4');
    case 6:
      return (
        (allowsLoopback && loopback[6].check(address, 'ipv6')) ||
        (globalUnicast.check(address, 'ipv6') && !closed[6].check(address, 'ipv6'))
      );
    default:
      return false;
  }
}

/** The host's name leads to an address that nothing may be sent to. */
export class AddressRefused extends Error {}

/** The addresses of a host. Throws when any of them is refused: a name that leads to both kinds is a trap. */
export async function findAddresses(
  hostname: string,
  resolve: ResolveHost,
  allowsLoopback: boolean,
): Promise<TargetAddress[]> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(literal);
  const found = family ? [{ address: literal, family }] : await resolve(hostname);
  if (found.length === 0 || !found.every(({ address }) => isAllowedAddress(address, allowsLoopback)))
    throw new AddressRefused('The address is not public.');
  return found;
}
