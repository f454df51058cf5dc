import { sql } from 'drizzle-orm'
import { clubByClub } from '../../clubs/port.ts'
import { asClub } from '../../db/as-club.ts'
import type { Tx } from '../../db/database.ts'
import type { Schedule } from '../../jobs/schedules.ts'

/** docs/operations.md names it. */
const KEEP_CARTS = '60 days'
const AT_ONCE = 500

/** What nobody has ordered for so long is forgotten, with what was answered for it and nothing else needs. */
export const forgetCarts: Schedule = {
  cadence: { dailyAt: '04:30', zone: 'Europe/Dublin' },
  work: clubByClub('sweep-carts', (tx, { id }, now) => asClub(tx, id, (own) => forgetOfClub(own, id, now))),
}

interface Old {
  id: string
  answers: string[]
}

async function forgetOfClub(tx: Tx, clubId: string, now: Date): Promise<number> {
  const found: unknown = await tx.execute(sql`
    select c.id, coalesce((
      select json_agg(a.id) from cart_items i, unnest(array[i.member_answers_id, i.guardian_answers_id]) as a (id)
      where i.club_id = c.club_id and i.cart_id = c.id and a.id is not null), '[]') as answers
    from carts c
    where c.club_id = ${clubId} and c.ordered_at is null
      and c.updated_at < ${now.toISOString()}::timestamptz - ${KEEP_CARTS}::interval
      and not exists (select 1 from orders o where o.club_id = c.club_id and o.cart_id = c.id
        and o.status in ('New', 'Pending'))
    order by c.updated_at limit ${AT_ONCE} for update of c`)
  const { rows } = found as { rows: Old[] }
  if (rows.length === 0) return 0
  await tx.execute(sql`
    delete from carts where club_id = ${clubId} and id = any(${idsOf(rows.map(({ id }) => id))}::uuid[])`)
  await tx.execute(sql`
    delete from form_answers a where a.club_id = ${clubId}
      and a.id = any(${idsOf(rows.flatMap(({ answers }) => answers))}::uuid[])
      and not exists (select 1 from cart_items i where i.club_id = a.club_id
        and a.id in (i.member_answers_id, i.guardian_answers_id))
      and not exists (select 1 from order_items i where i.club_id = a.club_id
        and a.id in (i.member_answers_id, i.guardian_answers_id))`)
  return rows.length
}

const idsOf = (ids: readonly string[]): string => `{${ids.join(',')}}`
