import { sql } from 'drizzle-orm'
import type { PlanFields, PlanSummary } from '@clubhouse/contract/selling/office/plans'
import { tooFewPlaces } from '@clubhouse/domain/selling/catalogue/office/plan-fields'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { newStock, setStock } from '../../stock/port.ts'
import type { OfRecord } from './saved-record.ts'

/** How many places a plan has: what is sold and held stays so, the rest is what remains (selling/stock/README.md, order of locks). */

interface Stock {
  id: string
  taken: number
}

/** Held until all is written. Null for as many as come. */
const lockedStock = async (tx: Tx, { clubId, id }: OfRecord): Promise<Stock | null> => {
  const found = await one<Stock>(
    tx,
    sql`select s.id, s.reserved + s.sold as taken from products p
      join stock s on s.club_id = p.club_id and s.id = p.stock_id
      where p.club_id = ${clubId} and p.id = ${id} for update of s`,
  )
  return found ?? null
}

export async function placesError(
  tx: Tx,
  clubId: string,
  { places }: PlanFields,
  item: PlanSummary | null,
): Promise<{ places?: string }> {
  if (places === null || item === null) return {}
  const stock = await lockedStock(tx, { clubId, id: item.plan_id })
  const taken = stock?.taken ?? item.members
  return places < taken ? { places: tooFewPlaces(taken) } : {}
}

/** Of a plan that had no limit those who hold it count as sold. */
export async function setPlaces(tx: Tx, of: OfRecord, places: number | null, members: number): Promise<void> {
  const { clubId, id } = of
  const stock = await lockedStock(tx, of)
  if (places === null) {
    await tx.execute(sql`update products set stock_id = null where club_id = ${clubId} and id = ${id}`)
  } else if (stock) {
    await setStock(tx, { clubId, stockId: stock.id, count: places })
  } else {
    const stockId = await newStock(tx, { clubId, count: places, sold: members })
    await tx.execute(sql`update products set stock_id = ${stockId} where club_id = ${clubId} and id = ${id}`)
  }
}
