import { Resolver } from 'node:dns/promises'
import type { LookedUp } from '@clubhouse/domain/site/clubs/own-domain'
import { type AskedDomain, type DomainNames, NamesUnavailable } from './port.ts'

/** The part of Node's resolver that is asked. */
export type Asks = Pick<Resolver, 'resolveTxt' | 'resolveCname' | 'resolve4' | 'resolve6'>

const TIMEOUT_MS = 3_000
/** That there is no such name, or nothing of this kind under it, is an answer. */
const NONE = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN'])

/** Asks the servers that the machine is set up with; it connects to nothing that a club has written down. */
export function nodeDns(resolver: Asks = new Resolver({ timeout: TIMEOUT_MS, tries: 2 })): DomainNames {
  const addressesOf = async (name: string) =>
    (await Promise.all([found(() => resolver.resolve4(name)), found(() => resolver.resolve6(name))])).flat()

  /** Matches by CNAME, or by the same addresses: a bare domain cannot have a CNAME. */
  async function pointsOf({ domain, target }: AskedDomain): Promise<LookedUp['points']> {
    const aliases = await found(() => resolver.resolveCname(domain))
    if (aliases.some((alias) => same(alias, target))) return 'here'
    const [theirs, ours] = await Promise.all([addressesOf(domain), addressesOf(target)])
    if (theirs.length === 0) return aliases.length > 0 ? 'elsewhere' : 'nowhere'
    return theirs.every((address) => ours.includes(address)) ? 'here' : 'elsewhere'
  }

  return {
    async lookUp(asked) {
      const [points, notes] = await Promise.all([
        pointsOf(asked),
        found(() => resolver.resolveTxt(asked.proof.name)),
      ])
      // A long note comes in pieces.
      return { points, isProven: notes.some((pieces) => pieces.join('') === asked.proof.value) }
    },
  }
}

const same = (one: string, other: string): boolean =>
  one.toLowerCase().replace(/\.$/, '') === other.toLowerCase()

async function found<Record>(ask: () => Promise<Record[]>): Promise<Record[]> {
  try {
    return await ask()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (NONE.has(code)) return []
    throw new NamesUnavailable(`dns: ${code}`, { cause: error })
  }
}
