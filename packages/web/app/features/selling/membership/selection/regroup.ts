import type { Place, Regrouped } from '@clubhouse/domain/selling/pricing/cheaper-selection'
import { bundleEntry, type Entry, isBundleEntry, type PlanEntry } from './entry.ts'

/** The entries of a cheaper combination: whoever was registered for a place takes what was typed along. */
export function regrouped(entries: readonly Entry[], items: readonly Regrouped[]): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (item.kind === 'kept') return [entries[item.item]].filter((entry) => entry !== undefined)
    if (item.kind === 'plan') {
      const entry = entryAt(entries, item.place)
      return entry ? [{ ...entry, product: item.product }] : []
    }
    const { products } = item.product.metadata
    const inside = item.places.flatMap((place): PlanEntry[] => {
      const entry = entryAt(entries, place)
      const product = products.find(({ metadata }) => metadata.plan_id === place.planId)
      return entry && product ? [{ ...entry, product }] : []
    })
    return [bundleEntry(item.product, inside)]
  })
}

function entryAt(entries: readonly Entry[], { item, planId, copy }: Place): PlanEntry | undefined {
  const entry = entries[item]
  if (!entry || !isBundleEntry(entry)) return entry
  return entry.bundleItems.filter(({ product }) => product.metadata.plan_id === planId)[copy]
}
