import type { ShopItem, Variant } from '@clubhouse/contract/selling/shop'
import { availabilityOf, type Moment } from '../catalogue/availability.ts'

/** An item as the club keeps it: what depends on the time, and on what is left, is not said yet. */
export interface KeptShopItem extends Omit<ShopItem, 'metadata'> {
  opensAt: string | null
  closesAt: string | null
  /** Of an item without variants; null for as many as are wanted. */
  left: number | null
  variants: readonly {
    variant_id: string
    options: Record<string, string>
    price: number | null
    left: number | null
  }[]
  metadata: Omit<ShopItem['metadata'], 'variants' | 'available_count' | 'sold_out' | 'availability'>
}

/** What it is to somebody who would buy it at a moment. */
export function shopItemAsSold(
  { opensAt, closesAt, left, variants, metadata, ...item }: KeptShopItem,
  at: Moment,
): ShopItem {
  const shown = variants.map((variant) => variantAsSold(variant, item.price, metadata.options))
  const count = shown.length > 0 ? leftInAll(shown) : left
  const availability = availabilityOf({ opensAt, closesAt, closesOn: null, left: count }, at)
  return {
    ...item,
    metadata: { ...metadata, variants: shown, available_count: count, sold_out: count === 0, availability },
  }
}

function variantAsSold(
  { variant_id, options, price, left }: KeptShopItem['variants'][number],
  usual: number,
  order: ShopItem['metadata']['options'],
): Variant {
  // In the order in which the page asks; PostgreSQL keeps none of its own.
  const title = order.flatMap(({ name }) => options[name] ?? []).join(', ')
  return { variant_id, options, title, price: price ?? usual, available_count: left, sold_out: left === 0 }
}

const leftInAll = (variants: readonly Variant[]): number | null =>
  variants.some((variant) => variant.available_count === null)
    ? null
    : variants.reduce((sum, variant) => sum + (variant.available_count ?? 0), 0)
