import type {
  BundleCondition,
  BundleItemCondition,
  BundleProduct,
  MembershipProduct,
  PlanProduct,
} from '@clubhouse/contract/selling/catalogue'
import { availabilityOf, bundleAvailability, type Moment } from './availability.ts'
import { earlyBirdOn, type KeptEarlyBird } from './early-bird.ts'
import { leastPrice } from './least-price.ts'
import { numberOfPayments } from './payment-count.ts'

/** A plan as the club keeps it: what depends on the time is not said yet. */
export interface KeptPlan extends Omit<PlanProduct, 'metadata'> {
  metadata: Omit<PlanProduct['metadata'], 'sold_out' | 'availability' | 'early_bird'>
  /** Of a plan by itself: in a bundle it has its own price. */
  earlyBirds: readonly KeptEarlyBird[]
  /** `on` is the last day of the plan or of its programme, whichever comes first. */
  closes: { at: string | null; on: string | null }
}

type Limits = readonly [min: number | null, max: number | null]

export interface KeptBundle extends Omit<BundleProduct, 'metadata' | 'price'> {
  /** How many of the bundle itself; null for as many as come. */
  left: number | null
  /** Null for a plan that is no longer offered. */
  items: readonly { condition: BundleItemCondition; plan: KeptPlan | null }[]
  limits: Readonly<Record<PlanType, Limits>>
  metadata: Omit<BundleProduct['metadata'], 'products' | 'conditions' | 'availability'>
}

type PlanType = BundleCondition['condition']['plan_type']

export type KeptProduct = KeptPlan | KeptBundle

/** What it is to somebody who would buy it at a moment. */
export const asSoldNow = (product: KeptProduct, at: Moment): MembershipProduct =>
  product.type === 'Plan' ? planAsSold(product, at) : bundleAsSold(product, at)

function planAsSold({ closes, earlyBirds, metadata, ...plan }: KeptPlan, at: Moment): PlanProduct {
  const { opens_at: opensAt, available_count: left, payment_options: options, subscription } = metadata
  const terms = { opensAt, closesAt: closes.at, closesOn: closes.on, left }
  const availability = availabilityOf(terms, at)
  // What is paid again and again keeps its price.
  const isSubscription = options.some(({ type }) => type === 'subscription')
  const earlyBird = isSubscription ? null : earlyBirdOn(earlyBirds, plan.price, at.today)
  const lasting = { today: at.today, endsOn: subscription.period.end }
  return {
    ...plan,
    metadata: {
      ...metadata,
      sold_out: left === 0,
      availability,
      opens_at: availability === 'not_open' ? opensAt : null,
      payment_options: options.map((option) => ({
        ...option,
        number_of_payments: numberOfPayments(option, lasting),
      })),
      ...(earlyBird && { early_bird: earlyBird }),
    },
  }
}

function bundleAsSold({ left, items, limits, metadata, ...bundle }: KeptBundle, at: Moment): BundleProduct {
  const products = items.flatMap(({ plan }) => (plan ? [planAsSold(plan, at)] : []))
  const lasting = { today: at.today, endsOn: firstEnd(products) }
  const conditions = (['Adult', 'Juvenile'] as const).flatMap((type) => conditionsOf(type, limits[type]))
  const sold: BundleProduct = {
    ...bundle,
    price: 0,
    metadata: {
      ...metadata,
      products,
      conditions,
      payment_options: metadata.payment_options.map((option) => ({
        ...option,
        number_of_payments: numberOfPayments(option, lasting),
      })),
      availability: 'open',
    },
  }
  const lacksPlan = items.some(({ plan, condition }) => plan === null && (condition.min_allowed ?? 0) > 0)
  sold.price = leastPrice(sold)
  sold.metadata.availability = bundleAvailability(sold, { left, lacksPlan }, at)
  return sold
}

/** Nobody pays after the first of its plans has ended: which of them are chosen is not known yet. */
function firstEnd(plans: readonly PlanProduct[]): string | null {
  const ends = plans.flatMap(({ metadata }) => metadata.subscription.period.end ?? [])
  return ends.toSorted()[0] ?? null
}

/** DATA-33: what is not limited is not said. */
function conditionsOf(plan_type: PlanType, [min_allowed, max_allowed]: Limits): BundleCondition[] {
  if (min_allowed === null && max_allowed === null) return []
  return [{ type: 'plan_type', condition: { plan_type, min_allowed, max_allowed } }]
}
