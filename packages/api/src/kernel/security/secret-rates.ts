const MINUTE_MS = 60_000
const QUARTER = 15 * MINUTE_MS
const HOUR = 60 * MINUTE_MS

/**
 * By what an attempt is counted: whom it is about and from where (accountHere), whom it is about from wherever,
 * from where it comes, and on which site.
 */
export type Scope = 'accountHere' | 'account' | 'address' | 'site'
export interface Limit {
  max: number
  windowMs: number
  /** Of a site: also for whoever comes for the first time, because it guards against many who come once. */
  holdsForAll?: true
}

/**
 * How often something that guards a secret may be tried. What a person needs on a bad day fits; what a guesser
 * needs does not. For passwords the first limit is that of one place, so that somebody elsewhere who tries them
 * does not lock the owner out.
 */
export const SECRET_RATES = {
  'sign-in': {
    accountHere: { max: 10, windowMs: QUARTER },
    account: { max: 50, windowMs: QUARTER },
    address: { max: 60, windowMs: QUARTER },
    site: { max: 3000, windowMs: QUARTER },
  },
  'check-email': {
    address: { max: 30, windowMs: 10 * MINUTE_MS },
    site: { max: 2000, windowMs: 10 * MINUTE_MS },
  },
  recovery: {
    account: { max: 5, windowMs: HOUR },
    address: { max: 20, windowMs: HOUR },
    site: { max: 1000, windowMs: HOUR },
  },
  code: {
    account: { max: 10, windowMs: HOUR },
    address: { max: 30, windowMs: HOUR },
    site: { max: 1000, windowMs: HOUR },
  },
  'sign-up': { address: { max: 10, windowMs: HOUR }, site: { max: 500, windowMs: HOUR } },
  verification: { account: { max: 5, windowMs: HOUR } },
  guest: { address: { max: 30, windowMs: HOUR }, site: { max: 2000, windowMs: HOUR } },
  /** OPEN-067. No secret, but a mailbox that somebody has to read. */
  'contact-minute': { address: { max: 5, windowMs: MINUTE_MS } },
  'contact-hour': {
    address: { max: 20, windowMs: HOUR },
    site: { max: 120, windowMs: HOUR, holdsForAll: true },
  },
  /** All that is kept of somebody, which is work to put together. */
  export: { account: { max: 5, windowMs: 24 * HOUR } },
  /** Likewise of somebody else, by those who run a club: by club and by who asks. */
  'person-copy': { account: { max: 20, windowMs: 24 * HOUR } },
  /** LOTTO-14: mails to people who did not ask for them. */
  'tell-a-friend': {
    account: { max: 10, windowMs: 24 * HOUR },
    address: { max: 30, windowMs: 24 * HOUR },
    site: { max: 500, windowMs: HOUR },
  },
  /** Likewise, from a family to whoever grows up in it. */
  'own-sign-in': { account: { max: 10, windowMs: 24 * HOUR } },
  /** By key: software that reads all of a club's orders has time, and one that runs wild harms nobody. */
  'api-key': { account: { max: 120, windowMs: MINUTE_MS } },
  /** Likewise, from a club to whoever is to run it: by club. */
  'office-invitation': { account: { max: 40, windowMs: 24 * HOUR } },
  /** What the code out of such a mail opens. */
  'office-code': { address: { max: 60, windowMs: HOUR }, site: { max: 1000, windowMs: HOUR } },
  /** No secret, but a core's work and room on a disk: by club, whoever uploads for it. */
  upload: { account: { max: 300, windowMs: HOUR } },
} as const satisfies Record<string, Partial<Record<Scope, Limit>>>
export type SecretRate = keyof typeof SECRET_RATES

/**
 * What somebody may still try while their site is past its limit. A flood out of many places closes the site to
 * those places, and not to whoever comes for the first time.
 */
export const NEWCOMER_MAX = 3
