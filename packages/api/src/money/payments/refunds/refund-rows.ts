import { sql } from 'drizzle-orm'
import type { PaymentWay } from '@clubhouse/contract/money/office/order-limits'
import type { Tx } from '#kernel/db/database.ts'
import { one, rows } from '#kernel/db/rows.ts'
import { book, bookedBack } from '../../ledger/port.ts'
import type { GatewayRefund } from '#providers/payments/port.ts'
import { transition } from '../../orders/transition.ts'
import { accountOf, feeKey } from '../book-payment.ts'
import { callOffPayments } from '../later/call-off.ts'
import { wantMove } from '../move-money.ts'
import type { RefundLine, RefundStatus } from '../tables.ts'
import { bookFailed } from './failed-refund.ts'
import { refuseRefund } from './refuse-refund.ts'
import { returned } from './taken-back.ts'

export interface RefundRow {
  id: string
  orderId: string
  paymentId: string
  gatewayPaymentId: string | null
  /** The club's account that the payment went on to. */
  account: string | null
  /** The transfer of the charge still has so much: what was taken out of it for a dispute, or for a refund that failed, came back by another. */
  hasTransfer: boolean
  /** The whole payment, sent back by ourselves: nobody sold anything, so nothing of it is kept. */
  isOurs: boolean
  /** Somebody gave it back at the gateway's own pages. */
  isMadeAtProvider: boolean
  amount: number
  lines: RefundLine[]
  status: RefundStatus
  currency: string
  method: PaymentWay
}

type Which = { clubId: string; refundId: string }

export async function findRefund(
  tx: Tx,
  { clubId, refundId }: Which,
  { lock = false } = {},
): Promise<RefundRow | null> {
  const found = await one<RefundRow>(
    tx,
    sql`select r.id, r.order_id as "orderId", r.payment_id as "paymentId", p.gateway_payment_id as "gatewayPaymentId",
      p.account, p.transfer_id is null or r.amount <= p.amount
        - (select coalesce(sum(o.amount), 0) from refunds o where o.club_id = r.club_id and o.payment_id = r.payment_id and o.id <> r.id
          and not o.is_from_platform and (o.status <> 'failed' or o.gateway_refund_id is not null))
        + (select coalesce(sum(t.amount), 0) from transfers t where t.club_id = r.club_id and t.payment_id = r.payment_id
          and t.reversal_of = p.transfer_id and t.status <> 'failed') as "hasTransfer",
      r.requested_by is null and not r.is_made_at_provider and r.amount = p.amount as "isOurs",
      r.is_made_at_provider as "isMadeAtProvider", r.amount, r.lines, r.status, p.currency, p.method
    from refunds r join payments p on p.club_id = r.club_id and p.id = r.payment_id
    where r.club_id = ${clubId} and r.id = ${refundId} ${lock ? sql`for update of r` : sql.empty()}`,
  )
  return found ?? null
}

/** The money is on its way back: booked, and counted on the payment. An order that was given back whole is Refunded. */
export async function recordRefund(
  tx: Tx,
  {
    clubId,
    refundId,
    refund,
  }: Which & { refund: Omit<GatewayRefund, 'refundId'> & { refundId: string | null } },
  now: Date,
): Promise<void> {
  // The order before its refunds, as whoever hears of them from the gateway does.
  await tx.execute(sql`select from orders where club_id = ${clubId}
    and id = (select order_id from refunds where club_id = ${clubId} and id = ${refundId}) for no key update`)
  const row = await findRefund(tx, { clubId, refundId }, { lock: true })
  if (row?.status !== 'requested') return
  const { orderId, paymentId, amount } = row
  const isFromPlatform = row.account !== null && refund.isFromAccount === false
  if (isFromPlatform)
    await tx.execute(
      sql`update refunds set is_from_platform = true where club_id = ${clubId} and id = ${refundId}`,
    )
  if (refund.status === 'failed') {
    await refuseRefund(tx, { clubId, refundId, gatewayRefundId: refund.refundId }, now)
    // Without a name at the gateway it was never made.
    if (refund.refundId !== null) await bookInVain(tx, { clubId, refundId }, now)
    return
  }
  const at = now.toISOString()
  await bookMade(tx, clubId, row, now)
  const [{ left: kept, wasMoved, isGivenBack } = { left: 0, wasMoved: false, isGivenBack: false }] =
    await rows<{ left: number; wasMoved: boolean; isGivenBack: boolean }>(
      tx,
      sql`with done as (
      update refunds set status = ${refund.status === 'pending' ? 'pending' : 'done'}, done_at = ${at},
        gateway_refund_id = ${refund.refundId}
      where club_id = ${clubId} and id = ${refundId}
    ), counted as (
      update payments set refunded = refunded + ${amount} where club_id = ${clubId} and id = ${paymentId}
    )
    select coalesce(sum(p.amount - p.refunded), 0)::int - ${amount}::int as left,
      exists (select from transfers t where t.club_id = ${clubId} and t.payment_id = ${paymentId}) as "wasMoved",
      -- Money that went back by itself, of an order of which nothing was given back, changes nothing about what was bought. Nor is a
      -- line given back that is still to be paid: nobody has decided so.
      o.completed_at is null or (exists (select from order_items i
        where i.club_id = o.club_id and i.order_id = o.id and i.refunded > 0)
      and not exists (select from scheduled_payments s
        join order_items i on i.club_id = s.club_id and i.id = s.order_item_id
        where s.club_id = o.club_id and s.order_id = o.id and s.status in ('planned', 'charging', 'failed')
          and i.ended_at is null)) as "isGivenBack"
    from orders o left join payments p on p.club_id = o.club_id and p.order_id = o.id and p.status = 'succeeded'
    where o.club_id = ${clubId} and o.id = ${orderId} group by o.club_id, o.id`,
    )
  // What came to the club later than its charge does not go back by itself either, nor what the platform paid for it.
  if (wasMoved || isFromPlatform) await wantMove(tx, { clubId, paymentId }, `refund ${refundId}`, now)
  if (kept <= 0 && isGivenBack && (await transition(tx, { clubId, orderId, to: 'Refunded', now })))
    await callOffPayments(tx, { clubId, which: sql`order_id = ${orderId}`, now })
}

/** The money is on its way back to the buyer. */
async function bookMade(tx: Tx, clubId: string, row: RefundRow, now: Date): Promise<void> {
  const { id: refundId, orderId, paymentId, amount } = row
  await book(tx, {
    clubId,
    kind: row.isMadeAtProvider ? 'refund-at-provider' : 'refund',
    effectKey: `refund:${refundId}`,
    at: now,
    currency: row.currency.toUpperCase(),
    orderId,
    paymentId,
    refundId,
    entries: [
      { account: accountOf(row.method), amount: -amount },
      ...(await returned(tx, clubId, row)),
      // What was kept of a payment that goes back by itself, which it does whole.
      ...(row.isOurs ? await bookedBack(tx, clubId, feeKey(paymentId)) : []),
    ],
  })
}

/**
 * It was made and had failed before we heard of either. The money went and came again, and the gateway tells of both: so it is booked there and
 * back, and counts nowhere. Its part of the transfer went with it, and the club gets that again.
 */
export async function bookInVain(tx: Tx, { clubId, refundId }: Which, now: Date): Promise<void> {
  const row = await findRefund(tx, { clubId, refundId })
  if (!row) return
  await bookMade(tx, clubId, row, now)
  await bookFailed(tx, { clubId, refund: row, now })
  await wantMove(tx, { clubId, paymentId: row.paymentId }, `refund failed ${refundId}`, now)
}
