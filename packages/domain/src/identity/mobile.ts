import { phone } from '../validators/validators.ts'

export const MOBILE_MESSAGES = {
  /** AUTH-30, OPEN-007: for forms that mark it required. */
  required: 'Mobile phone number is required',
  invalid: 'Mobile phone must be valid e.g.: 00353858265444',
} as const

/**
 * AUTH-29: how the number of a country begins, where one is given. Codes of countries have one to three digits, and
 * their beginning says how many (ITU-T E.164), so that what follows can be counted.
 */
const PREFIX =
  /^(?:\+|00)(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-689]\d|3[578]\d|42\d|5[09]\d|6[7-9]\d|8[035789]\d|9[679]\d)/
const ASKS_FOR_COUNTRY = /^(?:\+|00)/

/** No network has more in all. */
const MOST_DIGITS = 15

const digitsError = phone(MOBILE_MESSAGES.invalid)

/** Why a mobile number is refused, or null. */
export function mobileError(mobile: string, { isRequired = false } = {}): string | null {
  if (mobile === '') return isRequired ? MOBILE_MESSAGES.required : null
  const number = mobile.replace(PREFIX, '')
  if (number === '' || number.length > MOST_DIGITS || ASKS_FOR_COUNTRY.test(number)) {
    return MOBILE_MESSAGES.invalid
  }
  return digitsError(number)
}
