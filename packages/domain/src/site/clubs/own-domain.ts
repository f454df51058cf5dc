/** What the name service says of a club's own domain. */
export interface LookedUp {
  /** Whether the note that proves who owns it is there. */
  isProven: boolean
  /** Where its visitors are sent. */
  points: 'here' | 'elsewhere' | 'nowhere'
}

/** In the order in which they are mended; only the last is served. */
export type DomainState = 'not-found' | 'elsewhere' | 'not-proven' | 'verified'

export function stateOfDomain({ isProven, points }: LookedUp): DomainState {
  if (points === 'nowhere') return 'not-found'
  if (points === 'elsewhere') return 'elsewhere'
  return isProven ? 'verified' : 'not-proven'
}

/** The name of the note, below the domain itself. */
export const proofName = (domain: string): string => `_club-site.${domain}`

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const LONGEST = 253

/** As it is kept: what people paste has the rest of an address around it. */
export const tidyDomain = (typed: string): string =>
  typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*$/, '')
    .replace(/\.$/, '')

/** Null where it can be a club's own. */
export function domainError(domain: string, baseDomain: string): string | null {
  const labels = domain.split('.')
  const isName = labels.length > 1 && labels.every((label) => LABEL.test(label)) && domain.length <= LONGEST
  // A number at the end is an address of a machine and no name.
  if (!isName || /^\d+$/.test(labels.at(-1) ?? '')) return 'Enter a domain, such as www.yourclub.ie'
  const [base = ''] = baseDomain.split(':')
  return domain === base || domain.endsWith(`.${base}`)
    ? 'This address is ours. Enter one that your club owns'
    : null
}
