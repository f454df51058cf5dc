import { cents, type Cents } from '../../money/money.ts'
import { allocate } from './allocate.ts'

export interface BundlePrice {
  isDynamic: boolean
  flatPrice: Cents | null
  priceCap: Cents | null
}

/** BUNDLE-13, BUNDLE-14, OPEN-078: the flat price, or what the items cost in the bundle up to the cap. */
export function bundlePrice({ isDynamic, flatPrice, priceCap }: BundlePrice, items: readonly Cents[]): Cents {
  if (flatPrice !== null && !isDynamic) return flatPrice
  const sum = items.reduce((total, price) => total + price, 0)
  return cents(priceCap === null ? sum : Math.min(sum, priceCap))
}

/** What each item is worth of the bundle, for a refund of one of them; the parts add up to the bundle's price. */
export function bundleShares(price: Cents, items: readonly Cents[]): Cents[] {
  const sum = items.reduce((total, item) => total + item, 0)
  if (price <= sum) return allocate(price, items)
  // A flat price above the sum of its parts: the rest in equal parts, the first taking what does not divide.
  const extra = price - sum
  const each = Math.floor(extra / items.length)
  return items.map((item, at) => cents(item + each + (at === 0 ? extra - each * items.length : 0)))
}
