import type { Endpoint, InputOf, ReplyOf } from '@clubhouse/contract/endpoint'
import type { Host } from './hosts.ts'
import type { Room } from './rooms.ts'

/** What the server hands to a page: who is asked for, and how to reach the API without leaving the process. */
export interface PageContext {
  host: Host
  /** The public address of this site, from configuration and never from the request. */
  origin: string
  /** The deployment's base domain, for links to its other sites. */
  baseDomain: string
  protocol: 'http' | 'https'
  cdnHost: string
  mode: 'demo' | 'live'
  rooms: ReadonlySet<Room>
  /** The names of our cookies in this deployment. */
  cookies: { session: string; authentication: string; cart: string }
  nonce: string
  requestId: string
  call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>
  /** What the page at /dev shows; absent in live mode. */
  demo: DemoNotes | null
  reportError: (error: unknown) => void
}

export interface DemoNotes {
  password: string
  logins: { email: string; name: string; role: string; shows: string }[]
  testCards: { number: string; outcome: string }[]
  clubs: { slug: string; name: string; origin: string }[]
  now: string
}

/** A page says with this header that it is the same for everybody and may be kept. */
export const KEEP_HEADER = 'x-clubhouse-keep'
