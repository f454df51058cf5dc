import type { BundleProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { cents, type Cents } from '../../money/money.ts'
import { bundlePrice } from '../pricing/bundle-price.ts'
import { limitsOf } from './bundle-limits.ts'

/** DATA-31: the price of a bundle before anything is chosen, which is the least that it can cost. */
export function leastPrice(bundle: BundleProduct): Cents {
  const { products, flat_price: flat, price_cap: cap, is_dynamic_pricing: isDynamic } = bundle.metadata
  const least = (['Adult', 'Juvenile'] as const).flatMap((type) => {
    const plans = products.filter(({ metadata }) => metadata.is_juvenile === (type === 'Juvenile'))
    return leastOf(plans, limitsOf(bundle, type).min)
  })
  const cheapest = products.map(priceOf).toSorted((a, b) => a - b)
  return bundlePrice(
    { isDynamic, flatPrice: orNull(flat), priceCap: orNull(cap) },
    // A bundle of nothing is none: where it asks for nothing in particular, it is at least one plan.
    least.length > 0 ? least : cheapest.slice(0, 1),
  )
}

/** Each plan as often as it has to be there, and then the cheapest that may be added until there are enough. */
function leastOf(plans: readonly PlanProduct[], atLeast: number): Cents[] {
  const prices = plans.flatMap((plan) => Array.from({ length: minOf(plan) }, () => priceOf(plan)))
  for (const plan of plans.toSorted((a, b) => priceOf(a) - priceOf(b))) {
    const room = (plan.metadata.bundle_item_condition?.max_allowed ?? Infinity) - minOf(plan)
    for (let added = 0; added < room && prices.length < atLeast; added += 1) prices.push(priceOf(plan))
  }
  return prices
}

const minOf = ({ metadata }: PlanProduct): number => metadata.bundle_item_condition?.min_allowed ?? 0

const priceOf = ({ metadata, price }: PlanProduct): Cents =>
  cents(metadata.bundle_item_condition?.price_in_bundle ?? price)

const orNull = (amount: number | null): Cents | null => (amount === null ? null : cents(amount))
