/** What can be told of a card from its digits alone, before anybody is asked. */

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'unknown'

export interface EnteredCard {
  number: string
  expMonth: number
  expYear: number
  cvc: string
}

export type CardField = 'number' | 'expiry' | 'cvc'

/** The words of the card trade, as gateways use them. */
export interface CardProblem {
  field: CardField
  code: 'incorrect_number' | 'invalid_expiry_month' | 'invalid_expiry_year' | 'expired_card' | 'incorrect_cvc'
  message: string
}

const BRANDS: [CardBrand, RegExp][] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
]

export const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

export function brandOf(number: string): CardBrand {
  const digits = digitsOf(number)
  return BRANDS.find(([, begins]) => begins.test(digits))?.[0] ?? 'unknown'
}

/** How many digits a whole number of the brand has, and its security code. */
export const lengthOf = (brand: CardBrand): number => (brand === 'amex' ? 15 : 16)
export const cvcLengthOf = (brand: CardBrand): number => (brand === 'amex' ? 4 : 3)

/** As it is embossed: 4-4-4-4, or 4-6-5. */
export function grouped(number: string): string {
  const brand = brandOf(number)
  const digits = digitsOf(number).slice(0, brand === 'unknown' ? 19 : lengthOf(brand))
  const pattern = brand === 'amex' ? /^(\d{0,4})(\d{0,6})(\d{0,5})$/ : /(\d{1,4})/g
  if (brand !== 'amex') return (digits.match(pattern) ?? []).join(' ')
  return (pattern.exec(digits) ?? []).slice(1).filter(Boolean).join(' ')
}

export const BRAND_NAMES: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  unknown: 'Card',
}

/** The check digit that every card number ends in. */
export function addsUp(number: string): boolean {
  const digits = digitsOf(number)
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return digits.length > 0 && sum % 10 === 0
}

const FURTHEST_YEARS = 50

export function numberProblem(number: string): CardProblem | null {
  const digits = digitsOf(number)
  const brand = brandOf(digits)
  const isWhole =
    brand === 'unknown' ? digits.length >= 12 && digits.length <= 19 : digits.length === lengthOf(brand)
  if (isWhole && addsUp(digits)) return null
  return { field: 'number', code: 'incorrect_number', message: 'Your card number is incorrect.' }
}

export function expiryProblem(expMonth: number, expYear: number, now: Date): CardProblem | null {
  const field = 'expiry'
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12) {
    return { field, code: 'invalid_expiry_month', message: 'Your card’s expiration month is invalid.' }
  }
  const thisYear = now.getUTCFullYear()
  if (!Number.isInteger(expYear) || expYear < 1970 || expYear > thisYear + FURTHEST_YEARS) {
    return { field, code: 'invalid_expiry_year', message: 'Your card’s expiration year is invalid.' }
  }
  const isOver = expYear < thisYear || (expYear === thisYear && expMonth < now.getUTCMonth() + 1)
  return isOver ? { field, code: 'expired_card', message: 'Your card has expired.' } : null
}

export function cvcProblem(cvc: string, brand: CardBrand): CardProblem | null {
  const isWhole =
    brand === 'unknown' ? /^\d{3,4}$/.test(cvc) : /^\d+$/.test(cvc) && cvc.length === cvcLengthOf(brand)
  if (isWhole) return null
  return { field: 'cvc', code: 'incorrect_cvc', message: 'Your card’s security code is incorrect.' }
}

/** "27" is 2027: what is on the card, as it is typed. */
export const wholeYear = (year: number): number => (year >= 0 && year < 100 ? 2000 + year : year)

/** The first thing that is wrong with it, in the order of the fields. */
export function cardProblem(card: EnteredCard, now: Date): CardProblem | null {
  return (
    numberProblem(card.number) ??
    expiryProblem(card.expMonth, card.expYear, now) ??
    cvcProblem(card.cvc, brandOf(card.number))
  )
}
