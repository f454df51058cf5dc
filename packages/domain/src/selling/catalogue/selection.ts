import type { BundleProduct, MembershipProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { isBuyable } from './availability.ts'
import { type BundleCounts, bundleProblem, countOf, mayRemove } from './bundle-limits.ts'

/** DATA-34: what somebody has chosen, before it is in a cart. Each plan is an entry of its own: one person each. */
export type SelectedItem = { product: PlanProduct } | { product: BundleProduct; counts: BundleCounts }

export interface Selection {
  items: readonly SelectedItem[]
  /** MEMB-24: the plan of which no more were to be had. */
  overSold: string | null
}

export const NOTHING_SELECTED: Selection = { items: [], overSold: null }

/** MEMB-24 */
export const OVER_SOLD = 'Maximum number of subscriptions has been reached for this plan.'

/** MEMB-23, MEMB-24: so many copies of a plan, or none where there are not so many left. */
export function selectPlan(selection: Selection, product: PlanProduct, count: number): Selection {
  if (!hasRoom(selection.items, product, count)) return { ...selection, overSold: product.product_id }
  const copies = Array.from({ length: count }, () => ({ product }))
  return { items: [...selection.items, ...copies], overSold: null }
}

/** MEMB-25: one copy less, the last that was added. */
export function removeOne(selection: Selection, productId: string): Selection {
  const at = selection.items.findLastIndex(({ product }) => product.product_id === productId)
  return { items: selection.items.filter((_, index) => index !== at), overSold: null }
}

/** MEMB-26 */
export function deselect(selection: Selection, productId: string): Selection {
  return { items: selection.items.filter(({ product }) => product.product_id !== productId), overSold: null }
}

/** BUNDLE-15: bundles stand in front. A place in a bundle is a place: MEMB-24 holds for it too. */
export function selectBundle(selection: Selection, product: BundleProduct, counts: BundleCounts): Selection {
  const full = product.metadata.products.find(
    (plan) => !hasRoom(selection.items, plan, countOf(counts, plan)),
  )
  if (full) return { ...selection, overSold: full.product_id }
  return { items: [{ product, counts }, ...selection.items], overSold: null }
}

/** BUNDLE-17 */
export function removeAt(selection: Selection, index: number): Selection {
  return { items: selection.items.filter((_, at) => at !== index), overSold: null }
}

/** MEMB-34: the last plan of a bundle goes only with the bundle. */
export function mayRemoveFromBundle({ product, counts }: BundleInSelection, plan: PlanProduct): boolean {
  const all = product.metadata.products.reduce((sum, each) => sum + countOf(counts, each), 0)
  return all > 1 && mayRemove(counts, plan)
}

export type BundleInSelection = Extract<SelectedItem, { counts: BundleCounts }>
export const isBundle = (item: SelectedItem): item is BundleInSelection => 'counts' in item

/** MEMB-05, MEMB-29, OPEN-077: something is chosen, and every bundle is filled as it has to be. */
export function mayContinue({ items }: Selection): boolean {
  return (
    items.length > 0 &&
    items.filter(isBundle).every(({ product, counts }) => bundleProblem(product, counts) === null)
  )
}

/** MEMB-31: "2 plans, 1 bundle". */
export function countsOf({ items }: Selection): { plans: number; bundles: number } {
  const bundles = items.filter(isBundle).length
  return { plans: items.length - bundles, bundles }
}

/** How many places of a plan are taken, alone and in bundles. */
export function placesTaken(items: readonly SelectedItem[], planId: string): number {
  return items.reduce((sum, item) => {
    if (isBundle(item)) return sum + (item.counts[planId] ?? 0)
    return sum + (item.product.metadata.plan_id === planId ? 1 : 0)
  }, 0)
}

/** Whether so many more of a plan are to be had, besides those that are chosen already. */
export function hasRoom(items: readonly SelectedItem[], { metadata }: PlanProduct, more: number): boolean {
  const { available_count: left, plan_id: planId } = metadata
  return more === 0 || left === null || placesTaken(items, planId) + more <= left
}

/**
 * What was chosen before, after the club changed its catalogue: each as it is sold now. What is gone, closed or full is
 * left out, and named.
 */
export function stillThere<Item extends SelectedItem>(
  items: readonly Item[],
  products: readonly MembershipProduct[],
): { items: Item[]; gone: string[] } {
  const known = new Map(products.map((product) => [product.product_id, product]))
  const gone: string[] = []
  const left: Item[] = []
  for (const item of items) {
    const now = known.get(item.product.product_id)
    const isSold = now?.type === item.product.type && isBuyable(now.metadata.availability)
    if (isSold && isRoomFor(left, item, now)) left.push({ ...item, product: now })
    else gone.push(item.product.name)
  }
  return { items: left, gone: [...new Set(gone)] }
}

function isRoomFor(items: readonly SelectedItem[], item: SelectedItem, now: MembershipProduct): boolean {
  if (now.type === 'Plan') return hasRoom(items, now, 1)
  return now.metadata.products.every((plan) =>
    hasRoom(items, plan, isBundle(item) ? countOf(item.counts, plan) : 0),
  )
}
