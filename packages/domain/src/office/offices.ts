import type { Office } from '@clubhouse/contract/office-names'
import type { Role } from '@clubhouse/contract/people'
import type { Right } from './right-words.ts'
import { ANYBODY, type Needed } from './rights.ts'

export interface OfficeWords {
  name: string
  /** In the middle of a sentence. */
  called: string
  rights: readonly Right[]
}

/** What each office gives. The settings, the log and who runs the club come with none: those are for who runs the whole of it. */
export const OFFICE: Record<Office, OfficeWords> = {
  treasurer: { name: 'Treasurer', called: 'treasurer', rights: ['money'] },
  registrar: { name: 'Registrar', called: 'registrar', rights: ['people', 'medical', 'catalogue'] },
  secretary: { name: 'Secretary', called: 'secretary', rights: ['people', 'mail', 'log'] },
  editor: { name: 'Editor', called: 'editor', rights: ['content'] },
  'lotto-officer': { name: 'Lotto officer', called: 'lotto officer', rights: ['fundraising', 'shop'] },
  coach: { name: 'Coach', called: 'coach', rights: ['teams', 'medical'] },
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
  return [...new Set(offices.flatMap((office) => OFFICE[office].rights))]
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
