import { sql } from 'drizzle-orm'
import { allocate } from '@clubhouse/domain/pricing/allocate'
import { cents } from '@clubhouse/domain/money/money'
import type { Tx } from '../../db/database.ts'
import { book, type Entry } from '../../ledger/port.ts'
import type { GatewayPayment } from '../../providers/payments/port.ts'
import type { PaymentRow } from './payment-row.ts'

interface Share {
  orderItemId: string | null
  type: string
  amount: number
}

/** Books what was captured: the gateway owes it to the club, sales by what it was paid for; and the gateway's fee. */
export async function bookPayment(tx: Tx, row: PaymentRow, truth: GatewayPayment, now: Date): Promise<void> {
  const shares = enoughFor(truth.amount, await sharesOf(tx, row))
  const parts = allocate(
    cents(truth.amount),
    shares.map(({ amount }) => cents(amount)),
  )
  const about = {
    clubId: row.clubId,
    at: now,
    currency: row.currency.toUpperCase(),
    orderId: row.orderId,
    paymentId: row.id,
  }
  const sales = shares.map(({ orderItemId, type }, at): Entry => ({
    account: `sales:${type}`,
    amount: 0 - (parts[at] ?? 0),
    orderItemId,
  }))
  await book(tx, {
    ...about,
    kind: 'charge',
    effectKey: `charge:${row.id}`,
    entries: [{ account: 'gateway', amount: truth.amount }, ...sales],
  })
  const fee = truth.fee ?? 0
  await book(tx, {
    ...about,
    kind: 'fee',
    effectKey: `fee:${row.id}`,
    entries: [
      { account: 'fees', amount: fee },
      { account: 'gateway', amount: -fee },
    ],
  })
}

/** More than was asked for is shared alike: it goes back. */
function enoughFor(paid: number, shares: Share[]): Share[] {
  const asked = shares.reduce((sum, { amount }) => sum + amount, 0)
  return paid <= asked ? shares : shares.map((share) => ({ ...share, amount: paid }))
}

/** What a payment is for: today's part of each line, or the one line that a later payment belongs to. */
async function sharesOf(tx: Tx, { clubId, orderId, id, kind }: PaymentRow): Promise<Share[]> {
  const found: unknown = await tx.execute(
    kind === 'checkout'
      ? sql`select id as "orderItemId", type, today as amount from order_items
          where club_id = ${clubId} and order_id = ${orderId} and parent_id is null and today > 0 order by position`
      : sql`select i.id as "orderItemId", i.type, s.amount from scheduled_payments s
          join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
          where s.club_id = ${clubId} and s.payment_id = ${id} and s.amount > 0 order by i.position`,
  )
  const { rows } = found as { rows: Share[] }
  return rows.length > 0 ? rows : wholeOrder(tx, clubId, orderId)
}

/** Paid for nothing that is still open: it goes back, and was nobody's in particular meanwhile. */
async function wholeOrder(tx: Tx, clubId: string, orderId: string): Promise<Share[]> {
  const found: unknown = await tx.execute(sql`
    select id as "orderItemId", type, 1 as amount from order_items
    where club_id = ${clubId} and order_id = ${orderId} and parent_id is null order by position`)
  return (found as { rows: Share[] }).rows
}
