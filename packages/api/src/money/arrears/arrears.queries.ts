import { sql } from 'drizzle-orm'
import type { ArrearsOrder } from '@clubhouse/contract/money/payment-methods'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'

export interface Owed {
  orderId: string
  failed: number
  /** Of what was owed: being paid at this moment. */
  charging: number
}

/** What is owed of some orders of one person, and what of it is being paid at this moment. */
export async function findOwed(
  tx: Tx,
  { clubId, userId, orderIds }: { clubId: string; userId: string; orderIds: readonly string[] },
): Promise<Owed[]> {
  return rows<Owed>(
    tx,
    sql`select o.id as "orderId", coalesce(sum(s.amount) filter (where s.status = 'failed'), 0)::int as failed,
      coalesce(sum(s.amount) filter (where s.status = 'charging' and p.kind = 'arrears'), 0)::int as charging
    from orders o
    left join scheduled_payments s on s.club_id = o.club_id and s.order_id = o.id
    left join payments p on p.club_id = s.club_id and p.id = s.payment_id
    where o.club_id = ${clubId} and o.user_id = ${userId} and o.id = any(${`{${orderIds.join(',')}}`}::uuid[])
    group by o.id`,
  )
}

/** What somebody owes a club: payments that were tried as often as we try. */
export async function findArrears(tx: Tx, clubId: string, userId: string): Promise<ArrearsOrder[]> {
  return rows<ArrearsOrder>(
    tx,
    sql`select o.id as order_id, o.seq as order_seq, o.club_id as account_id, o.currency, sum(s.amount)::int as amount,
      (select p.declined_message from payments p where p.club_id = o.club_id and p.order_id = o.id
        and p.declined_message is not null order by p.created_at desc limit 1) as reason,
      json_build_object('name', c.name, 'slug', c.slug) as club,
      json_agg(json_build_object('due', s.due_on, 'amount', s.amount, 'name', i.name,
        'person', trim(coalesce(i.first_name, '') || ' ' || coalesce(i.last_name, ''))) order by s.due_on) as payments
    from orders o
    join clubs c on c.id = o.club_id
    join scheduled_payments s on s.club_id = o.club_id and s.order_id = o.id and s.status = 'failed'
    join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
    where o.club_id = ${clubId} and o.user_id = ${userId}
    group by o.club_id, o.id, c.id order by min(s.due_on)`,
  )
}
