import { type SQL, sql } from 'drizzle-orm'
import type { TaxRate } from '@clubhouse/domain/money/tax/tax'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'

/** The registration of a club that is registered on the day of a moment, by its own clock; no row of any other. */
export const registeredOn = (clubId: string, at: string): SQL => sql`
  select t.club_id, t.number, t.default_rate_id from tax_registrations t join clubs c on c.id = t.club_id
  where t.club_id = ${clubId} and t.since <= ((${at}::timestamptz at time zone c.time_zone)::date)::text`

/** The rate at which something is sold now that is no line of an order; null where the club is not registered. */
export async function taxOfProduct(
  tx: Tx,
  { clubId, productId, now }: { clubId: string; productId: string; now: Date },
): Promise<TaxRate | null> {
  const found = await one<TaxRate>(
    tx,
    sql`with registered as (${registeredOn(clubId, now.toISOString())})
    select r.name, r.basis_points as "basisPoints" from registered g
    left join product_tax_rates p on p.club_id = g.club_id and p.product_id = ${productId}
    join tax_rates r on r.club_id = g.club_id and r.id = coalesce(p.rate_id, g.default_rate_id)`,
  )
  return found ?? null
}
