import type { BundleProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import type { BundleCounts } from '@clubhouse/domain/selling/catalogue/bundle-limits'
import { isBundle, type SelectedItem } from '@clubhouse/domain/selling/catalogue/selection'

/** DATA-34: what is known of the person for whom a place was chosen. */
export interface Registration {
  registrationAnswers: { guardian: unknown; member: unknown }
  registrationValid: boolean
  registrationMembersSelected: { guardianSelectedId: string | null; memberSelectedId: string | null }
  invalidForm: boolean
}

/** One place in a plan: by itself, or in a bundle. Other pages may write more onto it: it stays. */
export interface PlanEntry extends Registration {
  product: PlanProduct
  bundleItems: []
}

/** BUNDLE-15: one entry, with a place for each plan that was chosen in it. */
export interface BundleEntry extends Registration {
  product: BundleProduct
  bundleItems: PlanEntry[]
}

export type Entry = PlanEntry | BundleEntry

export const isBundleEntry = (entry: Entry): entry is BundleEntry => entry.product.type === 'Bundle'

const noRegistration = (): Registration => ({
  registrationAnswers: { guardian: null, member: null },
  registrationValid: false,
  registrationMembersSelected: { guardianSelectedId: null, memberSelectedId: null },
  invalidForm: false,
})

export const planEntry = (product: PlanProduct): PlanEntry => ({
  product,
  bundleItems: [],
  ...noRegistration(),
})

export const bundleEntry = (product: BundleProduct, bundleItems: PlanEntry[]): BundleEntry => ({
  product,
  bundleItems,
  ...noRegistration(),
})

export function newEntry(item: SelectedItem): Entry {
  if (!isBundle(item)) return planEntry(item.product)
  const items = item.product.metadata.products.flatMap((plan) =>
    Array.from({ length: item.counts[plan.metadata.plan_id] ?? 0 }, () => planEntry(plan)),
  )
  return bundleEntry(item.product, items)
}

/** The entry as the rules and prices know it. */
export function itemOf(entry: Entry): SelectedItem {
  if (!isBundleEntry(entry)) return { product: entry.product }
  return { product: entry.product, counts: countsIn(entry) }
}

export function countsIn({ bundleItems }: BundleEntry): BundleCounts {
  const counts: Record<string, number> = {}
  for (const { product } of bundleItems) {
    counts[product.metadata.plan_id] = (counts[product.metadata.plan_id] ?? 0) + 1
  }
  return counts
}

/** One place more of a plan, or the last one less; whoever has the others keeps theirs. */
export function changeBundle(entry: BundleEntry, plan: PlanProduct, by: 1 | -1): BundleEntry {
  const { bundleItems } = entry
  if (by === 1) return { ...entry, bundleItems: [...bundleItems, planEntry(plan)] }
  const at = bundleItems.findLastIndex(({ product }) => product.metadata.plan_id === plan.metadata.plan_id)
  return { ...entry, bundleItems: bundleItems.filter((_, index) => index !== at) }
}

/** The same entry with what is sold now in it; plans that the club took out of a bundle leave it. */
export function soldAs(entry: Entry, product: Entry['product']): Entry {
  if (!isBundleEntry(entry)) return product.type === 'Plan' ? { ...entry, product } : entry
  if (product.type === 'Plan') return entry
  const bundleItems = entry.bundleItems.flatMap((item) => {
    const now = product.metadata.products.find(
      ({ metadata }) => metadata.plan_id === item.product.metadata.plan_id,
    )
    return now ? [{ ...item, product: now }] : []
  })
  return { ...entry, product, bundleItems }
}
