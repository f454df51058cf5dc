import type { Currency } from '@clubhouse/contract/site/club'
import { formatMoney } from '../../format.ts'
import { cents, type Cents } from '../../money/money.ts'

/** Less than this no card is charged; card companies take more for it than it is worth. */
const SMALLEST: Record<Currency, Cents> = {
  EUR: cents(50),
  GBP: cents(30),
  USD: cents(50),
  AUD: cents(50),
  NZD: cents(50),
  CAD: cents(50),
}

/** Of a club's currency; for whoever does not know it, what is enough in each. */
export const smallestCharge = (currency?: Currency): Cents =>
  currency ? SMALLEST[currency] : cents(Math.max(...Object.values(SMALLEST)))

export interface Charges {
  pay_today: { total: number }
  items: readonly { recurring: { amount: number } | null }[]
}

/** Why a cart cannot be paid by card, in words; null where it can. Nothing at all is not too little. */
export function tooSmallToCharge({ pay_today, items }: Charges, currency: Currency): string | null {
  const smallest = smallestCharge(currency)
  const isTooSmall = (amount: number) => amount > 0 && amount < smallest
  const money = (amount: number) => formatMoney(cents(amount), currency)
  if (isTooSmall(pay_today.total))
    return `Cards can’t be charged less than ${money(smallest)}, and this comes to ${money(pay_today.total)} today. Please add something else to your cart.`
  const again = items.find(({ recurring }) => recurring !== null && isTooSmall(recurring.amount))?.recurring
  return again
    ? `Cards can’t be charged less than ${money(smallest)}, and each later payment of this is ${money(again.amount)}. Please ask the club about it.`
    : null
}
