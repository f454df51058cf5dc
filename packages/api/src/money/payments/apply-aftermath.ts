import type { Tx } from '#kernel/db/database.ts'
import type { Aftermath } from '#providers/payments/port.ts'
import { adoptRefunds } from './refunds/adopt-refunds.ts'
import { settleRefunds } from './refunds/failed-refund.ts'
import { lockPayment } from './payment-row.ts'
import { recordDispute } from './record-dispute.ts'

/**
 * Writes down what became of captured money since, in the club's transaction; it may be told as often as it likes. Answers the
 * refunds that have failed, for whoever runs the deployment.
 */
export async function applyAftermath(
  tx: Tx,
  which: { clubId: string; paymentId: string },
  { refunds, disputes }: Aftermath,
  now: Date,
): Promise<string[]> {
  if (refunds.length === 0 && disputes.length === 0) return []
  const row = await lockPayment(tx, which)
  if (row?.status !== 'succeeded') return []
  for (const dispute of disputes) await recordDispute(tx, row, dispute, now)
  const unheard = await adoptRefunds(tx, row, refunds, now)
  return [...unheard, ...(await settleRefunds(tx, row, refunds, now))]
}
