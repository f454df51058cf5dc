import {
  brandOf,
  type CardField,
  cvcProblem,
  digitsOf,
  expiryProblem,
  grouped,
  numberProblem,
  wholeYear,
} from '@clubhouse/domain/money/payments/card-rules'
import type { Entered } from './sandbox-calls.ts'

/** What stands in the three fields, as it is typed. */
export type CardTexts = Record<CardField, string>

export const EMPTY_CARD: CardTexts = { number: '', expiry: '', cvc: '' }
export const CARD_FIELDS: readonly CardField[] = ['number', 'expiry', 'cvc']

/** "1227", "12/27", "12 / 2027" and a lone "5/27" are all read. */
function readExpiry(text: string): { month: number; year: number } {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(text) ??
    /^(\d{2})(\d{2}|\d{4})$/.exec(digitsOf(text)) ?? [null, 'NaN', 'NaN']
  return { month: Number(month), year: wholeYear(Number(year)) }
}

/** As it is printed: groups of digits, a slash between month and year. */
export function formatted(field: CardField, text: string): string {
  if (field === 'number') return grouped(text)
  if (field === 'cvc') return digitsOf(text).slice(0, 4)
  if (/[^\d\s/]/.test(text)) return text
  const digits = digitsOf(text).slice(0, 6)
  // "5" can only be May: nobody is made to type the zero.
  const whole = /^[2-9]/.test(digits) ? `0${digits}` : digits
  const isLone = /^\s*1\s*\//.test(text)
  if (isLone) return `01 / ${digits.slice(1)}`
  return whole.length > 2 ? `${whole.slice(0, 2)} / ${whole.slice(2, 6)}` : whole
}

export function problemAt(field: CardField, texts: CardTexts): string | undefined {
  if (field === 'number') return numberProblem(texts.number)?.message
  if (field === 'cvc') return cvcProblem(texts.cvc.trim(), brandOf(texts.number))?.message
  const { month, year } = readExpiry(texts.expiry)
  return expiryProblem(month, year, new Date())?.message
}

export const isWholeCard = (texts: CardTexts): boolean =>
  CARD_FIELDS.every((field) => problemAt(field, texts) === undefined)

export function enteredCard(texts: CardTexts): Entered {
  const { month, year } = readExpiry(texts.expiry)
  const number = digitsOf(texts.number)
  return { card: { number, exp_month: month, exp_year: year, cvc: texts.cvc.trim() } }
}
