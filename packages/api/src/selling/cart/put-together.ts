import { isDeepStrictEqual } from 'node:util'
import type { EnteredItem, StoredItem } from './cart-kind.ts'
import { isCounted, type Kinds } from './kinds.ts'
import type { StoredCart } from './stored-cart.ts'
import { newRows, type NewRows } from './write-items.ts'

export interface PutTogether {
  /** What is new, and of what there is more. */
  rows: NewRows
  /** All lines of the cart, as they are then. */
  items: StoredItem[]
}

/** The same thing once more, at the price that was seen before, is more of the line that is there. */
export function putTogether(
  kinds: Kinds,
  { items: before, products }: Pick<StoredCart, 'items' | 'products'>,
  entered: readonly EnteredItem[],
): PutTogether {
  const more = new Map<StoredItem, number>()
  const fresh: EnteredItem[] = []
  for (const item of entered) {
    const counted = isCounted(kinds, item, products.get(item.productId)?.type)
    const line = counted ? before.find((each) => isSame(each, item)) : undefined
    const twin = counted && !line ? fresh.findIndex((each) => isSame(each, item)) : -1
    const there = fresh[twin]
    if (line) more.set(line, (more.get(line) ?? line.quantity) + item.quantity)
    else if (there) fresh[twin] = { ...there, quantity: there.quantity + item.quantity }
    else fresh.push(item)
  }
  const rows = newRows(fresh, Math.max(-1, ...before.map(({ position }) => position)) + 1)
  const items = before.map((item) => ({ ...item, quantity: more.get(item) ?? item.quantity }))
  return {
    rows: { ...rows, more: [...more].map(([{ id }, quantity]) => ({ id, quantity })) },
    items: [...items, ...rows.items],
  }
}

type Thing = Pick<EnteredItem, 'productId' | 'paymentOptionId' | 'priceSeen' | 'metadata'>

const isSame = (one: Thing, other: Thing): boolean =>
  one.productId === other.productId &&
  one.paymentOptionId === other.paymentOptionId &&
  one.priceSeen === other.priceSeen &&
  isDeepStrictEqual(one.metadata, other.metadata)
