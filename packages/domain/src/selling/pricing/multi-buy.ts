import { cents, type Cents } from '../../money/money.ts'
import { allocate } from './allocate.ts'
import { discountOn, type DiscountType } from './percentage.ts'

/** DATA-35: less to pay for several of the same plans. */
export interface MultiBuy {
  id: string
  name: string
  type: DiscountType
  planIds: readonly string[]
  offerings: readonly Offering[]
}

export interface Offering {
  products: number
  /** Per cent, or cents. */
  amount: number
}

/** DISC-02: the tier for just so many, else the highest that is reached. */
export function offeringFor(offerings: readonly Offering[], count: number): Offering | null {
  const reached = offerings.filter(({ products }) => products <= count && products > 0)
  return reached.toSorted((a, b) => b.products - a.products)[0] ?? null
}

/** What a multi-buy looks at: a plan that was chosen by itself, and what is still to be paid for it. */
export interface MatchingPlan {
  planId: string
  /** Tells lines apart that look alike otherwise. */
  key: string
  /** The price, less what an early bird takes off: before any other discount. */
  subtotal: Cents
  /** What earlier discounts have left of it. */
  left: Cents
}

/**
 * DISC-01 to DISC-04: what one discount takes off each plan, in the order given. Its amount comes from the prices of the
 * plans it matches; no plan goes below nothing by it.
 */
export function multiBuyShares(discount: MultiBuy, plans: readonly MatchingPlan[]): Cents[] {
  const matches = plans.filter(({ planId }) => discount.planIds.includes(planId))
  const offering = offeringFor(discount.offerings, matches.length)
  if (!offering) return plans.map(() => cents(0))
  const sum = (of: 'subtotal' | 'left') => cents(matches.reduce((total, plan) => total + plan[of], 0))
  const wanted = discountOn(sum('subtotal'), { type: discount.type, amount: offering.amount })
  const amount = cents(Math.min(wanted, sum('left')))
  const shares = allocate(
    amount,
    matches.map(({ left }) => left),
    matches.map(({ key }) => key),
  )
  return plans.map((plan) => {
    const at = matches.indexOf(plan)
    return at === -1 ? cents(0) : (shares[at] ?? cents(0))
  })
}
