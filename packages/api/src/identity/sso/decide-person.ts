import type { Role } from '@clubhouse/contract/people/people'
import type { HostType } from '@clubhouse/domain/web/hosts'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import { mayEnter, maySignInWhileClosed } from '@clubhouse/domain/identity/roles'
import type { SsoRefusal } from './messages.ts'

/** A role that somebody holds: in a club, for a governing body, or over the platform. */
export interface HeldRole {
  role: Role
  clubId: string | null
  governingBodyId: string | null
}

export interface KnownPerson {
  userId: string
  isEmailVerified: boolean
  /** The provider signs them in already, as whatever subject. */
  isKnownToProvider: boolean
  /** It does so because an operator made sure who they are, and linked them by hand. */
  isLinkedByOperator: boolean
  roles: HeldRole[]
}

/** The clubs that let this provider sign their people in, and the body that it belongs to. */
export interface Reach {
  clubIds: ReadonlySet<string>
  governingBodyId: string | null
}

export interface SsoFacts {
  trustsEmail: boolean
  reach: Reach
  site: { type: HostType; clubId: string; isSignUpOpen: boolean }
  /** Whoever has signed in as this subject of this provider before. */
  linked: KnownPerson | null
  /** Whoever has an account of the asserted e-mail. */
  sameEmail: KnownPerson | null
  asserted: { email: string | null; firstName: string | null; lastName: string | null }
}

/**
 * - `known`: signed in this way before
 * - `join`: the account of a verified e-mail is theirs
 * - `reclaim`: an account that nobody ever proved to be theirs; whoever opened it loses it
 * - `create`: somebody new
 */
export type SsoDecision = { step: 'known' | 'join' | 'reclaim' | 'create'; becomesMember: boolean }

/** Who the subject of a believed assertion is to us, and whether they may come in here. */
export function decidePerson(facts: SsoFacts): Result<SsoDecision, SsoRefusal> {
  const step = findStep(facts)
  if (!step.ok) return step
  const person = facts.linked ?? facts.sameEmail
  const roles = person?.roles ?? []
  const { site } = facts
  if (site.type !== 'club') {
    // Roles are given by people of ours, never by what a provider asserts.
    const held = roles.map(({ role }) => role)
    return mayEnter(site.type, held)
      ? accept({ step: step.value, becomesMember: false })
      : refuse('not-permitted')
  }
  const here = roles.filter(({ clubId }) => clubId === site.clubId).map(({ role }) => role)
  if (!site.isSignUpOpen && !maySignInWhileClosed(here)) return refuse('not-permitted')
  return accept({ step: step.value, becomesMember: here.length === 0 })
}

function findStep({
  linked,
  sameEmail,
  trustsEmail,
  reach,
  asserted,
}: SsoFacts): Result<SsoDecision['step'], SsoRefusal> {
  if (linked) {
    // What a sign-in opens does not end at one club: a provider must not reach what others entrusted to them.
    const elsewhere = linked.roles.filter((held) => !isWithin(held, reach))
    return (linked.isLinkedByOperator ? elsewhere.some(isPowerful) : elsewhere.length > 0)
      ? refuse('belongs-elsewhere')
      : accept('known')
  }
  if (asserted.email === null) return refuse('no-email')
  if (sameEmail) {
    // Another subject of the same provider: an e-mail that was given to somebody else there.
    if (!trustsEmail || sameEmail.isKnownToProvider) return refuse('email-taken')
    // The provider's word on an e-mail counts where the provider is trusted, and nowhere else.
    if (sameEmail.roles.some((held) => !isWithin(held, reach))) return refuse('belongs-elsewhere')
    if (!sameEmail.isEmailVerified) return accept('reclaim')
    // Somebody's own account that belongs to no club yet: nobody has entrusted it to this provider.
    return sameEmail.roles.length > 0 ? accept('join') : refuse('email-taken')
  }
  // An account under an e-mail that nobody vouches for would wait for its owner.
  if (!trustsEmail) return refuse('email-unproven')
  return asserted.firstName && asserted.lastName ? accept('create') : refuse('no-name')
}

const isPowerful = ({ role }: HeldRole): boolean => role !== 'member' && role !== 'group_manager'

function isWithin({ clubId, governingBodyId }: HeldRole, reach: Reach): boolean {
  if (clubId !== null) return reach.clubIds.has(clubId)
  return governingBodyId !== null && governingBodyId === reach.governingBodyId
}
