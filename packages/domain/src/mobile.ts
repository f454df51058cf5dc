export const MOBILE_MESSAGES = {
  /** AUTH-30, OPEN-007: for forms that mark it required. */
  required: 'Mobile phone number is required',
  invalid: 'Mobile phone must be valid e.g.: 00353858265444',
} as const

/** AUTH-29: an optional country prefix, then at least nine digits; no network has more than fifteen in all. */
const MOBILE = /^(?:\+[1-9]|00[1-9])?[0-9]{9,15}$/

/** Why a mobile number is refused, or null. */
export function mobileError(mobile: string, { isRequired = false } = {}): string | null {
  if (mobile === '') return isRequired ? MOBILE_MESSAGES.required : null
  return MOBILE.test(mobile) ? null : MOBILE_MESSAGES.invalid
}
