import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'

/** What the waiting list has to know of a plan. */
export interface SoldPlan {
  name: string
  programId: string
  /** Null for as many as come. */
  stockId: string | null
  remaining: number | null
  /** It can be bought, as far as there are places. */
  isOpen: boolean
  closesAt: Date | null
}

interface Row extends Omit<SoldPlan, 'closesAt'> {
  closesAt: string | null
}

/** Null where the club sells no such plan. */
export async function findSoldPlan(
  tx: Tx,
  { clubId, planId, now }: { clubId: string; planId: string; now: Date },
): Promise<SoldPlan | null> {
  const found: unknown = await tx.execute(sql`
    select sold.name, p.program_id as "programId", s.id as "stockId", s.remaining, iso(p.closes_at) as "closesAt",
      coalesce(p.opens_at <= ${now}, true) and coalesce(p.closes_at > ${now}, true) as "isOpen"
    from plans p
    join products sold on sold.club_id = p.club_id and sold.id = p.id
    left join stock s on s.club_id = sold.club_id and s.id = sold.stock_id
    where p.club_id = ${clubId} and p.id = ${planId} and sold.is_active`)
  const [row] = (found as { rows: Row[] }).rows
  return row ? { ...row, closesAt: row.closesAt === null ? null : new Date(row.closesAt) } : null
}

/** How many are left, which nobody else can take until this transaction is over; rows in the order of their ids. */
export async function lockStock(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const found: unknown = await tx.execute(sql`
    select id, remaining from stock
    where club_id = ${clubId} and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
    order by id for update`)
  const { rows } = found as { rows: { id: string; remaining: number }[] }
  return new Map(rows.map(({ id, remaining }) => [id, remaining]))
}
