import type { Image } from '@clubhouse/contract/file'
import type { ShopItem } from '@clubhouse/contract/selling/shop'
import { isBuyable } from '@clubhouse/domain/selling/catalogue/availability'
import { holdsWords } from '@clubhouse/domain/web/search-words'
import { itemPrice } from '@clubhouse/domain/selling/shop/item-price'

/** One thing that can be handed over: an item, or one size of it. */
export interface OnSale {
  /** Of its field in the form. */
  key: string
  /** In full: "Home jersey, M". */
  name: string
  /** The size alone; empty where there is one kind only. */
  size: string
  price: number
  /** Null for as many as are wanted. */
  left: number | null
  most: number
}

/** An item with all its sizes. */
export interface ItemOnSale {
  id: string
  name: string
  picture: Image | null
  kinds: OnSale[]
}

/** What has a price of its own; gifts are given on the site. */
export function onSaleOf(items: readonly ShopItem[]): ItemOnSale[] {
  return items
    .filter(({ metadata }) => isBuyable(metadata.availability) && metadata.any_amount === null)
    .map((item) => ({
      id: item.product_id,
      name: item.name,
      picture: item.metadata.images[0] ?? null,
      kinds: kindsOf(item),
    }))
}

function kindsOf(item: ShopItem): OnSale[] {
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
        size: '',
        price: priceOf(null),
        left: count,
        most: atMost(count, most),
      },
    ]
  return variants.map((variant) => ({
    key: `${item.product_id}:${variant.variant_id}`,
    name: `${item.name}, ${variant.title}`,
    size: variant.title,
    price: priceOf(variant),
    left: variant.available_count,
    most: atMost(variant.available_count, most),
  }))
}

const atMost = (left: number | null, most: number): number => (left === null ? most : Math.min(left, most))

/** Whether an item is meant by what was typed: each word is in its name or in one of its sizes. */
export function isMeant({ name, kinds }: ItemOnSale, typed: string): boolean {
  return holdsWords([name, ...kinds.map(({ size }) => size)].join(' '), typed)
}
