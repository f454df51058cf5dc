import type { BundleProduct, MembershipProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { isBuyable } from '../catalogue/availability.ts'
import { limitsOf } from '../catalogue/bundle-limits.ts'
import { isBundle, type SelectedItem } from '../catalogue/selection.ts'
import { cents, type Cents } from '../../money/money.ts'
import { cheapestCombination, type OfferedBundle, type WantedPlan } from './cheaper-combination.ts'
import type { MultiBuy } from './multi-buy.ts'
import { priceLines } from './price-lines.ts'
import { bundlePriceOf, earlyBirdOf, linesOf, paymentOf, priceInBundle } from './selection-lines.ts'

/** Where a place stands now: in which of the chosen items, and which of its plans. */
export interface Place {
  item: number
  planId: string
  /** The how-manieth of this plan in the item. */
  copy: number
}

export type Regrouped =
  /** Stays as it is. */
  | { kind: 'kept'; item: number }
  | { kind: 'plan'; product: PlanProduct; place: Place }
  | { kind: 'bundle'; product: BundleProduct; places: Place[] }

export interface CheaperSelection {
  saves: Cents
  total: Cents
  /** Bundles in front, as they are when they are chosen (BUNDLE-15). */
  items: Regrouped[]
}

/**
 * The same plans put together in a cheaper way, paid at once as the total says; null where there is none. A chosen bundle is
 * taken apart only where each of its plans can be bought alone, so whatever is found can really be chosen.
 */
export function cheaperSelection(
  items: readonly SelectedItem[],
  products: readonly MembershipProduct[],
  multiBuys: readonly MultiBuy[],
): CheaperSelection | null {
  const sold = products.filter(({ metadata }) => isBuyable(metadata.availability))
  const alone = new Map(sold.filter(isPlan).map((plan) => [plan.metadata.plan_id, plan]))
  const offered = sold.filter(isBundleProduct)
  const places = new Map<string, { place: Place; plan: PlanProduct }>()
  const kept: Regrouped[] = []
  for (const [item, chosen] of items.entries()) {
    const inside = placesOf(chosen, item)
    const plans = inside.map(({ planId }) => alone.get(planId))
    if (plans.some((plan) => !plan)) kept.push({ kind: 'kept', item })
    else
      for (const [at, place] of inside.entries()) {
        const plan = plans[at]
        if (plan) places.set(`${item}.${at}`, { place, plan })
      }
  }
  const wanted = [...places].map(([id, { plan }]) => wantedOf(id, plan))
  const found = cheapestCombination(wanted, { bundles: offered.map(offeredOf), multiBuys, codes: [] })
  const ofKept = kept.flatMap((each) => (each.kind === 'kept' ? (items[each.item] ?? []) : []))
  const total = cents(found.total + totalOf(ofKept, multiBuys))
  const saves = cents(totalOf(items, multiBuys) - total)
  if (saves <= 0) return null
  const regrouped = found.placed.flatMap(({ bundleId, wanted: ids }): Regrouped[] => {
    const inside = ids.flatMap((id) => places.get(id) ?? [])
    const bundle = offered.find(({ product_id }) => product_id === bundleId)
    if (bundle) return [{ kind: 'bundle', product: bundle, places: inside.map(({ place }) => place) }]
    return inside.map(({ place, plan }) => ({ kind: 'plan', product: plan, place }))
  })
  return {
    saves,
    total,
    items: [...kept, ...regrouped].toSorted((a, b) => front(a, items) - front(b, items)),
  }
}

function placesOf(item: SelectedItem, at: number): Place[] {
  if (!isBundle(item)) return [{ item: at, planId: item.product.metadata.plan_id, copy: 0 }]
  return Object.entries(item.counts).flatMap(([planId, count]) =>
    Array.from({ length: count }, (_, copy) => ({ item: at, planId, copy })),
  )
}

const totalOf = (items: readonly SelectedItem[], multiBuys: readonly MultiBuy[]): Cents =>
  priceLines(linesOf(items, 'in full'), { multiBuys, code: null }).total

export const wantedOf = (id: string, plan: PlanProduct): WantedPlan => ({
  id,
  planId: plan.metadata.plan_id,
  isJuvenile: plan.metadata.is_juvenile,
  price: cents(plan.price),
  payment: paymentOf(plan, 'in full'),
  earlyBird: earlyBirdOf(plan),
})

/** DATA-33 */
export function offeredOf(bundle: BundleProduct): OfferedBundle {
  return {
    id: bundle.product_id,
    price: bundlePriceOf(bundle),
    items: bundle.metadata.products.map((plan) => ({
      planId: plan.metadata.plan_id,
      priceInBundle: priceInBundle(plan),
      min: plan.metadata.bundle_item_condition?.min_allowed ?? 0,
      max: plan.metadata.bundle_item_condition?.max_allowed ?? null,
    })),
    adults: limitsOf(bundle, 'Adult'),
    juveniles: limitsOf(bundle, 'Juvenile'),
  }
}

function front(each: Regrouped, items: readonly SelectedItem[]): number {
  const chosen = each.kind === 'kept' ? items[each.item] : undefined
  return each.kind === 'bundle' || (chosen && isBundle(chosen)) ? 0 : 1
}

const isPlan = (product: MembershipProduct): product is PlanProduct => product.type === 'Plan'
const isBundleProduct = (product: MembershipProduct): product is BundleProduct => product.type === 'Bundle'
