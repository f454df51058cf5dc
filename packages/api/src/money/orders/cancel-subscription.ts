import { type SQL, sql } from 'drizzle-orm'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { exists, one } from '#kernel/db/rows.ts'
import type { OrderRefusal } from './deps.ts'
import { endMembership } from '#people/members/ending/port.ts'

const not = (status: OrderRefusal['status'], code: string, message: string) =>
  refuse({ status, code, message })

/**
 * Nothing more is charged, and whoever joined by it belongs to the club until the end of what is paid: the day before the
 * first payment that is not made. What has failed is for a time that they no longer want, so it is not owed either.
 */
export async function cancelSubscription(
  tx: Tx,
  { clubId, orderId, itemId }: { clubId: string; orderId: string; itemId: string },
): Promise<Result<null, OrderRefusal>> {
  // The order first, as whoever settles a payment does, then what is planned: a charge has begun before this, or never does.
  await tx.execute(sql`select 1 from orders where club_id = ${clubId} and id = ${orderId} for no key update`)
  await tx.execute(sql`
    select 1 from scheduled_payments where club_id = ${clubId} and order_item_id = ${itemId} order by id for update`)
  const item = await one<{ type: string | null; due: string | null; isCharging: boolean }>(
    tx,
    sql`select i.payment_option ->> 'type' as type,
      (select min(s.due_on) from scheduled_payments s where s.club_id = i.club_id and s.order_item_id = i.id
        and s.status in ('planned', 'failed')) as due,
      exists (select 1 from scheduled_payments s where s.club_id = i.club_id and s.order_item_id = i.id
        and s.status = 'charging') as "isCharging"
    from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
    where i.club_id = ${clubId} and i.order_id = ${orderId} and i.id = ${itemId} and o.status = 'Completed'`,
  )
  if (!item) return not(404, 'not_found', 'The subscription was not found')
  if (item.type !== 'subscription')
    return not(409, 'no_subscription', 'This is not a subscription, so it cannot be cancelled here.')
  if (item.isCharging)
    return not(
      409,
      'being_charged',
      'A payment is being taken at this moment. Please try again in a few minutes.',
    )
  // Cancelled before: it stays so.
  if (item.due === null) return accept(null)
  await tx.execute(sql`
    update scheduled_payments set status = 'cancelled', try_at = null
    where club_id = ${clubId} and order_item_id = ${itemId} and status in ('planned', 'failed')`)
  await endWithWhatIsPaid(tx, { clubId, orderItemId: itemId })
  return accept(null)
}

/** Whoever joined by an item that is cancelled belongs to the club until the day before the first payment that was not made. */
export async function endWithWhatIsPaid(tx: Tx, { clubId, orderItemId }: OfItem): Promise<void> {
  const unpaid = sql`select min(due_on) from scheduled_payments
    where club_id = ${clubId} and order_item_id = ${orderItemId} and status = 'cancelled' and write_off_id is null`
  await endMembership(tx, { clubId, orderItemId }, unpaid)
}

interface OfItem {
  clubId: string
  orderItemId: string
}

/** Nothing more is charged for an item; what is being charged at this moment is the last. Locked in the order of a settlement. */
export async function cancelLaterPayments(
  tx: Tx,
  { clubId, orderId, orderItemId }: OfItem & { orderId: string },
): Promise<void> {
  await tx.execute(sql`select 1 from orders where club_id = ${clubId} and id = ${orderId} for no key update`)
  await tx.execute(sql`
    update scheduled_payments set status = 'cancelled', try_at = null
    where club_id = ${clubId} and order_item_id = ${orderItemId} and status in ('planned', 'failed')`)
}

/** The next payments of items fall due on other days, before their order is complete: part of a statement of whoever knows the days. */
export const movingLaterPayments = (
  clubId: string,
  moved: readonly { orderItemId: string; dueOn: string }[],
): SQL => sql`
    update scheduled_payments s set due_on = m."dueOn"
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m ("orderItemId" uuid, "dueOn" text)
    where s.club_id = ${clubId} and s.order_item_id = m."orderItemId" and s.status in ('planned', 'cancelled') and s.payment_id is null`

/**
 * What was cancelled before it was tried is planned again for another day; where all was tried or paid, one more is. Says
 * whether: not while something of the item is planned or being charged already, nor for an order that is not complete.
 */
export async function planNextPayment(
  tx: Tx,
  { clubId, orderId, orderItemId, dueOn }: OfItem & { orderId: string; dueOn: string },
): Promise<boolean> {
  const order = await one<{ status: string }>(
    tx,
    sql`select o.status from orders o where o.club_id = ${clubId} and o.id = ${orderId} for no key update`,
  )
  if (order?.status !== 'Completed') return false
  return exists(
    tx,
    sql`with last as (
      select s.* from scheduled_payments s where s.club_id = ${clubId} and s.order_item_id = ${orderItemId}
      order by s.number desc limit 1
    ), due as (
      select (${dueOn}::timestamp + interval '9 hours') at time zone c.time_zone as at from clubs c where c.id = ${clubId}
    ), again as (
      update scheduled_payments s set status = 'planned', due_on = ${dueOn}, attempts = 0, try_at = due.at
      from last, due where s.club_id = last.club_id and s.id = last.id and last.status = 'cancelled' and last.payment_id is null
      returning s.id
    ), more as (
      insert into scheduled_payments (club_id, id, order_id, order_item_id, number, due_on, amount, status, try_at)
      select last.club_id, gen_random_uuid(), last.order_id, last.order_item_id, last.number + 1, ${dueOn}, last.amount,
        'planned', due.at
      from last, due
      where last.status = 'paid' or (last.status in ('cancelled', 'failed') and last.payment_id is not null)
      returning id
    )
    select id from again union all select id from more`,
  )
}
