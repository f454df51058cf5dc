import type { BundleProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { countOf } from '../../selling/catalogue/bundle-limits.ts'
import { isBundle, type SelectedItem } from '../../selling/catalogue/selection.ts'

/** MEMB-36: a place for one person, in a plan that was chosen by itself or inside a bundle. */
export interface Place {
  /**
   * Which place of its plan it is, in bundles and alone. One is as good as another, so whoever was filled in keeps a place when
   * something else is chosen or given up, or the same plans are put together in another way.
   */
  key: string
  /** From 1, as it is read on the page. */
  number: number
  /** The place of its entry in what was chosen. */
  entry: number
  plan: PlanProduct
  bundle: BundleProduct | null
}

/** In the order in which they are filled in. */
export function placesOf(items: readonly SelectedItem[]): Place[] {
  const taken = new Map<string, number>()
  const all = items.flatMap((item, entry) =>
    plansIn(item).map((plan) => ({ entry, plan, bundle: isBundle(item) ? item.product : null })),
  )
  return all.map((place, at) => {
    const { plan_id: id } = place.plan.metadata
    const which = (taken.get(id) ?? 0) + 1
    taken.set(id, which)
    return { ...place, key: `${id}.${which}`, number: at + 1 }
  })
}

function plansIn(item: SelectedItem): PlanProduct[] {
  if (!isBundle(item)) return [item.product]
  return item.product.metadata.products.flatMap((plan) =>
    Array.from({ length: countOf(item.counts, plan) }, () => plan),
  )
}
