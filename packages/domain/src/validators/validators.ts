import { isValidEmail, tidyEmail } from '../identity/email-rules.ts'
import { GENERIC } from '../people/forms/messages.ts'
import { hasDigit, hasLowerCase, hasOuterSpaces, hasUpperCase, isDigits, lengthOf } from './characters.ts'
import { hasVisibleText } from './visible-text.ts'
import { isWebAddress } from './web-address.ts'

/**
 * FORM-41 to FORM-57: what every form of the house asks about a value. Each answers why the value is refused, in the
 * words of FORM-23 unless the form brings its own, or null. What is empty passes: that something has to be there is
 * asked separately, so that an optional field is not told that its nothing is malformed.
 */
export type Validator<Value = string> = (value: Value) => string | null

/** As it stands in a field, or as it is kept. */
type Numeric = string | number

const when =
  <Value>(isRight: (value: Value) => boolean, words: string): Validator<Value> =>
  (value) =>
    value === '' || isRight(value) ? null : words

/** FORM-41 */
export const email = (words: string = GENERIC.email): Validator => when(isValidEmail, words)

/** FORM-42: for those who take an address with a plus for somebody's second one. */
export const emailWithoutPlus = (words: string = GENERIC.email): Validator =>
  when((value) => isValidEmail(value) && !value.includes('+'), words)

export const PASSWORD_LENGTH = { min: 8, max: 30 } as const

/** FORM-43. OPEN-008: sign-up and whoever changes a password follow password-rules instead, which take symbols. */
export function strictPassword(words: string = GENERIC.value): Validator {
  const { min, max } = PASSWORD_LENGTH
  const isMixed = (value: string) =>
    /^[a-z0-9]*$/i.test(value) && hasDigit(value) && hasLowerCase(value) && hasUpperCase(value)
  return (value) =>
    value === '' ? null : (minLength(min)(value) ?? maxLength(max)(value) ?? (isMixed(value) ? null : words))
}

export const minLength = (least: number, words: string = GENERIC.minLength(least)): Validator =>
  when((value) => lengthOf(value) >= least, words)

export const maxLength = (most: number, words: string = GENERIC.maxLength(most)): Validator =>
  when((value) => lengthOf(value) <= most, words)

/** CONST-25 */
const CARD_YEARS = 50

/** FORM-44: MMYYYY, and in the future: a month that has begun is not. */
export function cardExpiry(today: string, words: string = GENERIC.value): Validator {
  const thisMonth = monthCount(today.slice(0, 4), today.slice(5, 7))
  return when((value) => {
    const [, month = '', year = ''] = /^(0[1-9]|1[0-2])([0-9]{4})$/.exec(value) ?? []
    const monthsLeft = monthCount(year, month) - thisMonth
    return month !== '' && monthsLeft > 0 && monthsLeft < CARD_YEARS * 12
  }, words)
}

const monthCount = (year: string, month: string): number => Number(year) * 12 + Number(month)

/** FORM-45: after `withHttps` (FORM-46) has completed it. */
export const url = (words: string = GENERIC.value): Validator => when(isWebAddress, words)

const PHONE_DIGITS = 9

/** FORM-47 */
export const phone = (words: string = GENERIC.value): Validator =>
  when((value) => isDigits(value) && value.length >= PHONE_DIGITS, words)

/** FORM-48 */
export const positiveInteger = (words: string = GENERIC.value): Validator<Numeric> =>
  when((value) => isWhole(value) && Number(value) > 0, words)

/** FORM-49 */
export const positiveIntegerOrZero = (words: string = GENERIC.value): Validator<Numeric> =>
  when(isWhole, words)

/** FORM-50 */
export const decimals = (most: number, words: string = GENERIC.value): Validator<Numeric> =>
  when((value) => decimalsIn(value) <= most, words)

/** FORM-55: both ends belong to it. */
export const numericRange = (
  { min = -Infinity, max = Infinity }: { min?: number; max?: number },
  words: string = GENERIC.value,
): Validator<Numeric> =>
  when((value) => decimalsIn(value) < Infinity && Number(value) >= min && Number(value) <= max, words)

/** Not "1e3", "0x10" or " 7": what people write down when they count. */
const isWhole = (value: Numeric): boolean => isDigits(String(value)) && Number.isSafeInteger(Number(value))

/** Infinity for what is no number. The exponent is how a very small or large one is written by the machine. */
function decimalsIn(value: Numeric): number {
  const exponent = typeof value === 'number' ? '(?:e([+-][0-9]+))?' : ''
  const parts = new RegExp(`^-?[0-9]+(?:\\.([0-9]*))?${exponent}$`).exec(String(value))
  return parts ? Math.max(0, (parts[1] ?? '').length - Number(parts[2] ?? 0)) : Infinity
}

/** FORM-51: "Under 9s" and " under 9S" are one name to whoever reads them. */
export function uniqueName(taken: readonly string[], words: string = GENERIC.value): Validator {
  const names = new Set(taken.map(asRead))
  return when((value) => !names.has(asRead(value)), words)
}

const asRead = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

/** FORM-52 */
export const noOuterSpaces = (words: string = GENERIC.spaces): Validator =>
  when((value) => !hasOuterSpaces(value), words)

/** FORM-53: here nothing is an error. */
export const htmlRequired =
  (field: string, words: string = GENERIC.required(field)): Validator =>
  (value) =>
    hasVisibleText(value) ? null : words

/** FORM-54: here nothing is an error. */
export const arrayRequired =
  (field: string, words: string = GENERIC.required(field)): Validator<readonly unknown[]> =>
  (value) =>
    value.length > 0 ? null : words

/** FORM-56: two days, or two moments; whichever is missing is not compared. */
export const startBeforeEnd =
  (words: string = GENERIC.value): Validator<{ start: string; end: string }> =>
  ({ start, end }) =>
    start === '' || end === '' || moment(start) < moment(end) ? null : words

/** Without a zone a moment is taken as if it were in UTC, so that no reader's clock changes the order. */
const moment = (text: string): number => Date.parse(/T[0-9:.]+$/.test(text) ? `${text}Z` : text)

/** FORM-57: compared as addresses are, whatever their case and outer spaces. */
export const emailConfirmation = (first: string, words: string = GENERIC.value): Validator =>
  when((value) => tidyEmail(value) === tidyEmail(first), words)

/** FORM-57 */
export const passwordConfirmation = (first: string, words: string = GENERIC.value): Validator =>
  when((value) => value === first, words)

/** The fields with something wrong, in the order in which they are given. */
export function onlySaid<Field extends string>(
  errors: Partial<Record<Field, string | null | undefined>>,
): Partial<Record<Field, string>> {
  const entries = Object.entries<string | null | undefined>(errors)
  return Object.fromEntries(entries.filter(([, text]) => Boolean(text))) as Partial<Record<Field, string>>
}
