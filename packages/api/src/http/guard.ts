import { mayEnter, NOT_PERMITTED } from '@clubhouse/domain/roles'
import type { Identity } from '../identity/identity.ts'
import { Refusal } from './problems.ts'
import type { RateClass } from './rate-limit.ts'
import type { Site } from './sites.ts'

/**
 * Who may call. Declared for each route and endpoint; start-up fails on one that does not.
 * - `anyone`: public content, and the doors themselves
 * - `user`: whoever is signed in, with a role that the site asks for
 * - `guest`: the same, and whoever buys without an account
 * - `operator`: whoever runs the deployment, by token in live mode
 * - `demo`: only served in demo mode
 */
export type Audience = 'anyone' | 'user' | 'guest' | 'operator' | 'demo'

export interface Guard {
  audience: Audience
  /**
   * Whose rows may be touched: `none` for what belongs to nobody, `club` for the club named by the path or, in the
   * back office, by the account; `self` for the caller's own.
   */
  ownership: 'none' | 'club' | 'self'
  rate: RateClass
  /** Anyone may ask, and what they are answered is still somebody's: no browser keeps it. */
  isPersonal?: true
}

/** Who is calling: the same for a call over HTTP and one made by a page's loader. */
export interface Caller {
  requestId: string
  address: string
  /** When the request reached us, in milliseconds: before its body was read and before it waited for its turn. */
  arrivedAt: number
  /** The site that was asked, by its host; null where the host is none of ours. */
  site: Site | null
  /** Asks the database once, and only when somebody wants to know. */
  identify: () => Promise<Identity | null>
}

/** Deny by default: whoever is not the public has to be somebody, and somebody who belongs here. */
export async function refuseStrangers(audience: Audience, caller: Caller): Promise<void> {
  if (audience === 'anyone') return
  const identity = audience === 'user' || audience === 'guest' ? await caller.identify() : null
  const isWelcome = identity?.kind === 'user' || (audience === 'guest' && identity?.kind === 'guest')
  if (!identity || !isWelcome) throw new Refusal(401, 'unauthenticated', 'Please sign in first')
  if (identity.kind === 'user' && !belongs(identity, caller.site)) {
    throw new Refusal(403, 'forbidden', NOT_PERMITTED)
  }
}

/** HOSTS-05 to HOSTS-09 */
export const belongs = ({ user }: { user: { roles: Parameters<typeof mayEnter>[1] } }, site: Site | null) =>
  site === null || mayEnter(site.host.type, user.roles)

/** A sign-in on a club's own site is for that club, whatever else the person does elsewhere. */
export const isForAnotherClub = ({ site }: Pick<Caller, 'site'>, clubId: string): boolean =>
  Boolean(site?.clubId) && site?.clubId !== clubId
