import type { Availability, BundleProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { limitsOf } from './bundle-limits.ts'

/** When and how many of something can be bought; null for no limit. */
export interface Terms {
  opensAt: string | null
  closesAt: string | null
  /** The last day. */
  closesOn: string | null
  left: number | null
}

export interface Moment {
  now: Date
  /** Where the club is. */
  today: string
}

/** Of what is closed, or not yet open, nobody minds how many are left. The last day is one on which it is sold. */
export function availabilityOf({ opensAt, closesAt, closesOn, left }: Terms, at: Moment): Availability {
  const now = at.now.getTime()
  if ((closesAt !== null && now >= Date.parse(closesAt)) || (closesOn !== null && at.today > closesOn))
    return 'closed'
  if (opensAt !== null && now < Date.parse(opensAt)) return 'not_open'
  if (left === null) return 'open'
  return left > 0 ? 'limited' : 'sold_out'
}

export const isBuyable = (availability: Availability): boolean =>
  availability === 'open' || availability === 'limited'

/** What of a bundle does not depend on the plans in it. */
export interface BundleTerms {
  /** Of the bundle itself; null for as many as come. */
  left: number | null
  /** A plan that it cannot do without is no longer offered. */
  lacksPlan: boolean
}

/** By its own dates, and sold out where what it asks for at least is not to be had. */
export function bundleAvailability(
  bundle: BundleProduct,
  { left, lacksPlan }: BundleTerms,
  { today }: Pick<Moment, 'today'>,
): Availability {
  const { valid_from: from, valid_to: to } = bundle.metadata.valid_dates
  if (to !== null && today > to) return 'closed'
  if (from !== null && today < from) return 'not_open'
  if (left === 0 || lacksPlan || !canBeFilled(bundle)) return 'sold_out'
  return left === null ? 'open' : 'limited'
}

/** Whether there is any choice that keeps the limits: of each plan its least, of adults and children theirs. */
function canBeFilled(bundle: BundleProduct): boolean {
  const { products } = bundle.metadata
  const ofType = (type: 'Adult' | 'Juvenile') => {
    const plans = products.filter(({ metadata }) => metadata.is_juvenile === (type === 'Juvenile'))
    return plans.reduce((sum, plan) => sum + mostOf(plan), 0) >= limitsOf(bundle, type).min
  }
  const hasLeast = products.every(
    (plan) => mostOf(plan) >= (plan.metadata.bundle_item_condition?.min_allowed ?? 0),
  )
  return hasLeast && ofType('Adult') && ofType('Juvenile') && products.some((plan) => mostOf(plan) > 0)
}

/** How many of a plan could be put into the bundle today. */
function mostOf({ metadata }: PlanProduct): number {
  if (!isBuyable(metadata.availability)) return 0
  return Math.min(
    metadata.bundle_item_condition?.max_allowed ?? Infinity,
    metadata.available_count ?? Infinity,
  )
}
