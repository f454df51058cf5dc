import type { LookedUp } from '@clubhouse/domain/site/clubs/own-domain'

export interface AskedDomain {
  domain: string
  /** Our address that the domain should point to. */
  target: string
  /** Name and value of the TXT record that proves ownership. */
  proof: { name: string; value: string }
}

/** Looks a domain up in public DNS. Throws `NamesUnavailable` when DNS does not reply. */
export interface DomainNames {
  lookUp: (asked: AskedDomain) => Promise<LookedUp>
}

export class NamesUnavailable extends Error {
  override readonly name = 'NamesUnavailable'
}
