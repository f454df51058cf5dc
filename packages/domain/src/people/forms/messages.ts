import { inSentence } from './in-sentence.ts'

/** FORM-23 */
export const GENERIC = {
  required: (field: string) => `Please enter ${inSentence(field)}`,
  email: 'Invalid email address',
  value: 'Invalid value',
  minLength: (length: number) => `Minimum length ${length}`,
  maxLength: (length: number) => `Maximum length ${length}`,
  spaces: 'No spaces allowed',
} as const

/** FORM-19 */
export const TEXT_DEFAULT = {
  min: 2,
  max: 64,
  tooShort: 'Minimum 2 characters',
  tooLong: 'Maximum 64 characters',
} as const

/** FORM-05 */
export const NO_CONTROL = 'No switch-case for input type.'

/** FORM-11 */
export const EMAIL_TOOLTIP =
  'Email is mandatory, add the correct email address for this member, please do not add your email if you are not the member'

/** Where a club gives no words of its own for a date that is out of bounds. */
export const outOfBounds = (label: string, side: 'above' | 'below', date: string): string =>
  `${label} must be ${side} ${date}`

/** What a call that no form of ours makes is told. */
export const REFUSED = {
  unknown: 'This question is not part of the form',
  disabled: 'This question does not apply and cannot be answered',
  twice: 'This question is answered twice',
} as const
