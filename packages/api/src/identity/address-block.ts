import { isIPv6 } from 'node:net'

/**
 * What is counted as one address. A home or a phone has a whole IPv6 block of 64 bits to choose from, so the
 * block counts; an IPv4 address in IPv6 clothes is the IPv4 address.
 */
export function addressBlock(address: string): string {
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return bare
  const mapped = /^(?:0*:)*:?ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  return mapped ?? `${groupsOf(bare).slice(0, 4).join(':')}::/64`
}

/** All eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
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
