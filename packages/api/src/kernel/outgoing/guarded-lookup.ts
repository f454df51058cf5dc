import { lookup as systemLookup, Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { failureOf, OutgoingFailure } from './failure.ts'
import { isPublicAddress } from './public-address.ts'

export interface ResolvedAddress {
  address: string
  family: number
}
export type Resolve = (host: string) => Promise<ResolvedAddress[]>

export const resolveBySystem: Resolve = (host) => systemLookup(host, { all: true, verbatim: true })

/**
 * For names that strangers write: asks name servers itself, within two seconds. The system's way takes one of four
 * threads for as long as it likes, which files and passwords then wait for, and it believes the hosts file.
 */
export function resolveByNameServer({
  servers,
  timeoutMs = 1000,
}: { servers?: readonly string[]; timeoutMs?: number } = {}): Resolve {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 2, maxTimeout: timeoutMs })
  if (servers) resolver.setServers(servers)
  return async (host) => {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    return found.flatMap((each, at) =>
      each.status === 'fulfilled' ? each.value.map((address) => ({ address, family: at === 0 ? 4 : 6 })) : [],
    )
  }
}

/**
 * Whether the configuration itself names a machine by its address, or this very machine: then the operator meant
 * it. Of any other name the network decides where it leads, and it must lead outside.
 */
export const namesMachine = (host: string): boolean =>
  isIP(host.replace(/^\[|\]$/g, '')) !== 0 || host === 'localhost' || host.endsWith('.localhost')

/**
 * Resolves a name for a connection and hands on only what was checked: the connection goes to these addresses, so
 * that a name cannot lead elsewhere between the check and the call.
 */
export function guardedLookup(resolve: Resolve, mayLeadInside: (host: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    const answer = async () => {
      const found = await checked(resolve, host, mayLeadInside(host)).catch((error: unknown) =>
        failureOf(error),
      )
      if (found instanceof OutgoingFailure) callback(found, [], 0)
      else if (options.all) callback(null, found)
      else callback(null, found[0].address, found[0].family)
    }
    void answer()
  }
}

async function checked(
  resolve: Resolve,
  host: string,
  mayBeInside: boolean,
): Promise<[ResolvedAddress, ...ResolvedAddress[]]> {
  const [first, ...others] = await resolve(host)
  if (!first) throw new OutgoingFailure('unreachable')
  // One inner address among outer ones is how a rebinding attack begins.
  const isInside = [first, ...others].some(({ address }) => !isPublicAddress(address))
  if (isInside && !mayBeInside) throw new OutgoingFailure('not-allowed')
  return [first, ...others]
}
