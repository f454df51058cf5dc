import { sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'

/** Whom an order of memberships is for first, and the answers that came with all of them. */
export async function firstPersonOf(tx: Tx, clubId: string, orderId: string) {
  const row = await one<{ member_id: string; first_name: string; answers: string[] }>(
    tx,
    sql`select i.member_id, coalesce(i.first_name, '') as first_name,
      (select coalesce(json_agg(given.id), '[]') from order_items o
        cross join lateral (values (o.member_answers_id), (o.guardian_answers_id)) as given (id)
        where o.club_id = i.club_id and o.order_id = i.order_id and given.id is not null) as answers
    from order_items i where i.club_id = ${clubId} and i.order_id = ${orderId} and i.member_id is not null
    order by i.position limit 1`,
  )
  if (!row) throw new Error(`The order ${orderId} is for nobody`)
  return row
}

/** SQL: `o`, an order, and `s`, what is counted of it. */
export const ORDERS_COUNTED = 'orders o join order_sums s on s.club_id = o.club_id and s.id = o.id'

const BUYER = `trim(concat_ws(' ', o.first_name, o.last_name))`
/** The line says the size and how many; the size alone here. */
const SIZE = `regexp_replace(i.title, '( · )?[0-9]+ of them$', '')`

/** For `with`: `bought`, each line of an item of the shop that was paid for. $1 is the club, $2 the item. */
export const BOUGHT_LINES = `bought as materialized (
  select i.id, i.order_id, o.seq, ${BUYER} as buyer, ${SIZE} as size, i.quantity, o.completed_at, i.ended_at, i.stock_id
  from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
  where i.club_id = $1 and i.product_id = $2 and i.type = 'ShopItem' and o.completed_at is not null)`

/** SQL: orders of the club $1 whose number begins with these digits, the whole number first; null finds none. */
export const ordersByNumber = (digits: string): string => `
  select s.id, s.seq, s.who, s.what from order_sums s where s.club_id = $1 and starts_with(s.seq::text, ${digits})
  order by length(s.seq::text), s.seq desc`

/** SQL: how many refunds wait for a second person, of the club of this id. */
export const refundsToConfirm = (club: string): string =>
  `(select count(*) from refund_requests q where q.club_id = ${club} and q.status = 'asked')`
