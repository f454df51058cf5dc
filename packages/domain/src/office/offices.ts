import type { Office } from '@clubhouse/contract/office/office-names'
import type { Role } from '@clubhouse/contract/people/people'
import type { Right } from './right-words.ts'
import { ANYBODY, type Needed } from './right-words.ts'

/** What each office gives. The settings, the log and who runs the club come with none: those are for who runs the whole of it. */
export const OFFICE_RIGHTS: Record<Office, readonly Right[]> = {
  treasurer: ['money'],
  registrar: ['people', 'medical', 'catalogue'],
  secretary: ['people', 'mail', 'log'],
  editor: ['content'],
  'lotto-officer': ['fundraising', 'shop'],
  coach: ['teams', 'medical'],
}

/** What somebody is in a club. */
export interface Standing {
  roles: readonly Role[]
  offices?: readonly Office[] | undefined
}

/** Null for whoever may do everything: an owner, and an admin without an office. */
export function rightsOf({ roles, offices = [] }: Standing): readonly Right[] | null {
  if (roles.includes('owner')) return null
  if (!roles.includes('admin')) return []
  if (offices.length === 0) return null
  return [...new Set(offices.flatMap((office) => OFFICE_RIGHTS[office]))]
}

/** Deny by default: where nobody has said what it needs, only who may do everything may. */
export function holds(standing: Standing, needed: Needed | null): boolean {
  const rights = rightsOf(standing)
  if (rights === null) return true
  if (needed === ANYBODY) return rights.length > 0
  return needed !== null && needed.some((right) => rights.includes(right))
}

/** Nobody gives more than they have: who may do everything gives anything, others what lies within their own. */
export function mayGive(giver: Standing, given: Standing): boolean {
  if (given.roles.includes('owner')) return giver.roles.includes('owner')
  const own = rightsOf(giver)
  const asked = rightsOf(given)
  if (own === null) return true
  return asked !== null && asked.every((right) => own.includes(right))
}
