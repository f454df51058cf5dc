import type {
  BundleProduct,
  MembershipDiscount,
  PaymentOption,
  PlanProduct,
} from '@clubhouse/contract/catalogue'
import { type BundleCounts, countOf } from '../catalogue/bundle-limits.ts'
import { isBundle, type SelectedItem } from '../catalogue/selection.ts'
import { cents, type Cents } from '../money/money.ts'
import type { BundlePrice } from './bundle-price.ts'
import type { MultiBuy } from './multi-buy.ts'
import type { PaymentChoice } from './payments.ts'
import type { Line } from './price-lines.ts'

/** What is in a catalogue, as the prices know it. */

/** At once, or by the first instalments that each plan offers. A subscription is paid as one whichever it is. */
export type WayToPay = 'in full' | 'by instalments'

/** Each is named by its place. */
export function linesOf(items: readonly SelectedItem[], way: WayToPay): Line[] {
  return items.map((item, at) =>
    isBundle(item)
      ? bundleLine(String(at), item.product, item.counts)
      : {
          kind: 'plan',
          id: String(at),
          planId: item.product.metadata.plan_id,
          price: cents(item.product.price),
          payment: paymentOf(item.product, way),
        },
  )
}

export function bundleLine(id: string, bundle: BundleProduct, counts: BundleCounts): Line {
  const items = bundle.metadata.products.flatMap((plan) =>
    Array.from({ length: countOf(counts, plan) }, () => ({
      planId: plan.metadata.plan_id,
      priceInBundle: priceInBundle(plan),
    })),
  )
  return { kind: 'bundle', id, price: bundlePriceOf(bundle), items }
}

export function paymentOf({ metadata }: PlanProduct, way: WayToPay): PaymentChoice | null {
  const subscription = metadata.payment_options.find(({ type }) => type === 'subscription')
  const option = subscription ?? (way === 'in full' ? undefined : metadata.payment_options[0])
  return option ? choiceOf(option) : null
}

export function choiceOf({
  type,
  number_of_payments: payments,
  initial_payment: initial,
}: PaymentOption): PaymentChoice {
  return { type, payments, initial: orNull(initial) }
}

export const priceInBundle = ({ price, metadata }: PlanProduct): Cents =>
  cents(metadata.bundle_item_condition?.price_in_bundle ?? price)

export function bundlePriceOf({ metadata }: BundleProduct): BundlePrice {
  return {
    isDynamic: metadata.is_dynamic_pricing,
    flatPrice: orNull(metadata.flat_price),
    priceCap: orNull(metadata.price_cap),
  }
}

export function multiBuyOf(discount: MembershipDiscount): MultiBuy {
  return {
    id: discount.discount_id,
    name: discount.name,
    type: discount.type,
    planIds: discount.plans.map(({ plan_id }) => plan_id),
    offerings: discount.offerings.map(({ number_of_products, discount_amount }) => ({
      products: number_of_products,
      amount: discount_amount,
    })),
  }
}

const orNull = (amount: number | null): Cents | null => (amount === null ? null : cents(amount))
