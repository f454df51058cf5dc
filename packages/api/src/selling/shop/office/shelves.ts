import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { ShopItemFields, ShopItemSummary } from '@clubhouse/contract/selling/office/shop-items'
import { kindOf, kindStays, tooFewInStock } from '@clubhouse/domain/selling/shop/office/item-fields'
import type { Tx } from '#kernel/db/database.ts'
import { rowsOf } from '../../stock/port.ts'

/** How many there are of an item or of a kind of it: what is sold and held stays so, the rest is what remains. */

export interface Shelf {
  /** Null for the item itself. */
  variant: string | null
  stock_id: string
  taken: number
}

/** Held until all is written, by id (selling/stock/README.md, order of locks). Only what has a limit. */
export const lockedShelves = (tx: Tx, clubId: string, itemId: string): Promise<Shelf[]> =>
  rowsOf<Shelf>(
    tx,
    sql`select of.variant, s.id as stock_id, s.reserved + s.sold as taken from stock s join (
        select id as variant, stock_id from shop_variants where club_id = ${clubId} and item_id = ${itemId}
        union all select null, stock_id from products where club_id = ${clubId} and id = ${itemId}) of on of.stock_id = s.id
      where s.club_id = ${clubId} order by s.id for update of s`,
  )

/** What is wrong with how many there shall be, by field; a kind that is there already is known by its id. */
export async function shelfErrors(
  tx: Tx,
  clubId: string,
  { variants, stock }: ShopItemFields,
  item: ShopItemSummary | null,
): Promise<Record<string, string>> {
  const kept = new Map(item?.variants.map((variant) => [variant.variant_id, variant]))
  const named = variants.flatMap(({ variant_id: id }) => id ?? [])
  if (named.some((id) => !kept.has(id)) || new Set(named).size !== named.length)
    return { variants: 'One of these is not there any more. Please load the page again.' }
  if (item === null) return {}
  const shelves = await lockedShelves(tx, clubId, item.item_id)
  const takenOf = (id: string | null, usual: number) =>
    shelves.find(({ variant }) => variant === id)?.taken ?? usual
  const errors: Record<string, string> = {}
  const own = takenOf(null, item.taken)
  if (stock !== null && item.variants.length === 0 && stock < own) errors['stock'] = tooFewInStock(own)
  for (const [id, { taken: usual, ...variant }] of kept) {
    const taken = takenOf(id, usual)
    const wanted = variants.find((each) => each.variant_id === id)
    if (!wanted) {
      if (taken > 0) errors['variants'] = kindStays(kindOf(item.option_names, variant), taken)
    } else if (wanted.stock !== null && wanted.stock < taken) errors[`variant_${id}`] = tooFewInStock(taken)
  }
  return errors
}

interface Setting {
  clubId: string
  /** The shelf that is there. */
  stockId: string | null
  stock: number | null
  /** What was sold while there was no limit. */
  sold: number
}

/** Answers which shelf it is from now on; null for as many as are wanted. */
export async function setShelf(tx: Tx, { clubId, stockId, stock, sold }: Setting): Promise<string | null> {
  if (stock === null) return null
  if (stockId !== null) {
    await tx.execute(sql`update stock set remaining = ${stock} - reserved - sold
      where club_id = ${clubId} and id = ${stockId} and remaining <> ${stock} - reserved - sold`)
    return stockId
  }
  const id = randomUUID()
  await tx.execute(sql`insert into stock (club_id, id, remaining, reserved, sold)
    values (${clubId}, ${id}, ${stock - sold}, 0, ${sold})`)
  return id
}

/** Shelves that nobody ever took anything from. */
export async function clearShelves(tx: Tx, clubId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.execute(sql`delete from stock s where s.club_id = ${clubId} and s.id = any(${`{${ids.join(',')}}`}::uuid[])
    and not exists (select from reservations r where r.club_id = s.club_id and r.stock_id = s.id)
    and not exists (select from products p where p.club_id = s.club_id and p.stock_id = s.id)
    and not exists (select from shop_variants v where v.club_id = s.club_id and v.stock_id = s.id)`)
}
