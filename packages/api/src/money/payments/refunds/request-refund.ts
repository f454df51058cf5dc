import { randomUUID } from 'node:crypto'
import type { Tx } from '#kernel/db/database.ts'
import { writePaymentEffect } from '../payment-effects.ts'
import { type RefundLine, refunds } from '../tables.ts'

export interface WantedRefund {
  clubId: string
  orderId: string
  paymentId: string
  amount: number
  lines: RefundLine[]
  reason: string
  requestedBy: string | null
  requestId?: string | undefined
  /** Handed back by whoever took it: no gateway is asked. */
  isByHand?: boolean
  now: Date
}

/** The intention to give money back, with the effect that does it. */
export async function requestRefund(
  tx: Tx,
  { now, isByHand = false, ...wanted }: WantedRefund,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(refunds).values({ ...wanted, id, status: 'requested', createdAt: now })
  if (isByHand) return id
  await writePaymentEffect(tx, {
    clubId: wanted.clubId,
    kind: 'refund',
    subjectId: id,
    effectKey: `refund:${id}`,
    now,
  })
  return id
}
