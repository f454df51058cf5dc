import { isPublicHttps } from '@clubhouse/domain/forms/options-url'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { namesMachine } from './guarded-lookup.ts'

/** So many hosts are remembered for having failed; whoever has not been asked for longest is forgotten. */
const MOST_HOSTS = 200

/** Whom a client may ask, each with a breaker of its own. */
export interface Reach {
  /** Null for whom it may not ask. */
  breakerFor: (url: URL) => CircuitBreaker | null
  /** Whether a name may lead to a machine of ours. */
  mayLeadInside: (host: string) => boolean
  /** New breakers: what is under way reports to those from before. */
  forget: () => void
}

/** The services that the configuration names; what it names by address may be a machine of ours. */
export function namedOrigins(origins: readonly string[], aBreaker: () => CircuitBreaker): Reach {
  const names = origins.map((origin) => new URL(origin).origin)
  let breakers = new Map<string, CircuitBreaker>()
  const forget = () => {
    breakers = new Map(names.map((name) => [name, aBreaker()]))
  }
  forget()
  return { breakerFor: ({ origin }) => breakers.get(origin) ?? null, mayLeadInside: namesMachine, forget }
}

/** Whatever stands on the public network behind https: for addresses that a club writes, and nobody checks. */
export function publicHosts(aBreaker: () => CircuitBreaker): Reach {
  const breakers = new Map<string, CircuitBreaker>()
  return {
    breakerFor(url) {
      if (!isPublicHttps(url)) return null
      const breaker = breakers.get(url.host) ?? aBreaker()
      // A map keeps the order in which it was written: the first has not been asked for longest.
      breakers.delete(url.host)
      breakers.set(url.host, breaker)
      const oldest = breakers.size > MOST_HOSTS ? breakers.keys().next() : null
      if (oldest && !oldest.done) breakers.delete(oldest.value)
      return breaker
    },
    mayLeadInside: () => false,
    forget: () => breakers.clear(),
  }
}
