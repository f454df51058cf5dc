import { type Office, OFFICES } from '@clubhouse/contract/office/office-names'
import { OFFICE_RIGHTS, type Standing } from './offices.ts'
import { ANYBODY, type Needed, type Right, RIGHTS } from './right-words.ts'

interface OfficeWords {
  name: string
  /** In the middle of a sentence. */
  called: string
  rights: readonly Right[]
}

export const OFFICE: Record<Office, OfficeWords> = {
  treasurer: { name: 'Treasurer', called: 'treasurer', rights: OFFICE_RIGHTS.treasurer },
  registrar: { name: 'Registrar', called: 'registrar', rights: OFFICE_RIGHTS.registrar },
  secretary: { name: 'Secretary', called: 'secretary', rights: OFFICE_RIGHTS.secretary },
  editor: { name: 'Editor', called: 'editor', rights: OFFICE_RIGHTS.editor },
  'lotto-officer': { name: 'Lotto officer', called: 'lotto officer', rights: OFFICE_RIGHTS['lotto-officer'] },
  coach: { name: 'Coach', called: 'coach', rights: OFFICE_RIGHTS.coach },
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

/** "teams and medical answers (each reading is logged)" */
export const seenWith = (rights: readonly Right[]): string =>
  both.format(rights.map((right) => RIGHTS[right].called))

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
