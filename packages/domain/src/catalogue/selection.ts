import type { BundleProduct, MembershipProduct, PlanProduct } from '@clubhouse/contract/catalogue'
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
  const { available_count: left } = product.metadata
  const wanted = countSelected(selection, product.product_id) + count
  if (left !== null && wanted > left) return { ...selection, overSold: product.product_id }
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

/** BUNDLE-15: bundles stand in front. */
export function selectBundle(selection: Selection, product: BundleProduct, counts: BundleCounts): Selection {
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

export const countSelected = ({ items }: Selection, productId: string): number =>
  items.filter(({ product }) => product.product_id === productId).length

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

/** What was chosen, after the club changed its catalogue: what is gone or full is left out, and named. */
export function stillThere(
  { items }: Selection,
  products: readonly MembershipProduct[],
): { selection: Selection; gone: string[] } {
  const known = new Map(products.map((product) => [product.product_id, product]))
  const gone: string[] = []
  let selection = NOTHING_SELECTED
  for (const item of items.toReversed()) {
    const now = known.get(item.product.product_id)
    const before = selection
    if (isBundle(item) && now?.type === 'Bundle') selection = selectBundle(selection, now, item.counts)
    else if (!isBundle(item) && now?.type === 'Plan') selection = inFront(selectPlan(selection, now, 1))
    if (selection.items.length === before.items.length) gone.push(item.product.name)
  }
  return { selection: { ...selection, overSold: null }, gone: [...new Set(gone)] }
}

/** Read from the end: what was added last belongs first. */
function inFront({ items, overSold }: Selection): Selection {
  const last = items.at(-1)
  return overSold !== null || !last ? { items, overSold } : { items: [last, ...items.slice(0, -1)], overSold }
}
