import type { BundleProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'

/** How many of each plan somebody has put into a bundle, by plan id. */
export type BundleCounts = Readonly<Record<string, number>>

interface Limits {
  min: number
  max: number | null
}

type PlanType = 'Adult' | 'Juvenile'

/** BUNDLE-10: said once select was pressed. */
export const NOTHING_CHOSEN = 'Select plans in a bundle'

const typeOf = ({ metadata }: PlanProduct): PlanType => (metadata.is_juvenile ? 'Juvenile' : 'Adult')

/** What a bundle says of adults or of children; nothing said is no limit. */
export function limitsOf({ metadata }: BundleProduct, type: PlanType): Limits {
  const said = metadata.conditions.find(({ condition }) => condition.plan_type === type)?.condition
  return { min: said?.min_allowed ?? 0, max: said?.max_allowed ?? null }
}

/** BUNDLE-07, BUNDLE-08, BUNDLE-09, BUNDLE-10: the first thing that is wrong; null for a bundle that can be bought. */
export function bundleProblem(bundle: BundleProduct, counts: BundleCounts): string | null {
  const { products } = bundle.metadata
  if (products.every((plan) => countOf(counts, plan) === 0)) return NOTHING_CHOSEN
  for (const type of ['Adult', 'Juvenile'] as const) {
    const { min, max } = limitsOf(bundle, type)
    const count = countType(bundle, counts, type)
    if (count < min) return `Add at least ${min} ${type.toLowerCase()} plan(s)`
    // The counters stop before this: only a call that we did not make gets here.
    if (max !== null && count > max) return `Add at most ${max} ${type.toLowerCase()} plan(s)`
  }
  const broken = products.find((plan) => !isWithin(countOf(counts, plan), itemLimits(plan)))
  return broken ? `Check how many of ${broken.name} you want` : null
}

/** BUNDLE-16: as many of each as there have to be. */
export function defaultCounts({ metadata }: BundleProduct): Record<string, number> {
  return Object.fromEntries(metadata.products.map((plan) => [plan.metadata.plan_id, itemLimits(plan).min]))
}

/** BUNDLE-06 */
export const isOptional = (plan: PlanProduct): boolean => itemLimits(plan).min === 0

/** BUNDLE-11: not beyond the item's maximum, the adults' or children's, or what is left of the plan. */
export function mayAdd(bundle: BundleProduct, counts: BundleCounts, plan: PlanProduct): boolean {
  const next = countOf(counts, plan) + 1
  const { max } = itemLimits(plan)
  const ofType = limitsOf(bundle, typeOf(plan)).max
  const { available_count: left } = plan.metadata
  return (
    (max === null || next <= max) &&
    (ofType === null || countType(bundle, counts, typeOf(plan)) + 1 <= ofType) &&
    (left === null || next <= left)
  )
}

/** BUNDLE-12 */
export const mayRemove = (counts: BundleCounts, plan: PlanProduct): boolean =>
  countOf(counts, plan) > itemLimits(plan).min

function itemLimits({ metadata }: PlanProduct): Limits {
  const said = metadata.bundle_item_condition
  return { min: said?.min_allowed ?? 0, max: said?.max_allowed ?? null }
}

const isWithin = (count: number, { min, max }: Limits): boolean =>
  count >= min && (max === null || count <= max)

export const countOf = (counts: BundleCounts, { metadata }: PlanProduct): number =>
  counts[metadata.plan_id] ?? 0

const countType = ({ metadata }: BundleProduct, counts: BundleCounts, type: PlanType): number =>
  metadata.products.reduce((sum, plan) => sum + (typeOf(plan) === type ? countOf(counts, plan) : 0), 0)
