import { phone } from './validators/validators.ts'

export const MOBILE_MESSAGES = {
  /** AUTH-30, OPEN-007: for forms that mark it required. */
  required: 'Mobile phone number is required',
  invalid: 'Mobile phone must be valid e.g.: 00353858265444',
} as const

/** AUTH-29: how the number of a country begins, where one is given. */
const PREFIX = /^(?:\+[1-9]|00[1-9](?=[0-9]{9}))/

/** No network has more in all. */
const MOST_DIGITS = 15

const digitsError = phone(MOBILE_MESSAGES.invalid)

/** Why a mobile number is refused, or null. */
export function mobileError(mobile: string, { isRequired = false } = {}): string | null {
  if (mobile === '') return isRequired ? MOBILE_MESSAGES.required : null
  const number = mobile.replace(PREFIX, '')
  return number === '' || number.length > MOST_DIGITS ? MOBILE_MESSAGES.invalid : digitsError(number)
}
