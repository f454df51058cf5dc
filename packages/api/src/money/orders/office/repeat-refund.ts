import { sql } from 'drizzle-orm'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { OrderRefusal } from '../deps.ts'
import { requestRefund } from '../../payments/refunds/request-refund.ts'
import { holdOrder } from './record-payment.ts'

interface Repeating {
  clubId: string
  orderId: string
  refundId: string
  /** Asked again with the same, nothing more goes back. */
  requestId: string
  now: Date
}

const not = (status: OrderRefusal['status'], code: string, message: string) =>
  refuse({ status, code, message })

/**
 * Money that came too late, twice or by a card that may not pay goes back by itself; where the bank refused that, somebody has it
 * tried again. It is of no line and nobody chooses the sum, so one person is enough.
 */
export async function repeatRefund(
  tx: Tx,
  { clubId, orderId, refundId, requestId, now }: Repeating,
): Promise<Result<{ refundId: string; amount: number; isNew: boolean }, OrderRefusal>> {
  if (!(await holdOrder(tx, clubId, orderId))) return not(404, 'not_found', 'The order was not found')
  const row = await one<Failed>(
    tx,
    sql`select r.payment_id as "paymentId", r.amount, r.reason, r.status = 'failed' and r.lines = '[]' and not r.is_made_at_provider as "canRepeat",
      (select again.id from refunds again where again.club_id = r.club_id and again.payment_id = r.payment_id
        and again.request_id = ${requestId}) as "madeBefore",
      p.amount - coalesce((select sum(b.amount)::int from refunds b where b.club_id = p.club_id and b.payment_id = p.id
        and b.status <> 'failed'), 0) - coalesce((select sum(d.amount)::int from disputes d where d.club_id = p.club_id
        and d.payment_id = p.id and d.status <> 'won'), 0) as left
    from refunds r join payments p on p.club_id = r.club_id and p.id = r.payment_id
    where r.club_id = ${clubId} and r.id = ${refundId} and r.order_id = ${orderId} for update of p`,
  )
  if (!row) return not(404, 'not_found', 'The refund was not found')
  const { paymentId, amount, reason, canRepeat, madeBefore, left } = row
  if (madeBefore) return accept({ refundId: madeBefore, amount, isNew: false })
  if (!canRepeat || left < amount)
    return not(409, 'not_repeatable', 'This has gone back, or is on its way. Here it is as it is now.')
  const again = await requestRefund(tx, {
    clubId,
    orderId,
    paymentId,
    amount,
    lines: [],
    reason,
    requestedBy: null,
    requestId,
    now,
  })
  return accept({ refundId: again, amount, isNew: true })
}

interface Failed {
  paymentId: string
  amount: number
  reason: string
  canRepeat: boolean
  madeBefore: string | null
  left: number
}
