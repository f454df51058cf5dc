import type { User } from '@clubhouse/contract/people/people'
import type { Site } from './sites.ts'

/** How a sign-in began; `code` is by a mailed code and is the only one that may set a password unasked. */
export type SignInMethod = 'password' | 'passkey' | 'sign-up' | 'code' | 'sso' | 'hand-over'

/** Somebody with an account. */
export interface SignedIn {
  kind: 'user'
  sessionId: string
  method: SignInMethod
  signedInAt: Date
  user: User
}

/** Somebody who buys without an account. */
export interface Guest {
  kind: 'guest'
  sessionId: string
  guestId: string
  email: string
}

/** Who is behind a request. */
export type Identity = SignedIn | Guest

/** Who is calling: the same for a call over HTTP and one made by a page's loader. */
export interface Caller {
  requestId: string
  address: string
  /** When the request reached us, before its body was read and before it waited for its turn; as `performance.now()`. */
  arrivedAt: number
  /** What they call themselves (`User-Agent`), for the list of their sign-ins. */
  userAgent?: string | undefined
  /** The site that was asked, by its host; null where the host is none of ours. */
  site: Site | null
  /** Asks the database once, and only when somebody wants to know. */
  identify: () => Promise<Identity | null>
}

/** A sign-in on a club's own site is for that club, whatever else the person does elsewhere. */
export const isForAnotherClub = ({ site }: Pick<Caller, 'site'>, clubId: string): boolean =>
  Boolean(site?.clubId) && site?.clubId !== clubId
