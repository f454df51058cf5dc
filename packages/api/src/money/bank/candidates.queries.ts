import { sql } from 'drizzle-orm'
import type { Candidates, OwingOrder } from '@clubhouse/domain/money/bank/match-lines'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'

/** Bought and not paid in full. What plays by the week is paid on its day, by its card. */
const OWED = `(select json_agg(json_build_object('id', s.id, 'due', s.due_on, 'amount', s.amount) order by s.due_on, s.number, s.id)
  from scheduled_payments s join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
  where s.club_id = o.club_id and s.order_id = o.id and s.status in ('planned', 'failed') and i.type not in ('Lotto', 'Draw'))`

/** Whoever bought it, and those it is for. */
const NAMES = `(select json_agg(distinct n.name) from (
    select trim(concat_ws(' ', o.first_name, o.last_name)) as name
    union select trim(concat_ws(' ', i.first_name, i.last_name)) from order_items i
    where i.club_id = o.club_id and i.order_id = o.id and i.last_name is not null) n)`

/** An order as the rule takes it, of `orders o`. */
export const OWING = sql.raw(
  `json_build_object('orderId', o.id, 'number', o.seq, 'names', ${NAMES}, 'owed', ${OWED})`,
)
export const IS_OWING = sql.raw(`o.status = 'Completed' and exists (select from scheduled_payments s
  where s.club_id = o.club_id and s.order_id = o.id and s.status in ('planned', 'failed'))`)

/** So long before a line somebody may have written it down by hand. */
const TAKEN_WITHIN_DAYS = 400

/** All that the club's lines could pay, in one statement. */
export async function readCandidates(tx: Tx, clubId: string, now: Date): Promise<Candidates> {
  const row = await one<Candidates>(
    tx,
    sql`select coalesce((select json_agg(${OWING}) from orders o where o.club_id = ${clubId} and ${IS_OWING}), '[]') as orders,
      coalesce((select json_agg(json_build_object('paymentId', p.id, 'orderId', p.order_id, 'number', o.seq, 'amount', p.amount,
          'names', ${sql.raw(NAMES)}, 'day', (p.created_at at time zone c.time_zone)::date::text))
        from payments p join orders o on o.club_id = p.club_id and o.id = p.order_id join clubs c on c.id = p.club_id
        where p.club_id = ${clubId} and p.gateway = 'hand' and p.method = 'transfer' and p.status = 'succeeded'
          and p.created_at > ${now.toISOString()}::timestamptz - ${TAKEN_WITHIN_DAYS} * interval '1 day'
          and not exists (select from bank_lines l where l.club_id = p.club_id and l.payment_id = p.id and l.state = 'recorded')),
        '[]') as taken,
      coalesce((select json_agg(json_build_object('payoutId', p.id, 'amount', p.net, 'day', (p.created_at at time zone 'UTC')::date::text))
        from payouts p where p.club_id = ${clubId} and p.status <> 'failed'
          and not exists (select from bank_lines l where l.club_id = p.club_id and l.payout_id = p.id and l.state = 'recorded')),
        '[]') as payouts`,
  )
  const orders = (row?.orders ?? []).filter(({ owed }: { owed: OwingOrder['owed'] | null }) => owed !== null)
  return { orders, taken: row?.taken ?? [], payouts: row?.payouts ?? [] }
}
