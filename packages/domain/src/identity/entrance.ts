import type { SsoMode } from '@clubhouse/contract/identity/sign-in'
import type { Role } from '@clubhouse/contract/people/people'
import type { HostType } from '../web/hosts.ts'
import { mayEnter, maySignInWhileClosed, NOT_PERMITTED } from './roles.ts'

/** SSO-05 on the server: said to whoever brings a password where none counts. */
export const SSO_ONLY = 'Please use single sign-on to sign in here.'

/** Somebody who has shown who they are, in whatever way, at the door of a site. */
export interface Arrival {
  site: HostType
  /** On a club's site those held there and above the clubs, elsewhere those held anywhere. */
  roles: readonly Role[]
  /** On a club's site: whether any role is held in that very club. */
  belongsToClub: boolean
  /** How the club or the body of this site wants people to sign in. */
  sso: SsoMode
  /** The very provider that this door asks for has vouched for them, here or on the site that they walked over from. */
  isVouchedFor: boolean
  isSignUpOpen: boolean
  /** OPEN-020: the call says that it is for somebody of a governing body. */
  isForBody: boolean
}

export type Entrance = { verdict: 'enter' | 'join' } | { verdict: 'refused'; message: string }

/** HOSTS-05 to HOSTS-11, OPEN-002, OPEN-003: who may come in, and who becomes a member by doing so. */
export function judgeEntrance(arrival: Arrival): Entrance {
  const { site, roles, sso, isVouchedFor, isSignUpOpen, belongsToClub, isForBody } = arrival
  if (!mayEnter(site, roles)) return refused(NOT_PERMITTED)
  if (isForBody && !roles.includes('xgb')) return refused(NOT_PERMITTED)
  if (site === 'club' && !isSignUpOpen && !maySignInWhileClosed(roles)) return refused(NOT_PERMITTED)
  if (sso === 'mandatory' && !isVouchedFor) return refused(SSO_ONLY)
  return { verdict: site === 'club' && !belongsToClub ? 'join' : 'enter' }
}

const refused = (message: string): Entrance => ({ verdict: 'refused', message })
