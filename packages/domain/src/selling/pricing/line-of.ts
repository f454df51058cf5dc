import type {
  BundleProduct,
  MembershipDiscount,
  MembershipProduct,
  PaymentOption,
  PlanProduct,
} from '@clubhouse/contract/selling/catalogue'
import { cents, type Cents } from '../../money/money.ts'
import { earlyBirdDiscount } from '../catalogue/early-bird.ts'
import type { BundlePrice } from './bundle-price.ts'
import type { MultiBuy } from './multi-buy.ts'
import type { PaymentChoice } from './payments.ts'
import type { Line, OwnDiscount } from './price-lines.ts'

/** The one way from what a club sells to what the prices know of it, for browser and server alike. */

export interface Chosen {
  id: string
  /** How it is paid; null for all of it today. */
  payment_option_id?: string | null
  /** The plans that were put into a bundle; one of which there are two stands here twice. */
  plan_ids?: readonly string[]
}

export const lineOf = (product: MembershipProduct, chosen: Chosen): Line =>
  product.type === 'Plan' ? planLine(product, chosen) : bundleLine(product, chosen)

function planLine(plan: PlanProduct, { id, payment_option_id: chosen = null }: Chosen): Line {
  const option = optionFor(plan, chosen)
  return {
    kind: 'plan',
    id,
    planId: plan.metadata.plan_id,
    price: cents(plan.price),
    payment: option && choiceOf(option),
    earlyBird: earlyBirdOf(plan),
  }
}

export const earlyBirdOf = ({ metadata: { early_bird: bird } }: PlanProduct): OwnDiscount | null =>
  bird ? earlyBirdDiscount(bird) : null

/** A plan that is no longer in the bundle costs nothing in it: that it may not be there is said elsewhere. */
function bundleLine(
  bundle: BundleProduct,
  { id, plan_ids: planIds = [], payment_option_id: chosen = null }: Chosen,
): Line {
  const option = optionFor(bundle, chosen)
  const plans = new Map(bundle.metadata.products.map((plan) => [plan.metadata.plan_id, plan]))
  const items = planIds.map((planId) => {
    const plan = plans.get(planId)
    return { planId, priceInBundle: plan ? priceInBundle(plan) : cents(0) }
  })
  return { kind: 'bundle', id, price: bundlePriceOf(bundle), items, payment: option && choiceOf(option) }
}

interface Payable {
  metadata: { payment_options: readonly PaymentOption[] }
}

/** MEMB-19: a subscription can be paid in no other way, whatever was chosen. */
export function optionFor(
  { metadata: { payment_options: options } }: Payable,
  chosen: string | null,
): PaymentOption | null {
  const subscription = options.find(({ type }) => type === 'subscription')
  return subscription ?? options.find(({ payment_option_id: id }) => id === chosen) ?? null
}

export const choiceOf = ({ type, number_of_payments, initial_payment }: PaymentOption): PaymentChoice => ({
  type,
  payments: number_of_payments,
  initial: orNull(initial_payment),
})

export const priceInBundle = ({ price, metadata }: PlanProduct): Cents =>
  cents(metadata.bundle_item_condition?.price_in_bundle ?? price)

export const bundlePriceOf = ({ metadata }: BundleProduct): BundlePrice => ({
  isDynamic: metadata.is_dynamic_pricing,
  flatPrice: orNull(metadata.flat_price),
  priceCap: orNull(metadata.price_cap),
})

export const multiBuyOf = (discount: MembershipDiscount): MultiBuy => ({
  id: discount.discount_id,
  name: discount.name,
  type: discount.type,
  planIds: discount.plans.map(({ plan_id }) => plan_id),
  offerings: discount.offerings.map(({ number_of_products, discount_amount }) => ({
    products: number_of_products,
    amount: discount_amount,
  })),
})

const orNull = (amount: number | null): Cents | null => (amount === null ? null : cents(amount))
