import { mobileError } from '@clubhouse/domain/identity/mobile'
import { nameError, SIGN_UP_MESSAGES } from '@clubhouse/domain/identity/sign-up-rules'
import type { FormFields } from '#lib/form/form-fields.ts'
import { stripPhone } from '#ui/phone-field/phone-field.tsx'

/** Whose details the form was opened with: another may have signed in by the time it is sent. */
export const OWNER = 'owner'

/** The same rules as when somebody signs up (AUTH-26 to AUTH-29). */
export function detailsErrors({ field }: FormFields): Record<string, string> {
  const first = nameError(field('first_name'), SIGN_UP_MESSAGES.firstName)
  const last = nameError(field('last_name'), SIGN_UP_MESSAGES.lastName)
  const mobile = mobileError(stripPhone(field('mobile')))
  return { ...(first && { first_name: first }), ...(last && { last_name: last }), ...(mobile && { mobile }) }
}
