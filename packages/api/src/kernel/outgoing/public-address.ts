import { BlockList, isIP, isIPv6 } from 'node:net'

/** Ranges that lead to machines of ours, to nobody, or to many (IANA's special-purpose registries). */
const RESERVED = new BlockList()
for (const [range, bits] of [
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
] as const) {
  RESERVED.addSubnet(range, bits, 'ipv4')
}

/** Of IPv6 only the global unicast range is public, and of it not the parts that wrap or stand for something else. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
const RESERVED_GLOBAL = new BlockList()
for (const [range, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  RESERVED_GLOBAL.addSubnet(range, bits, 'ipv6')
}

/** Whether an address belongs to the public network, where an outside service stands. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return GLOBAL.check(address, 'ipv6') && !RESERVED_GLOBAL.check(address, 'ipv6')
  return isIP(address) === 4 && !RESERVED.check(address, 'ipv4')
}
