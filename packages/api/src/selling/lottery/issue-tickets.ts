import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Pick } from '@clubhouse/contract/selling/lottery'
import { renewalDay } from '@clubhouse/domain/selling/lottery/renewal'
import type { Tx } from '#kernel/db/database.ts'
import { movingLaterPayments, type OrderToFulfil } from '#money/orders/port.ts'
import { enterDraws } from './enter-draws.ts'
import type { OrderedTicket } from './limits/player.queries.ts'

/** What was paid for becomes tickets, with entries in the draws that are open now. False where a draw has closed for good. */
export async function issueTickets(
  tx: Tx,
  { clubId, userId, timeZone, now }: OrderToFulfil,
  ordered: readonly OrderedTicket[],
): Promise<boolean> {
  const tickets = ordered.map((item) => ({
    id: randomUUID(),
    orderItemId: item.orderItemId,
    lotteryId: item.lotteryId,
    userId,
    lines: linesOf(item),
    draws: item.metadata.draws ?? 1,
    after: 0,
    autoRenewal: item.metadata.auto_renewal === true,
  }))
  const at = now.toISOString()
  const entered = await enterDraws(tx, clubId, tickets, now, (closes) => {
    // What is paid next is due by the draws that a ticket came into, which may be later than those that its cart showed.
    const moved = tickets
      .filter(({ autoRenewal }) => autoRenewal)
      .map(({ id, orderItemId }) => ({
        orderItemId,
        dueOn: renewalDay(closes.get(id) ?? at, 1, timeZone),
      }))
    return sql`with issued as (
      insert into lottery_tickets (club_id, id, lottery_id, order_item_id, user_id, lines, draws, auto_renewal, created_at)
      select ${clubId}, t.id, t."lotteryId", t."orderItemId", t."userId", t.lines, t.draws, t."autoRenewal", ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb) as t (id uuid, "lotteryId" uuid, "orderItemId" uuid,
        "userId" uuid, lines jsonb, draws int, "autoRenewal" boolean)
    ), moved as (${movingLaterPayments(clubId, moved)})`
  })
  return entered !== null
}

/** A ticket that was put together out of two carts has its lines played as often. */
const linesOf = ({ type, quantity, metadata }: OrderedTicket): Pick[][] =>
  Array.from({ length: quantity }, () => (type === 'Lotto' ? (metadata.lines ?? []) : [[]])).flat()
