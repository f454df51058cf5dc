import type { Currency } from '@clubhouse/contract/site/club'
import type { Settlement } from '@clubhouse/contract/money/orders'
import { formatLongDate, formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { cardName } from '@clubhouse/domain/money/orders/receipt'
import type { Arrears } from '@clubhouse/domain/people/home/needs'
import { MONEY } from './messages.ts'

/** "€14.63" */
export const money = (amount: number, currency: Currency): string => formatMoney(cents(amount), currency)

/** "Visa •••• 4242" */
export const cardInWords = (card: Settlement): string => cardName(card).replace(' ending ', ' •••• ')

/** A plain date is the same day everywhere. */
const ANYWHERE = 'UTC'
const [DAY, MONTH, YEAR] = [0, 1, 2]

const partOf = (plain: string, part: number): string => formatLongDate(plain, ANYWHERE).split(' ')[part] ?? ''

/** "November" */
export const monthName = (plain: string): string => partOf(plain, MONTH)

/** "12", "Dec" */
export const dayNumber = (plain: string): string => partOf(plain, DAY)
export const shortMonth = (plain: string): string => monthName(plain).slice(0, 3)

/** "31 October", with the year where it is another than this one. */
export function dayAndMonth(plain: string, today: string): string {
  const day = `${partOf(plain, DAY)} ${partOf(plain, MONTH)}`
  return plain.slice(0, 4) === today.slice(0, 4) ? day : `${day} ${partOf(plain, YEAR)}`
}

/** "Tom’s November payment didn’t go through", or how many. */
export function arrearsTitle({ payments }: Pick<Arrears, 'payments'>): string {
  const [first] = payments
  if (!first || payments.length > 1) return MONEY.failedMany(payments.length)
  return MONEY.failedOne(first.who, monthName(first.due))
}

/** What it is for, and why it was refused. */
export function arrearsText({ club, amount, payments, reason, card }: Arrears): string {
  const what = MONEY.andList([...new Set(payments.map(({ name }) => name))])
  const why = card ? MONEY.declined(cardInWords(card)) : reason
  return [MONEY.failedText(money(amount, club.currency), what), why].filter(Boolean).join(' ')
}
