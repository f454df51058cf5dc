import type { Role } from '@clubhouse/contract/people/people'
import type { HostType } from '../web/hosts.ts'

/** ERR-10 */
export const NOT_PERMITTED =
  'You do not have sufficient permissions to access this area. Please try again with a different email.'

/** OPEN-002: the roles of which one is needed on a site; null where none is. */
const NEEDED: Record<HostType, readonly Role[] | null> = {
  club: null,
  backoffice: ['admin', 'owner'],
  myaccount: ['member'],
  su: ['super-user'],
  xgb: ['xgb'],
}

/** HOSTS-05 to HOSTS-10 */
export function mayEnter(site: HostType, roles: readonly Role[]): boolean {
  const needed = NEEDED[site]
  return needed === null || needed.some((role) => roles.includes(role))
}

/** HOSTS-11, OPEN-003: while sign-up is closed only those who run the club may sign in. */
export function maySignInWhileClosed(roles: readonly Role[]): boolean {
  return roles.includes('admin') || roles.includes('owner')
}
