import { type Office, OFFICES } from '@clubhouse/contract/office-names'
import type { Role } from '@clubhouse/contract/people'
import { ANYBODY, type Needed, type Right } from './rights.ts'

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

/** The offices that give one of these. */
export const officesWith = (rights: readonly Right[]): Office[] =>
  OFFICES.filter((office) => OFFICE[office].rights.some((right) => rights.includes(right)))

const either = new Intl.ListFormat('en-IE', { type: 'disjunction' })
const both = new Intl.ListFormat('en-IE')

/** "treasurer", "registrar or secretary" */
export const anyOf = (offices: readonly Office[]): string =>
  either.format(offices.map((office) => OFFICE[office].called))

/** "treasurer and editor" */
export const allOf = (offices: readonly Office[]): string =>
  both.format(offices.map((office) => OFFICE[office].called))

/** As it stands in a sentence: "an owner", "an admin", "treasurer and editor". */
export function calledIn({ roles, offices = [] }: Standing): string {
  if (roles.includes('owner')) return 'an owner'
  return offices.length === 0 ? 'an admin' : allOf(offices)
}

/** What somebody is told whose office does not reach here (ui.md §5: no permission names the role). */
export function notYourOffice(needed: Needed | null): string {
  const offices = needed === null || needed === ANYBODY ? [] : officesWith(needed)
  return offices.length === 0
    ? 'This is for those who run the whole club: its owners, and admins without an office.'
    : `This is for the ${anyOf(offices)}. An owner of the club can give you that office.`
}
