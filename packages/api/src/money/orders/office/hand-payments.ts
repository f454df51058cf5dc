import { Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { OrderDeps } from '../deps.ts'
import { correctPayment } from './correct-payment.ts'
import { type HandPayment, recordPayment } from './record-payment.ts'
import { type At, tellOfOrder } from './tell-of-order.ts'

type Recorded = Omit<HandPayment, 'clubId' | 'recordedBy' | 'now'>

/** Money past the card provider, as the order's page and the bank statement record it and take it back: with books, receipt and log. */
export function handPayments(
  { fulfilments, now }: Pick<OrderDeps, 'fulfilments' | 'now'>,
  audit: Core['audit'],
) {
  const tell = tellOfOrder(audit)
  return {
    async record(tx: Tx, caller: At, paid: Recorded): Promise<Refusal | null> {
      const { clubId, userId } = caller.club
      const isNew = await recordPayment(tx, fulfilments, { ...paid, clubId, recordedBy: userId, now: now() })
      if (isNew instanceof Refusal) return isNew
      const { orderId, amount, way, paymentId } = paid
      if (isNew)
        await tell(tx, caller, 'payment-recorded', orderId, { amount, By: way, payment_id: paymentId })
      return null
    },
    /** Answers what counts no more. */
    async correct(
      tx: Tx,
      caller: At,
      { orderId, paymentId, reason }: { orderId: string; paymentId: string; reason: string },
    ): Promise<number | Refusal> {
      const { clubId } = caller.club
      const amount = await correctPayment(tx, { clubId, orderId, paymentId, reason, now: now() })
      if (amount instanceof Refusal) return amount
      if (amount === null) return 0
      await tell(tx, caller, 'payment-corrected', orderId, { amount, payment_id: paymentId })
      return amount
    },
  }
}

export type HandPayments = ReturnType<typeof handPayments>
