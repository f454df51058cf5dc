import { sql } from 'drizzle-orm'
import type {
  ItemChange,
  ShopItemFields,
  ShopItemSummary,
  StockAdd,
} from '@clubhouse/contract/selling/office/shop-items'
import { kindOf, kindStays, tooFewInStock } from '@clubhouse/domain/selling/shop/office/item-fields'
import { tooFewLeft } from '@clubhouse/domain/selling/shop/office/stock-adds'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { changeStock, isCounted, newStock } from '../../stock/port.ts'

/** How many there are of an item or of a kind of it: what is sold and held stays so, the rest is what remains. */

export interface Shelf {
  /** Null for the item itself. */
  variant: string | null
  stock_id: string
  taken: number
  remaining: number
}

/** Of a change: so many more or fewer of what there is, and why (contract, `ItemChange`). */
export type Adding = Pick<ItemChange, 'adds' | 'adds_id' | 'stock_note'>

/** What is still to be counted of a change: nothing of one that was counted already. */
export async function openAdds(
  tx: Tx,
  clubId: string,
  { adds, adds_id: id }: Adding,
): Promise<StockAdd[] | undefined> {
  if (!adds?.length || id === undefined) return adds
  return (await isCounted(tx, clubId, id)) ? [] : adds
}

/** Held until all is written, by id (selling/stock/README.md, order of locks). Only what has a limit. */
export const lockedShelves = (tx: Tx, clubId: string, itemId: string): Promise<Shelf[]> =>
  rows<Shelf>(
    tx,
    sql`select of.variant, s.id as stock_id, s.reserved + s.sold as taken, s.remaining from stock s join (
        select id as variant, stock_id from shop_variants where club_id = ${clubId} and item_id = ${itemId}
        union all select null, stock_id from products where club_id = ${clubId} and id = ${itemId}) of on of.stock_id = s.id
      where s.club_id = ${clubId} order by s.id for update of s`,
  )

/** What is wrong with how many there shall be, by field; a kind that is there already is known by its id. */
export async function shelfErrors(
  tx: Tx,
  clubId: string,
  { variants, stock, ...adding }: ShopItemFields & Adding,
  item: ShopItemSummary | null,
): Promise<Record<string, string>> {
  const kept = new Map(item?.variants.map((variant) => [variant.variant_id, variant]))
  const named = variants.flatMap(({ variant_id: id }) => id ?? [])
  if (named.some((id) => !kept.has(id)) || new Set(named).size !== named.length)
    return { variants: 'One of these is not there any more. Please load the page again.' }
  if (item === null) return {}
  const adds = await openAdds(tx, clubId, adding)
  const shelves = await lockedShelves(tx, clubId, item.item_id)
  const takenOf = (id: string | null, usual: number) =>
    shelves.find(({ variant }) => variant === id)?.taken ?? usual
  const errors: Record<string, string> = {}
  const isSet = adds === undefined
  const own = takenOf(null, item.taken)
  if (isSet && stock !== null && item.variants.length === 0 && stock < own)
    errors['stock'] = tooFewInStock(own)
  for (const [id, { taken: usual, ...variant }] of kept) {
    const taken = takenOf(id, usual)
    const wanted = variants.find((each) => each.variant_id === id)
    if (!wanted) {
      if (taken > 0) errors['variants'] = kindStays(kindOf(item.option_names, variant), taken)
    } else if (isSet && wanted.stock !== null && wanted.stock < taken)
      errors[`variant_${id}`] = tooFewInStock(taken)
  }
  for (const { variant_id: id, add } of adds ?? []) {
    const isThere = id === null ? variants.length === 0 : named.includes(id)
    const left = shelves.find(({ variant }) => variant === id)?.remaining ?? 0
    if (!isThere) errors['variants'] = 'One of these is not there any more. Please load the page again.'
    else if (left + add < 0) errors[id === null ? 'stock' : `variant_${id}`] = tooFewLeft(left)
  }
  return errors
}

interface Putting {
  clubId: string
  /** The shelf that is there. */
  shelf: Shelf | undefined
  /** Null for as many as are wanted. */
  stock: number | null
  /** So many more; of what had no limit, so many from now on. Undefined where `stock` says how many there are. */
  add: number | undefined
  /** What was sold while there was no limit. */
  sold: number
  /** Who says so; null for a new item, whose first count is no change. */
  log: Omit<Parameters<typeof changeStock>[1], 'clubId' | 'stockId' | 'by'> | null
}

/** Answers which shelf it is from now on; null for as many as are wanted. */
export async function putShelf(
  tx: Tx,
  { clubId, shelf, stock, add, sold, log }: Putting,
): Promise<string | null> {
  if (!shelf) {
    if (add && log) {
      const stockId = await newStock(tx, { clubId, count: sold, sold })
      await changeStock(tx, { clubId, stockId, by: add, ...log })
      return stockId
    }
    return stock === null ? null : newStock(tx, { clubId, count: stock, sold })
  }
  if (stock === null) return null
  const by = add ?? stock - shelf.taken - shelf.remaining
  if (log) await changeStock(tx, { clubId, stockId: shelf.stock_id, by, ...log })
  return shelf.stock_id
}
