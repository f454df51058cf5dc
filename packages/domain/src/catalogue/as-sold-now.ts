import type { BundleProduct, MembershipProduct, PlanProduct } from '@clubhouse/contract/catalogue'
import { availabilityOf, bundleAvailability, type BundleTerms, type Moment } from './availability.ts'
import { leastPrice } from './least-price.ts'
import { numberOfPayments } from './payment-count.ts'

/** A plan as the club keeps it: what depends on the time is not said yet. */
export interface KeptPlan extends Omit<PlanProduct, 'metadata'> {
  metadata: Omit<PlanProduct['metadata'], 'sold_out' | 'availability'>
  /** `on` is the last day of the plan or of its programme, whichever comes first. */
  closes: { at: string | null; on: string | null }
}

export interface KeptBundle extends Omit<BundleProduct, 'metadata' | 'price'> {
  metadata: Omit<BundleProduct['metadata'], 'products' | 'availability'> & { products: KeptPlan[] }
  terms: BundleTerms
}

export type KeptProduct = KeptPlan | KeptBundle

/** What it is to somebody who would buy it at a moment. */
export const asSoldNow = (product: KeptProduct, at: Moment): MembershipProduct =>
  product.type === 'Plan' ? planAsSold(product, at) : bundleAsSold(product, at)

function planAsSold({ closes, metadata, ...plan }: KeptPlan, at: Moment): PlanProduct {
  const { opens_at: opensAt, available_count: left, payment_options: options, subscription } = metadata
  const terms = { opensAt, closesAt: closes.at, closesOn: closes.on, left }
  const availability = availabilityOf(terms, at)
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
    },
  }
}

function bundleAsSold({ terms, metadata, ...bundle }: KeptBundle, at: Moment): BundleProduct {
  const products = metadata.products.map((plan) => planAsSold(plan, at))
  const sold: BundleProduct = {
    ...bundle,
    price: 0,
    metadata: { ...metadata, products, availability: 'open' },
  }
  sold.price = leastPrice(sold)
  sold.metadata.availability = bundleAvailability(sold, terms, at)
  return sold
}
