import type { MemberKind } from '@clubhouse/contract/people/family'
import { ageOn } from '../../time/plain-date.ts'
import { ADULT_FROM } from './ages.ts'

export interface PersonGiven {
  kind: MemberKind
  firstName: string
  lastName: string
  /** A plain date; null where none was given. */
  dateOfBirth: string | null
}

/** Older than anybody: a year that was mistyped. */
const OLDEST = 120

/** What is wrong with somebody who is added to a family or changed in it, by field. */
export function personErrors(
  { kind, firstName, lastName, dateOfBirth }: PersonGiven,
  today: string,
): Record<string, string> {
  const born = birthdayError(kind, firstName.trim() || 'They', dateOfBirth, today)
  return {
    ...(!firstName.trim() && { first_name: 'Enter a first name' }),
    ...(!lastName.trim() && { last_name: 'Enter a surname' }),
    ...(born && { date_of_birth: born }),
  }
}

function birthdayError(kind: MemberKind, name: string, born: string | null, today: string): string | null {
  if (born === null) return kind === 'juvenile' ? 'Enter a date of birth' : null
  if (born > today) return 'Date of birth can’t be in the future'
  const age = ageOn(born, today)
  if (age > OLDEST) return 'Check the year'
  if (kind === 'juvenile') return age >= ADULT_FROM ? `${name} would be ${age}. Add them as an adult.` : null
  return age < ADULT_FROM ? `${name} would be ${age}. Add them as a child.` : null
}

/** Somebody looks after themselves from the eighteenth birthday on; where none is known, nobody can say so. */
export const mayHaveOwnSignIn = (dateOfBirth: string | null, today: string): boolean =>
  dateOfBirth !== null && ageOn(dateOfBirth, today) >= ADULT_FROM
