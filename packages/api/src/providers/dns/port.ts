import type { LookedUp } from '@clubhouse/domain/site/clubs/own-domain'

export interface AskedDomain {
  domain: string
  /** The address of ours to which it should lead. */
  target: string
  /** Where the note stands that proves who owns it, and what it says. */
  proof: { name: string; value: string }
}

/** What the name service of the world says of a domain. Throws `NamesUnavailable` where it says nothing. */
export interface DomainNames {
  lookUp: (asked: AskedDomain) => Promise<LookedUp>
}

export class NamesUnavailable extends Error {
  override readonly name = 'NamesUnavailable'
}
