import type { PaymentOption } from '@clubhouse/contract/selling/catalogue'
import type { KeptBundle, KeptPlan, KeptProduct } from '@clubhouse/domain/selling/catalogue/as-sold-now'

import type { KeptEarlyBird } from '@clubhouse/domain/selling/catalogue/early-bird'

/** A product as the domain takes it, from its rows as PostgreSQL writes them into JSON. */

interface ProductRow {
  id: string
  slug: string
  name: string
  description: string
}

interface PlanRow {
  program_id: string
  price: number
  is_juvenile: boolean
  age_from: number | null
  age_to: number | null
  age_on: string | null
  ends_on: string | null
  opens_at: string | null
  closes_at: string | null
  payment_options: PaymentOption[]
}

interface BundleRow {
  program_id: string
  flat_price: number | null
  price_cap: number | null
  is_dynamic_pricing: boolean
  valid_from: string | null
  valid_to: string | null
  adults_min: number | null
  adults_max: number | null
  juveniles_min: number | null
  juveniles_max: number | null
  payment_options: PaymentOption[]
}

interface PlanRows {
  product: ProductRow
  plan: PlanRow
  remaining: number | null
  program_ends_on: string | null
}

type Condition = NonNullable<KeptPlan['metadata']['bundle_item_condition']>
type ItemRows = { item: Condition } & (PlanRows | (Omit<PlanRows, 'product'> & { product: null }))

export type ProductRows = {
  today: string
  /** DATA-52: whether the club lets anybody pay in reducing instalments. */
  reduces: boolean
} & (
  | (PlanRows & { bundle: null; early_birds: KeptEarlyBird[] | null })
  | { product: ProductRow; plan: null; bundle: BundleRow; remaining: number | null; items: ItemRows[] | null }
)
type BundleRows = Pick<Extract<ProductRows, { plan: null }>, 'remaining' | 'items' | 'reduces'>

export const keptProduct = (rows: ProductRows): KeptProduct =>
  rows.bundle
    ? keptBundle(rows.product, rows.bundle, rows)
    : { ...keptPlan(rows, null, rows), earlyBirds: rows.early_birds ?? [] }

function keptPlan(
  { product, plan, remaining, program_ends_on: programEndsOn }: PlanRows,
  condition: Condition | null,
  { reduces }: Pick<ProductRows, 'reduces'>,
): KeptPlan {
  const { age_from: from, age_to: to, age_on: on, ends_on: end } = plan
  return {
    ...named(product),
    type: 'Plan',
    price: plan.price,
    earlyBirds: [],
    closes: { at: moment(plan.closes_at), on: earlier(end, programEndsOn) },
    metadata: {
      plan_id: product.id,
      program_id: plan.program_id,
      available_count: remaining,
      opens_at: moment(plan.opens_at),
      is_juvenile: plan.is_juvenile,
      ages: { from, to, on },
      subscription: { period: { end } },
      payment_options: openOptions(plan, reduces),
      bundle_item_condition: condition,
    },
  }
}

function keptBundle(
  product: ProductRow,
  bundle: BundleRow,
  { remaining: left, items, reduces }: BundleRows,
): KeptBundle {
  const { valid_from, valid_to, flat_price, price_cap, is_dynamic_pricing, program_id } = bundle
  return {
    ...named(product),
    type: 'Bundle',
    left,
    items: (items ?? []).map(({ item, ...rows }) => {
      const { min_allowed, max_allowed, price_in_bundle } = item
      const condition = { min_allowed, max_allowed, price_in_bundle }
      const { product: offered } = rows
      return { condition, plan: offered && keptPlan({ ...rows, product: offered }, condition, { reduces }) }
    }),
    limits: {
      Adult: [bundle.adults_min, bundle.adults_max],
      Juvenile: [bundle.juveniles_min, bundle.juveniles_max],
    },
    metadata: {
      program_id,
      price_cap,
      is_dynamic_pricing,
      flat_price,
      payment_options: openOptions(bundle, reduces),
      valid_dates: { valid_from, valid_to },
    },
  }
}

/** What has no other way left is paid at once. */
const openOptions = ({ payment_options: options }: Pick<PlanRow, 'payment_options'>, reduces: boolean) =>
  options.filter(({ type }) => reduces || type !== 'reducing_instalment')

const named = ({ id, slug, name, description }: ProductRow) => ({ product_id: id, slug, name, description })

/** In the one spelling in which moments cross the wire. */
const moment = (written: string | null): string | null =>
  written === null ? null : new Date(written).toISOString()

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other
  return one < other ? one : other
}
