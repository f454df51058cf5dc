import { type SQL, sql } from 'drizzle-orm'
import { dayOf } from '@clubhouse/domain/format'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Fulfilment } from '#money/orders/port.ts'
import { takeBack } from '#selling/stock/port.ts'

/** Everybody for whom a plan was bought in an order belongs to the club from today on; once, however often it is asked for. */
export const membershipFulfilment: Fulfilment = {
  types: ['Plan', 'Bundle'],
  fulfil: async (tx, { clubId, orderId, timeZone, now }) => {
    await joinClub(tx, { clubId, orderId, today: dayOf(now.toISOString(), timeZone), now })
    return true
  },
  frees: async (tx, { clubId, orderItemIds }) => {
    const found = await rows<{ id: string | null }>(
      tx,
      sql`select i.stock_id as id from memberships m, order_items i where ${joinedBy(clubId, orderItemIds)}`,
    )
    return found.flatMap(({ id }) => id ?? [])
  },
  // What was given back in full is over, and so is the card: also the plans of a bundle that was.
  undo: async (tx, { clubId, orderId, orderItemIds }) => {
    const ended = await rows<{ id: string | null }>(
      tx,
      sql`update memberships m set status = 'cancelled' from order_items i where ${joinedBy(clubId, orderItemIds)}
      returning i.stock_id as id`,
    )
    // Their places are free for somebody else.
    const stockIds = ended.flatMap(({ id }) => id ?? [])
    await takeBack(tx, { clubId, holder: 'order', holderId: orderId }, stockIds)
  },
}

/** Memberships `m` by these items `i`, or by the plans of a bundle among them. */
const joinedBy = (clubId: string, orderItemIds: readonly string[]): SQL => {
  const ids = sql`any(${`{${orderItemIds.join(',')}}`}::uuid[])`
  return sql`m.club_id = ${clubId} and i.club_id = m.club_id and i.id = m.order_item_id and m.status = 'active'
    and (i.id = ${ids} or i.parent_id = ${ids})`
}

interface Joining {
  clubId: string
  orderId: string
  /** A plain date in the club's zone. */
  today: string
  now: Date
}

async function joinClub(tx: Tx, { clubId, orderId, today, now }: Joining): Promise<void> {
  await tx.execute(sql`
    insert into memberships (club_id, id, member_id, user_id, plan_id, order_item_id, first_name, last_name, kind, status,
      starts_on, ends_on, created_at)
    select i.club_id, gen_random_uuid(), i.member_id, o.user_id, p.id, i.id, coalesce(i.first_name, ''),
      coalesce(i.last_name, ''), case when p.is_juvenile then 'juvenile' else 'adult' end, 'active', ${today}, p.ends_on,
      ${now.toISOString()}
    from order_items i
    join orders o on o.club_id = i.club_id and o.id = i.order_id
    join plans p on p.club_id = i.club_id and p.id = i.product_id
    where i.club_id = ${clubId} and i.order_id = ${orderId} and i.type = 'Plan' and i.member_id is not null
    on conflict (club_id, order_item_id) do nothing`)
}
