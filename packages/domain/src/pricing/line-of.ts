import type { BundleProduct, PaymentOption, PlanProduct } from '@clubhouse/contract/catalogue'
import { cents } from '../money/money.ts'
import type { PaymentChoice } from './payments.ts'
import type { Line } from './price-lines.ts'

/** The one way from what a club sells to what the prices know of it, for the browser and the server alike. */

export interface ChosenPlan {
  id: string
  /** Null for all of it today. */
  payment_option_id: string | null
}

export interface ChosenBundle {
  id: string
  /** The plans that were put into it; one of which there are two stands here twice. */
  plan_ids: readonly string[]
}

export function planLine(plan: PlanProduct, { id, payment_option_id }: ChosenPlan): Line {
  const option = optionFor(plan, payment_option_id)
  return {
    kind: 'plan',
    id,
    planId: plan.metadata.plan_id,
    price: cents(plan.price),
    payment: option && choiceOf(option),
  }
}

/** A plan that the bundle does not have, or no longer has, costs nothing in it: whether it may be there is asked elsewhere. */
export function bundleLine({ metadata }: BundleProduct, { id, plan_ids }: ChosenBundle): Line {
  const { is_dynamic_pricing: isDynamic, flat_price: flatPrice, price_cap: priceCap, products } = metadata
  const priceOf = (planId: string) =>
    products.find((plan) => plan.metadata.plan_id === planId)?.metadata.bundle_item_condition?.price_in_bundle
  return {
    kind: 'bundle',
    id,
    price: {
      isDynamic,
      flatPrice: flatPrice === null ? null : cents(flatPrice),
      priceCap: priceCap === null ? null : cents(priceCap),
    },
    items: plan_ids.map((planId) => ({ planId, priceInBundle: cents(priceOf(planId) ?? 0) })),
  }
}

/** MEMB-19: a subscription can be paid in no other way, whatever was chosen. */
export function optionFor({ metadata }: PlanProduct, chosen: string | null): PaymentOption | null {
  const { payment_options: options } = metadata
  const subscription = options.find(({ type }) => type === 'subscription')
  return subscription ?? options.find(({ payment_option_id: id }) => id === chosen) ?? null
}

const choiceOf = ({ type, number_of_payments, initial_payment }: PaymentOption): PaymentChoice => ({
  type,
  payments: number_of_payments,
  initial: initial_payment === null ? null : cents(initial_payment),
})
