import type { BundleProduct, MembershipDiscount, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { isBuyable } from '../catalogue/availability.ts'
import { cents, type Cents } from '../../money/money.ts'
import { bundleShares } from '../pricing/bundle-price.ts'
import { cheapestCombination } from '../pricing/cheaper-combination.ts'
import { offeredOf, wantedOf } from '../pricing/cheaper-selection.ts'
import { multiBuyOf } from '../pricing/line-of.ts'
import { type PricedLine, priceLines } from '../pricing/price-lines.ts'

/** One place in a plan, for one person. */
export interface Renewing {
  id: string
  plan: PlanProduct
}

/** What a household is offered besides single plans. */
export interface HouseholdOffers {
  bundles: readonly BundleProduct[]
  discounts: readonly MembershipDiscount[]
}

export interface PersonPrice {
  id: string
  /** What it costs by itself. */
  alone: Cents
  /** Their share of what is paid. */
  price: Cents
  why: PriceReason
}

export type PriceReason =
  | { kind: 'price' }
  | { kind: 'discount'; names: string[] }
  | { kind: 'bundle'; name: string }

/** What is put into the cart, in this order: a bundle with its people, or one person's plan. */
export interface HouseholdLine {
  bundle: BundleProduct | null
  ids: string[]
}

export interface HouseholdPrice {
  people: PersonPrice[]
  lines: HouseholdLine[]
  total: Cents
  /** What of it is paid at once: all of it, but for what comes again and again. */
  today: Cents
  /** Less than each by themselves. */
  saves: Cents
}

/**
 * The cheapest way for a household to take these plans, in bundles or alone, as the cart will say it: both are made by the
 * same rules. Shares of a bundle are those of a refund.
 */
export function householdPrice(
  renewing: readonly Renewing[],
  { bundles, discounts }: HouseholdOffers,
): HouseholdPrice {
  const offered = bundles.filter(({ metadata }) => isBuyable(metadata.availability))
  const multiBuys = discounts.map(multiBuyOf)
  const wanted = renewing.map(({ id, plan }) => wantedOf(id, plan))
  const found = cheapestCombination(wanted, { bundles: offered.map(offeredOf), multiBuys, codes: [] })
  const priced = priceLines(found.lines, { multiBuys, code: null })
  const aloneOf = new Map(
    wanted.map(({ id, planId, price, payment, earlyBird = null }) => {
      const { total } = priceLines([{ kind: 'plan', id, planId, price, payment, earlyBird }], {
        multiBuys: [],
        code: null,
      })
      return [id, total] as const
    }),
  )
  const people = new Map<string, PersonPrice>()
  const lines = found.placed.map(({ lineId, bundleId, wanted: ids }, at): HouseholdLine => {
    const bundle = offered.find(({ product_id: id }) => id === bundleId) ?? null
    const line = priced.lines[at]
    if (!line || line.id !== lineId) throw new Error('Lines are priced in their order')
    for (const share of sharesOf(line, found.lines[at], ids, bundle))
      people.set(share.id, { ...share, alone: aloneOf.get(share.id) ?? cents(0) })
    return { bundle, ids: [...ids] }
  })
  const alone = [...aloneOf.values()].reduce((sum, price) => sum + price, 0)
  return {
    people: renewing.flatMap(({ id }) => people.get(id) ?? []),
    lines,
    total: priced.total,
    today: priced.today.total,
    saves: cents(alone - priced.total),
  }
}

function sharesOf(
  line: PricedLine,
  chosen: Parameters<typeof priceLines>[0][number] | undefined,
  ids: readonly string[],
  bundle: BundleProduct | null,
): Omit<PersonPrice, 'alone'>[] {
  if (bundle === null || chosen?.kind !== 'bundle') {
    const names = line.discounts.map(({ name }) => name)
    const why: PriceReason = names.length > 0 ? { kind: 'discount', names } : { kind: 'price' }
    return ids.map((id) => ({ id, price: line.total, why }))
  }
  const shares = bundleShares(
    line.total,
    chosen.items.map(({ priceInBundle }) => priceInBundle),
  )
  return ids.map((id, at) => ({
    id,
    price: shares[at] ?? cents(0),
    why: { kind: 'bundle', name: bundle.name },
  }))
}

/** As many as there are places for, those named first before the others: the rest wait. */
export function withinPlaces(renewing: readonly Renewing[]): { fit: Renewing[]; full: Renewing[] } {
  const taken = new Map<string, number>()
  const [fit, full]: [Renewing[], Renewing[]] = [[], []]
  for (const each of renewing) {
    const { plan_id: id, available_count: left } = each.plan.metadata
    const before = taken.get(id) ?? 0
    if (left !== null && before >= left) full.push(each)
    else {
      taken.set(id, before + 1)
      fit.push(each)
    }
  }
  return { fit, full }
}
