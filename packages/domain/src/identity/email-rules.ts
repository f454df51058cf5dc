/** AUTH-51: what can be signed in with; so nothing longer is signed up with or asked about (ADR 026). */
const LONGEST = 64

export const EMAIL_MESSAGES = {
  required: 'Email is required',
  invalid: 'Email must be valid',
  long: `Email must have at most ${LONGEST} characters`,
  mismatch: 'Email does not match',
} as const

/** CONST-12: how short an e-mail may be differs by form (OPEN-026), how long does not. */
export const EMAIL_LIMITS = {
  check: { min: 4, max: LONGEST },
  signIn: { min: 4, max: LONGEST },
  signUp: { min: 6, max: LONGEST },
} as const

const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u
/** Begins an encoded word (RFC 2047): a mail programme would decode it and read another address than we checked. */
const ENCODED_WORD = '=?'
/** What the network's directory of names can hold. */
const LONGEST_DOMAIN = 253

/** The base that every form shares: something at a domain, and no two dots beside each other. */
export function isValidEmail(email: string): boolean {
  const at = email.lastIndexOf('@')
  if (at < 1 || at > 64 || email.includes(ENCODED_WORD)) return false
  const domain = email.slice(at + 1)
  return domain.length <= LONGEST_DOMAIN && LOCAL.test(email.slice(0, at)) && DOMAIN.test(domain)
}

/** AUTH-10: as it is stored and compared. */
export function tidyEmail(typed: string): string {
  return typed.trim().toLowerCase()
}

/** AUTH-09, AUTH-24, AUTH-51: why an e-mail is refused, or null. */
export function emailError(
  email: string,
  { min, max }: { min: number; max: number } = EMAIL_LIMITS.check,
): string | null {
  if (email === '') return EMAIL_MESSAGES.required
  if (email.length > max) return EMAIL_MESSAGES.long
  return email.length >= min && isValidEmail(email) ? null : EMAIL_MESSAGES.invalid
}
