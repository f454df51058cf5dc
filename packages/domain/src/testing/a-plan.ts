import type { BundleProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'

const PROGRAM = '00000000-0000-4000-8000-0000000000aa'
let made = 0
const nextId = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`

type PlanWishes = Partial<Omit<PlanProduct, 'metadata'>> & { metadata?: Partial<PlanProduct['metadata']> }

/** A plan that is for adults, has no end of places and is paid at once, unless told otherwise. */
export function aPlan({ metadata, ...wishes }: PlanWishes = {}): PlanProduct {
  const id = nextId()
  return {
    product_id: id,
    slug: `plan-${made}`,
    name: 'Senior player',
    description: '',
    type: 'Plan',
    price: 18_000,
    ...wishes,
    metadata: {
      plan_id: id,
      program_id: PROGRAM,
      available_count: null,
      sold_out: false,
      availability: 'open',
      opens_at: null,
      is_juvenile: false,
      ages: { from: null, to: null, on: null },
      subscription: { period: { end: null } },
      payment_options: [],
      bundle_item_condition: null,
      ...metadata,
    },
  }
}

type BundleWishes = Partial<Omit<BundleProduct, 'metadata'>> & {
  metadata?: Partial<BundleProduct['metadata']>
}

/** A bundle of nothing, with no limits and no price of its own. */
export function aBundle({ metadata, ...wishes }: BundleWishes = {}): BundleProduct {
  return {
    product_id: nextId(),
    slug: `bundle-${made}`,
    name: 'Family pack',
    description: '',
    type: 'Bundle',
    price: 0,
    ...wishes,
    metadata: {
      program_id: PROGRAM,
      products: [],
      conditions: [],
      payment_options: [],
      price_cap: null,
      is_dynamic_pricing: false,
      flat_price: null,
      valid_dates: { valid_from: null, valid_to: null },
      availability: 'open',
      ...metadata,
    },
  }
}
