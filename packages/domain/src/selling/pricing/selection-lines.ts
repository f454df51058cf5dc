import type { BundleProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { type BundleCounts, countOf } from '../catalogue/bundle-limits.ts'
import { isBundle, type SelectedItem } from '../catalogue/selection.ts'
import { choiceOf, lineOf, optionFor } from './line-of.ts'
import type { PaymentChoice } from './payments.ts'
import type { Line } from './price-lines.ts'

/** What somebody has selected, as the prices know it. */

export { bundlePriceOf, choiceOf, earlyBirdOf, multiBuyOf, priceInBundle } from './line-of.ts'

/** At once, or by the first instalments that each plan offers. A subscription is paid as one whichever it is. */
export type WayToPay = 'in full' | 'by instalments'

/** Each is named by its place. */
export function linesOf(items: readonly SelectedItem[], way: WayToPay): Line[] {
  return items.map((item, at) =>
    isBundle(item)
      ? bundleLine(String(at), item.product, item.counts, way)
      : lineOf(item.product, { id: String(at), payment_option_id: optionIdFor(item.product, way) }),
  )
}

export function bundleLine(
  id: string,
  bundle: BundleProduct,
  counts: BundleCounts,
  way: WayToPay = 'in full',
): Line {
  const planIds = bundle.metadata.products.flatMap((plan) =>
    Array.from({ length: countOf(counts, plan) }, () => plan.metadata.plan_id),
  )
  return lineOf(bundle, { id, plan_ids: planIds, payment_option_id: optionIdFor(bundle, way) })
}

export function paymentOf(plan: PlanProduct, way: WayToPay): PaymentChoice | null {
  const option = optionFor(plan, optionIdFor(plan, way))
  return option && choiceOf(option)
}

const optionIdFor = ({ metadata }: PlanProduct | BundleProduct, way: WayToPay): string | null =>
  way === 'in full' ? null : (metadata.payment_options[0]?.payment_option_id ?? null)
