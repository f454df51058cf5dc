import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Pick } from '@clubhouse/contract/selling/lottery'
import { renewalDay } from '@clubhouse/domain/selling/lottery/renewal'
import type { Tx } from '#kernel/db/database.ts'
import { moveLaterPayment } from '#money/orders/port.ts'
import { enterDraws } from './enter-draws.ts'

interface Bought {
  orderItemId: string
  lotteryId: string
  type: 'Lotto' | 'Draw'
  quantity: number
  metadata: { lines?: Pick[][]; draws?: number; auto_renewal?: boolean }
  userId: string | null
}

interface Issuing {
  clubId: string
  orderId: string
  timeZone: string
  now: Date
}

/** What was paid for becomes tickets, with entries in the draws that are open now. False where a draw has closed for good. */
export async function issueTickets(tx: Tx, { clubId, orderId, timeZone, now }: Issuing): Promise<boolean> {
  const tickets = (await boughtIn(tx, clubId, orderId)).map((item) => ({
    ...item,
    id: randomUUID() as string,
    lines: linesOf(item),
    ...{ draws: item.metadata.draws ?? 1, after: 0 },
    autoRenewal: item.metadata.auto_renewal === true,
  }))
  const at = now.toISOString()
  await tx.execute(sql`
    insert into lottery_tickets (club_id, id, lottery_id, order_item_id, user_id, lines, draws, auto_renewal, created_at)
    select ${clubId}, t.id, t."lotteryId", t."orderItemId", t."userId", t.lines, t.draws, t."autoRenewal", ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(tickets)}::jsonb) as t (id uuid, "lotteryId" uuid, "orderItemId" uuid,
      "userId" uuid, lines jsonb, draws int, "autoRenewal" boolean)`)
  const entered = await enterDraws(tx, clubId, tickets, now)
  if (!entered) return false
  // What is paid next is due by the draws that a ticket came into, which may be later than those that its cart showed.
  for (const { id, orderItemId } of tickets.filter(({ autoRenewal }) => autoRenewal)) {
    const dueOn = renewalDay(entered.get(id) ?? at, 1, timeZone)
    await moveLaterPayment(tx, { clubId, orderItemId, dueOn })
  }
  return true
}

async function boughtIn(tx: Tx, clubId: string, orderId: string): Promise<Bought[]> {
  const found: unknown = await tx.execute(sql`
    select i.id as "orderItemId", i.product_id as "lotteryId", i.type, i.quantity, i.metadata, o.user_id as "userId"
    from order_items i join orders o on o.club_id = i.club_id and o.id = i.order_id
    where i.club_id = ${clubId} and i.order_id = ${orderId} and i.type in ('Lotto', 'Draw') order by i.position`)
  return (found as { rows: Bought[] }).rows
}

/** A ticket that was put together out of two carts has its lines played as often. */
const linesOf = ({ type, quantity, metadata }: Bought): Pick[][] =>
  Array.from({ length: quantity }, () => (type === 'Lotto' ? (metadata.lines ?? []) : [[]])).flat()
