import type { MemberKind } from '@clubhouse/contract/people/family'
import { kindOn } from '../family/ages.ts'
import { EMAIL_LIMITS, emailError, tidyEmail } from '../../identity/email-rules.ts'
import { mobileError } from '../../identity/mobile.ts'
import { nameError } from '../../identity/sign-up-rules.ts'
import { DATE_PROBLEMS, parseDate } from '../../time/plain-date.ts'
import { personErrors } from '../family/person-rules.ts'
import type { ColumnMapping, ImportField } from './columns.ts'

/** Somebody of a list, as far as their own line tells. */
export interface ImportedPerson {
  kind: MemberKind
  firstName: string
  lastName: string
  dateOfBirth: string | null
  /** An adult's own; a juvenile has none here. */
  email: string
  mobile: string | null
  /** Of a juvenile. The names are empty where another line, or the club, knows them. */
  guardian: { firstName: string; lastName: string; email: string; mobile: string | null } | null
  /** As it is written, and which plan that is once it is found. */
  plan: string
  planId: string | null
  externalId: string | null
}

export interface LineProblem {
  /** Null for what is about the line as a whole. */
  field: ImportField | null
  text: string
}

export interface ReadLine {
  line: number
  person: ImportedPerson
  problems: LineProblem[]
}

const EXTERNAL_LENGTH = 60
const UNSEEN = /[\p{Cc}\p{Cf}]/u
const HIDDEN = 'It holds characters that can’t be seen. Type it again.'

/** "+353 (0)85 826-5444" is how people write it; digits are what is kept. */
export const tidyMobile = (typed: string): string => typed.replaceAll(/\(0\)|[\s().\-/]/g, '')

/** What a line says, and everything that is wrong with it by itself. */
export function readLine(
  { line, cells }: { line: number; cells: readonly string[] },
  mapping: ColumnMapping,
  today: string,
): ReadLine {
  const problems: LineProblem[] = []
  const cell = (field: ImportField): string => cells[mapping.indexOf(field)] ?? ''
  const wrong = (field: ImportField, text: string | null | undefined) => {
    if (text) problems.push({ field, text })
  }
  const name = (field: ImportField, required: string): string => {
    const typed = cell(field)
    wrong(field, UNSEEN.test(typed) ? HIDDEN : nameError(typed, required))
    return typed
  }
  const mobile = (field: ImportField): string | null => {
    const typed = tidyMobile(cell(field))
    wrong(field, mobileError(typed))
    return typed || null
  }
  const email = (field: ImportField, required: string): string => {
    const typed = tidyEmail(cell(field))
    wrong(field, typed === '' ? required : emailError(typed, EMAIL_LIMITS.signUp))
    return typed
  }

  const firstName = name('first_name', 'Enter a first name')
  const lastName = name('last_name', 'Enter a surname')
  const dateOfBirth = bornOn()
  const kind = kindOn(dateOfBirth === null ? 'adult' : 'juvenile', dateOfBirth, today)
  const isChild = kind === 'juvenile'
  const person: ImportedPerson = {
    kind,
    firstName,
    lastName,
    dateOfBirth,
    planId: null,
    email: isChild
      ? ''
      : email('email', 'Enter an email: adults need their own. For a child, enter the date of birth.'),
    mobile: mobile('phone'),
    guardian: isChild ? guardianOf() : null,
    plan: cell('plan'),
    externalId: external(),
  }
  return { line, person, problems }

  function bornOn(): string | null {
    const typed = cell('date_of_birth')
    if (typed === '') return null
    const parsed = parseDate(typed)
    if (!parsed.ok) {
      wrong('date_of_birth', DATE_PROBLEMS[parsed.reason])
      return null
    }
    const of = kindOn('juvenile', parsed.iso, today)
    wrong(
      'date_of_birth',
      personErrors({ kind: of, firstName, lastName, dateOfBirth: parsed.iso }, today)['date_of_birth'],
    )
    return parsed.iso
  }

  function guardianOf(): ImportedPerson['guardian'] {
    const required = `${firstName || 'They'} ${firstName ? 'is' : 'are'} under 18: enter the guardian’s email`
    const [first, last] = [cell('guardian_first_name'), cell('guardian_last_name')]
    if (first !== '' || last !== '') {
      name('guardian_first_name', 'Enter the guardian’s first name')
      name('guardian_last_name', 'Enter the guardian’s surname')
    }
    return {
      firstName: first,
      lastName: last,
      email: email('guardian_email', required),
      mobile: mobile('guardian_phone'),
    }
  }

  function external(): string | null {
    const typed = cell('external_id')
    if (typed.length > EXTERNAL_LENGTH) wrong('external_id', `No more than ${EXTERNAL_LENGTH} characters`)
    else if (UNSEEN.test(typed)) wrong('external_id', HIDDEN)
    return typed || null
  }
}
