import { cents, type Cents } from '../../money/money.ts'

/** So many per cent of an amount, half a cent rounded up. Per cents have at most two decimals. */
export function percentOf(amount: Cents, percent: number): Cents {
  const hundredths = Math.round(percent * 100)
  return cents(Math.floor((amount * hundredths + 5_000) / 10_000))
}

/** A percentage or a fixed amount, never more than there is to take it from (OPEN-086). */
export function discountOn(subtotal: Cents, { type, amount }: { type: DiscountType; amount: number }): Cents {
  const wanted = type === 'percentage' ? percentOf(subtotal, amount) : cents(amount)
  return cents(Math.min(subtotal, Math.max(0, wanted)))
}

export type DiscountType = 'percentage' | 'fixed'
