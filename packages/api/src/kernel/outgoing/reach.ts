import type { AgentOptions } from 'node:http'
import { isPublicHttps } from '@clubhouse/domain/people/forms/check/options-url'
import type { CircuitBreaker } from './circuit-breaker.ts'
import { type FailureKind, isAnswer, isUselessAnswer, OutgoingFailure } from './failure.ts'
import { namesMachine } from './guarded-lookup.ts'
import { Turns } from '../turns.ts'

/** For as many askers and hosts it is remembered that they failed; what was not asked for longest is forgotten. */
const MOST_BREAKERS = 1000
const CALLS_AT_ONCE = 64

/** Whom a client may ask, each with a breaker of its own, and how. */
export interface Reach {
  /** Null for whom it may not ask. */
  breakerFor: (url: URL, asker: string) => CircuitBreaker | null
  /** Whether a failure says that the service is well all the same. */
  isWell: (kind: FailureKind) => boolean
  /** Whether a name may lead to a machine of ours. */
  mayLeadInside: (host: string) => boolean
  connections: AgentOptions
  /** Where calls wait for each other; null where connections alone bound them. */
  turns: Turns | null
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
  return {
    breakerFor: ({ origin }) => breakers.get(origin) ?? null,
    isWell: isAnswer,
    mayLeadInside: namesMachine,
    connections: { keepAlive: true, maxSockets: CALLS_AT_ONCE / 4, maxTotalSockets: CALLS_AT_ONCE },
    turns: null,
    forget,
  }
}

/**
 * Whatever stands on the public network behind https: for addresses that a club writes, and nobody checks. What one
 * club asks, and how it goes, is nothing to another that asks the same host.
 */
export function publicHosts(aBreaker: () => CircuitBreaker): Reach {
  const breakers = new Map<string, CircuitBreaker>()
  return {
    breakerFor(url, asker) {
      if (!isPublicHttps(url)) return null
      const place = `${asker} ${url.host}`
      const breaker = breakers.get(place) ?? aBreaker()
      // A map keeps the order in which it was written: the first has not been asked for longest.
      breakers.delete(place)
      breakers.set(place, breaker)
      const oldest = breakers.size > MOST_BREAKERS ? breakers.keys().next() : null
      if (oldest && !oldest.done) breakers.delete(oldest.value)
      return breaker
    },
    isWell: (kind) => isAnswer(kind) || isUselessAnswer(kind),
    mayLeadInside: () => false,
    // A list is asked for once an hour: kept connections would only be in the way of those to other hosts.
    connections: { keepAlive: false },
    turns: new Turns({ atOnce: CALLS_AT_ONCE, forOne: 4, busy: () => new OutgoingFailure('busy') }),
    forget: () => breakers.clear(),
  }
}
