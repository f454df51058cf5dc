import type { RegistrationByHand } from '@clubhouse/contract/selling/office/by-hand'
import { EMAIL_LIMITS, emailError } from '../../identity/email-rules.ts'
import { mobileError } from '../../identity/mobile.ts'
import { personErrors } from '../../people/family/person-rules.ts'
import { isPlainDate } from '../../time/plain-date.ts'

/** Longer than a season nothing is owed. */
const LONGEST_DUE_DAYS = 366

type Given = Pick<
  RegistrationByHand,
  | ('kind' | 'first_name' | 'last_name' | 'date_of_birth' | 'member_id' | 'holder_id' | 'email' | 'mobile')
  | ('guardian_first_name' | 'guardian_last_name' | 'is_signed' | 'way' | 'due_on')
>

/** What is wrong with what a registrar typed from a paper form, by field. */
export function registrationErrors(given: Given, today: string): Record<string, string> {
  return {
    ...whoErrors(given, today),
    ...holderErrors(given),
    ...paperErrors(given),
    ...dueErrors(given, today),
  }
}

/** Somebody who is known is who they are; only of somebody new it is asked. */
export function whoErrors(
  given: Pick<Given, 'kind' | 'first_name' | 'last_name' | 'date_of_birth' | 'member_id' | 'holder_id'>,
  today: string,
): Record<string, string> {
  if (given.member_id || (given.kind === 'adult' && given.holder_id)) return {}
  const born = given.date_of_birth
  if (born !== null && !isPlainDate(born)) return { date_of_birth: 'Enter a date such as 27/03/2014' }
  return personErrors(
    {
      kind: given.kind === 'child' ? 'juvenile' : 'adult',
      firstName: given.first_name,
      lastName: given.last_name,
      dateOfBirth: born,
    },
    today,
  )
}

function holderErrors(given: Given): Record<string, string> {
  if (given.holder_id) return {}
  const email = emailError(given.email.trim(), EMAIL_LIMITS.signUp)
  const mobile = mobileError(given.mobile.trim())
  return {
    ...(given.kind === 'child' && {
      ...(!given.guardian_first_name.trim() && { guardian_first_name: 'Enter a first name' }),
      ...(!given.guardian_last_name.trim() && { guardian_last_name: 'Enter a surname' }),
    }),
    ...(email && { email }),
    ...(mobile && { mobile }),
  }
}

const paperErrors = ({ is_signed, kind }: Given): Record<string, string> =>
  is_signed
    ? {}
    : {
        is_signed:
          kind === 'child'
            ? 'A parent or guardian has to sign the form first.'
            : 'They have to sign the form first.',
      }

function dueErrors({ way, due_on: due }: Given, today: string): Record<string, string> {
  if (way !== 'later') return {}
  if (due === null || !isPlainDate(due)) return { due_on: 'Enter a date such as 27/03/2027' }
  if (due < today) return { due_on: 'Enter a day that is still to come' }
  const days = (Date.parse(due) - Date.parse(today)) / 86_400_000
  return days > LONGEST_DUE_DAYS ? { due_on: 'Enter a day within a year' } : {}
}
