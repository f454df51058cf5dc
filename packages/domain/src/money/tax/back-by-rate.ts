import { allocate } from '../../selling/pricing/allocate.ts'
import { cents, type Cents } from '../money.ts'
import type { TaxRate } from './tax.ts'

/** What a line holds at a rate: paid for it, and not given back. */
export interface HeldAtRate {
  rate: TaxRate
  gross: Cents
}

export interface WantedBack {
  /** That of the plan which it is given back for; null where it is for the bundle as a whole. */
  rate: TaxRate | null
  amount: number
}

const isSame = (one: TaxRate, other: TaxRate): boolean =>
  one.name === other.name && one.basisPoints === other.basisPoints

/**
 * At which rates a bundle gives back. What goes back of a plan is at the plan's own rate; the rest is shared out by what is still
 * held. Where rounding left a cent less at a rate than its plans cost, that cent is taken off the others: no rate gives back more than it
 * holds, and with the last part all of them hold nothing. What comes to more than all of them hold, since a bank has taken its part of
 * the money before, goes below nothing at the first: what went back is always booked whole.
 */
export function backByRate(held: readonly HeldAtRate[], wanted: readonly WantedBack[]): HeldAtRate[] {
  const left = held.map(({ gross }) => Math.max(0, gross))
  let rest = 0
  for (const { rate, amount } of wanted) {
    const at = rate === null ? -1 : held.findIndex((each) => isSame(each.rate, rate))
    const taken = Math.min(amount, left[at] ?? 0)
    if (taken > 0) left[at] = (left[at] ?? 0) - taken
    rest += amount - taken
  }
  const shared = Math.min(
    rest,
    left.reduce((sum, gross) => sum + gross, 0),
  )
  const shares = allocate(cents(shared), left.map(cents))
  return held.map(({ rate, gross }, at) => ({
    rate,
    gross: cents(Math.max(0, gross) - (left[at] ?? 0) + (shares[at] ?? 0) + (at === 0 ? rest - shared : 0)),
  }))
}
