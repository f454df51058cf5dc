import { sql } from 'drizzle-orm'
import type { OrderStatus } from '@clubhouse/contract/money/orders'
import { isGivenUp } from '@clubhouse/domain/money/orders/status'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { Aftermath, GatewayPayment } from '#providers/payments/port.ts'
import type { OrderDeps } from '../orders/deps.ts'
import type { PaymentRow } from './payment-row.ts'

const MINUTE_MS = 60_000
/** Whoever went to their bank and did not come back may pay in another way. */
const HOLDER_IS_AWAY_AFTER_MS = 30 * MINUTE_MS
/** Before nobody asks any more (`reconcile.ts`). */
const TOO_OLD_MS = 13 * 24 * 60 * MINUTE_MS

interface InFlight extends Pick<PaymentRow, 'kind' | 'gatewayPaymentId'> {
  orderStatus: OrderStatus
  createdAt: string
  /** All that it is for is still to be paid. */
  isAwaited: boolean
}

/**
 * What became of a payment, asked of the gateway. One that could still be made and that nobody waits for any more, because another
 * has taken its place or it was called off, is ended there: else somebody could still pay it.
 */
export async function lookAtPayment(
  { db, gateway, now }: OrderDeps,
  { clubId, paymentId }: { clubId: string; paymentId: string },
): Promise<{ truth: GatewayPayment | null; aftermath?: Aftermath }> {
  const row = await db.withClub(clubId, (tx) => findInFlight(tx, clubId, paymentId))
  const id = row?.gatewayPaymentId
  if (!row || !id) return { truth: null }
  const truth = await gateway.findPayment(id)
  if (truth?.status === 'succeeded') return { truth, aftermath: await gateway.findAftermath(id) }
  if (truth && isForNothing(row, truth, now()))
    return { truth: await gateway.cancelPayment(id, `cancel:${paymentId}`) }
  return { truth }
}

function isForNothing(row: InFlight, { status }: GatewayPayment, now: Date): boolean {
  if (status !== 'open' && status !== 'requires_action') return false
  const ageMs = now.getTime() - new Date(row.createdAt).getTime()
  if (ageMs > TOO_OLD_MS) return true
  if (row.kind === 'checkout') return isGivenUp(row.orderStatus)
  return !row.isAwaited || (status === 'open' && ageMs > HOLDER_IS_AWAY_AFTER_MS)
}

async function findInFlight(tx: Tx, clubId: string, paymentId: string): Promise<InFlight | null> {
  const found = await one<InFlight>(
    tx,
    sql`select p.kind, p.gateway_payment_id as "gatewayPaymentId", o.status as "orderStatus", iso(p.created_at) as "createdAt",
      p.amount <= (select coalesce(sum(s.amount), 0) from scheduled_payments s where s.club_id = p.club_id and s.payment_id = p.id
        and s.called_off_at is null and s.status in ('charging', 'failed', 'planned')) as "isAwaited"
    from payments p join orders o on o.club_id = p.club_id and o.id = p.order_id
    where p.club_id = ${clubId} and p.id = ${paymentId}`,
  )
  return found ?? null
}
