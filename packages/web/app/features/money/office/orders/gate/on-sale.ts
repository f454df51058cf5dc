import type { ShopItem } from '@clubhouse/contract/selling/shop'
import { isBuyable } from '@clubhouse/domain/selling/catalogue/availability'
import { itemPrice } from '@clubhouse/domain/selling/shop/item-price'

/** One thing that can be handed over: an item, or one size of it. */
export interface OnSale {
  /** Of its field in the form. */
  key: string
  name: string
  price: number
  /** Null for as many as are wanted. */
  left: number | null
  most: number
}

/** What has a price of its own; gifts are given on the site. */
export function onSaleOf(items: readonly ShopItem[]): OnSale[] {
  return items
    .filter(({ metadata }) => isBuyable(metadata.availability) && metadata.any_amount === null)
    .flatMap((item) => {
      const { variants, max_quantity: most, available_count: count } = item.metadata
      const priceOf = (variant: (typeof variants)[number] | null) => {
        const { price, off } = itemPrice(item, { variant, amount: null })
        return price - off
      }
      if (variants.length === 0)
        return [
          {
            key: item.product_id,
            name: item.name,
            price: priceOf(null),
            left: count,
            most: atMost(count, most),
          },
        ]
      return variants.map((variant) => ({
        key: `${item.product_id}:${variant.variant_id}`,
        name: `${item.name}, ${variant.title}`,
        price: priceOf(variant),
        left: variant.available_count,
        most: atMost(variant.available_count, most),
      }))
    })
}

const atMost = (left: number | null, most: number): number => (left === null ? most : Math.min(left, most))
