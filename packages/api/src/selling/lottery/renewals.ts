import { sql } from 'drizzle-orm'
import { nextTry, renewalDay } from '@clubhouse/domain/selling/lottery/renewal'
import type { Pick } from '@clubhouse/contract/selling/lottery'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Fulfilment } from '#money/orders/port.ts'
import { cancelLaterPayments } from '#money/orders/port.ts'
import { enterDraws } from './enter-draws.ts'
import { enqueueRenewalStopped } from './renewal-mail.ts'

interface Ticket {
  id: string
  orderItemId: string
  lotteryId: string
  lines: Pick[][]
  draws: number
  isStopped: boolean
  /** The last draw that it is in. */
  last: number
  lastClosesAt: string
  /** The cut-off of the first one that it is not in. */
  cutOff: string | null
}

async function ticketsOf(tx: Tx, clubId: string, orderItemIds: readonly string[], now: Date) {
  return rows<Ticket>(
    tx,
    sql`select t.id, t.order_item_id as "orderItemId", t.lottery_id as "lotteryId", t.lines, t.draws,
      t.stopped_at is not null as "isStopped", last.number as last, iso(last.closes_at) as "lastClosesAt",
      (select iso(min(d.closes_at)) from draws d where d.club_id = t.club_id and d.lottery_id = t.lottery_id and d.status = 'open'
        and d.number > last.number and d.closes_at > ${now.toISOString()}) as "cutOff"
    from lottery_tickets t
    cross join lateral (select d.number, d.closes_at from draw_entries e join draws d on d.club_id = e.club_id and d.id = e.draw_id
      where e.club_id = t.club_id and e.ticket_id = t.id order by d.number desc limit 1) last
    where t.club_id = ${clubId} and t.order_item_id = any(${`{${orderItemIds.join(',')}}`}::uuid[]) and t.auto_renewal
    for update of t`,
  )
}

/** Paid once more: the lines are in the next draws, exactly once, since a payment is settled once and its draws come after the last. */
export const renewTicket: NonNullable<Fulfilment['renew']> = async (tx, renewal) => {
  const { clubId, orderItemId, timeZone, now } = renewal
  const [ticket] = await ticketsOf(tx, clubId, [orderItemId], now)
  if (!ticket) return { nextDue: null }
  // Nothing is lost by waiting: what is paid is settled again until the draws have been laid out.
  if (!(await enterDraws(tx, clubId, [{ ...ticket, after: ticket.last }], now)))
    throw new Error(`Ticket ${ticket.id} is paid, and no draw is open for it yet`)
  const [renewed] = await ticketsOf(tx, clubId, [orderItemId], now)
  return { nextDue: !renewed || renewed.isStopped ? null : renewalDay(renewed.lastClosesAt, 1, timeZone) }
}

/** Tried again before the cut-off only; after that nothing is owed, the ticket is renewed no more, and its holder is told once. */
export const refusedRenewal: NonNullable<Fulfilment['refused']> = async (tx, refused) => {
  const { clubId, orderItemId, attempts, isFinal, now } = refused
  const [ticket] = await ticketsOf(tx, clubId, [orderItemId], now)
  const next =
    isFinal || !ticket || ticket.isStopped
      ? null
      : nextTry(attempts, now, ticket.cutOff === null ? null : new Date(ticket.cutOff))
  if (next !== null || !ticket) return next
  await markStopped(tx, clubId, [ticket.id], now)
  if (!ticket.isStopped) await enqueueRenewalStopped(tx, { clubId, ticketId: ticket.id, why: 'card', now })
  return null
}

/** Cancelled where orders are: the ticket says so too. */
export const endedRenewal: NonNullable<Fulfilment['ended']> = async (tx, { clubId, orderItemId, now }) => {
  const [ticket] = await ticketsOf(tx, clubId, [orderItemId], now)
  if (ticket) await markStopped(tx, clubId, [ticket.id], now)
}

interface Stopping {
  clubId: string
  userId: string
  ticketId?: string
  now: Date
}

/** Renewed no more, in one step; what is paid for stays. A charge that is under way is the last one. */
export async function stopRenewals(tx: Tx, { clubId, userId, ticketId, now }: Stopping): Promise<boolean> {
  const found = await rows<{ id: string; orderId: string | null; orderItemId: string | null }>(
    tx,
    sql`select t.id, i.order_id as "orderId", t.order_item_id as "orderItemId" from lottery_tickets t
    left join order_items i on i.club_id = t.club_id and i.id = t.order_item_id
    where t.club_id = ${clubId} and t.user_id = ${userId} and t.auto_renewal
      and (${ticketId ?? null}::uuid is null or t.id = ${ticketId ?? null}) order by i.order_id, t.id`,
  )
  for (const { orderId, orderItemId } of found)
    if (orderId !== null && orderItemId !== null)
      await cancelLaterPayments(tx, { clubId, orderId, orderItemId })
  await markStopped(
    tx,
    clubId,
    found.map(({ id }) => id),
    now,
  )
  return found.length > 0
}

export async function markStopped(tx: Tx, clubId: string, ids: readonly string[], now: Date): Promise<void> {
  await tx.execute(sql`
    update lottery_tickets set stopped_at = ${now.toISOString()}
    where club_id = ${clubId} and id = any(${`{${ids.join(',')}}`}::uuid[]) and stopped_at is null`)
}
