import type { MembershipProduct } from '@clubhouse/contract/selling/catalogue'
import { type Entry, newEntry, type PlanEntry } from './entry.ts'

/** MEMB-27 */
export const SELECTED_PLANS = 'selected-plans'

/** What was stored by a page of ours, perhaps of last season: what cannot be read any more is left out. */
export function readEntries(text: string | null): Entry[] {
  if (text === null) return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.flatMap((each) => entryOf(each) ?? []) : []
  } catch {
    return []
  }
}

export const writeEntries = (entries: readonly Entry[]): string | null =>
  entries.length === 0 ? null : JSON.stringify(entries)

function entryOf(stored: unknown): Entry | null {
  if (!isRecord(stored) || !isProduct(stored['product'])) return null
  const { product } = stored
  const fresh = newEntry(product.type === 'Plan' ? { product } : { product, counts: {} })
  const inside = Array.isArray(stored['bundleItems']) ? stored['bundleItems'] : []
  const items = inside.flatMap((each) => entryOf(each) ?? []).filter(isPlanEntry)
  // Whatever else stands on an entry belongs to the page that wrote it.
  return { ...fresh, ...stored, bundleItems: product.type === 'Bundle' ? items : [] } as Entry
}

const isPlanEntry = (entry: Entry): entry is PlanEntry => entry.product.type === 'Plan'

/** As far as it is looked at before the catalogue has said what it is now. */
function isProduct(value: unknown): value is MembershipProduct {
  if (!isRecord(value) || !isRecord(value['metadata'])) return false
  const { product_id: id, name, price, type, metadata } = value
  if (typeof id !== 'string' || typeof name !== 'string' || !Number.isSafeInteger(price)) return false
  if (typeof metadata['program_id'] !== 'string') return false
  if (type === 'Plan') return isPlanMetadata(metadata)
  const { products, conditions } = metadata
  return (
    type === 'Bundle' && Array.isArray(products) && products.every(isProduct) && Array.isArray(conditions)
  )
}

function isPlanMetadata(metadata: Record<string, unknown>): boolean {
  const { plan_id: id, payment_options: options, available_count: left } = metadata
  return typeof id === 'string' && Array.isArray(options) && (left === null || Number.isSafeInteger(left))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
