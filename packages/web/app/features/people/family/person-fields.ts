import type { MemberKind } from '@clubhouse/contract/people/family'
import { personErrors } from '@clubhouse/domain/people/family/person-rules'
import { DATE_PROBLEMS, parseBirthday } from '@clubhouse/domain/time/plain-date'
import type { FormFields } from '#lib/form/form-fields.ts'

export const kindIn = ({ field }: FormFields): MemberKind =>
  field('kind') === 'adult' ? 'adult' : 'juvenile'

/** What is written in the form of a person, as it goes over the wire. */
export function personIn({ field }: FormFields, today: string) {
  const born = parseBirthday(field('date_of_birth'), today)
  return {
    first_name: field('first_name').trim(),
    last_name: field('last_name').trim(),
    date_of_birth: born.ok ? born.iso : null,
    relation: field('relation').trim(),
  }
}

/** Checked alike in the browser and before the call; who is a child is for the server to say where it is not asked. */
export function wrongIn(fields: FormFields, kind: MemberKind | null, today: string): Record<string, string> {
  const { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth } = personIn(fields, today)
  const born = parseBirthday(fields.field('date_of_birth'), today)
  const unreadable = !born.ok && born.reason !== 'empty' ? DATE_PROBLEMS[born.reason] : null
  const errors = personErrors({ kind: kind ?? 'adult', firstName, lastName, dateOfBirth }, today)
  if (kind === null) delete errors['date_of_birth']
  return { ...errors, ...(unreadable && { date_of_birth: unreadable }) }
}
