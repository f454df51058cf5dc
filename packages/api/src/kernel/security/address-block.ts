import { isIPv6 } from 'node:net'

/**
 * What is counted as one address. A home or a phone has a whole IPv6 block of 64 bits to choose from, so the
 * block counts; an IPv4 address in IPv6 clothes is the IPv4 address.
 */
export function addressBlock(address: string): string {
  const groups = groupsOf(address)
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`
}

export interface WeighedBlock {
  block: string
  /** How many times as much as one address it may do. */
  weight: number
}

/**
 * Every block that an address belongs to. Providers give one line a /56 or even a /48, out of which it can come
 * with a new /64 each time: the larger blocks count as well, with more room, as many homes may share one.
 */
export function addressBlocks(address: string): WeighedBlock[] {
  const groups = groupsOf(address)
  if (typeof groups === 'string') return [{ block: groups, weight: 1 }]
  const site = groups.slice(0, 3).join(':')
  const subnet = Number.parseInt(groups[3] ?? '0', 16)
  return [
    { block: addressBlock(address), weight: 1 },
    { block: `${site}:${(subnet & 0xff00).toString(16)}::/56`, weight: 4 },
    { block: `${site}::/48`, weight: 16 },
  ]
}

/** The eight groups of an IPv6 address; whatever else it is as it is. */
function groupsOf(address: string): string[] | string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return bare
  return /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? allGroupsOf(bare)
}

/** All eight groups, without leading zeros. */
function allGroupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::')
  const read = (part: string) => part.split(':').filter(Boolean).flatMap(asGroups)
  const before = read(head)
  const after = tail === undefined ? [] : read(tail)
  const missing = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after]
}

/** The last 32 bits may be written as an IPv4 address. */
function asGroups(group: string): string[] {
  const bytes = group.split('.').map(Number)
  const [a = 0, b = 0, c = 0, d = 0] = bytes
  if (bytes.length !== 4) return [Number.parseInt(group, 16).toString(16)]
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
}
