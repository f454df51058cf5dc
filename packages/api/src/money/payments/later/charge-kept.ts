import { sql } from 'drizzle-orm'
import { hasCardRule } from '@clubhouse/domain/money/payments/card-policy'
import type { Tx } from '#kernel/db/database.ts'
import { type Declined, GatewayFailed, type GatewayPayment } from '#providers/payments/port.ts'
import type { OrderDeps } from '../../orders/deps.ts'
import { refusedCard } from '../card-rule.ts'
import { isOver, type PaymentRow } from '../payment-row.ts'

/**
 * Charges the card that stands on a payment, unless the country's rules refuse it (PAY-16): then nobody is charged. That there is no
 * card, or that the gateway does not know it any more, is a refusal like that of a bank; whatever else goes wrong is thrown.
 */
export async function chargeKept(
  { gateway }: Pick<OrderDeps, 'gateway'>,
  row: PaymentRow,
  key: string,
): Promise<GatewayPayment> {
  const { id: paymentId, amount, currency, orderId, clubId, customerId, methodId, account, description } = row
  if (customerId === null || methodId === null) return notCharged(row, null)
  if (hasCardRule(row)) {
    const refused = refusedCard(row, await gateway.cardOf({ customerId, methodId }))
    if (refused) return notCharged(row, refused)
  }
  // Arrears and early payments are made by their holder, who looks on.
  const isHolderThere = row.kind === 'arrears' || row.kind === 'early'
  try {
    return await gateway.chargeSaved({
      key,
      amount,
      currency,
      orderId,
      clubId,
      paymentId,
      customerId,
      methodId,
      isHolderThere,
      account,
      fee: row.applicationFee,
      description,
    })
  } catch (error) {
    if (error instanceof GatewayFailed && error.refusedCard) return notCharged(row, error.refusedCard)
    throw error
  }
}

/** A charge that never reached the gateway. */
export const notCharged = (row: PaymentRow, declined: Declined | null): GatewayPayment => ({
  paymentId: '',
  paymentToken: '',
  status: 'failed',
  orderId: row.orderId,
  amount: row.amount,
  currency: row.currency,
  chargeId: null,
  transferId: null,
  refunded: 0,
  card: null,
  methodId: null,
  declined,
})

/** What the gateway calls a charge that it was told of just now; what the browser confirms with, while it can. */
export async function noteCharge(
  tx: Tx,
  { clubId, paymentId }: { clubId: string; paymentId: string },
  truth: GatewayPayment,
): Promise<void> {
  if (truth.paymentId === '') return
  const token = isOver(truth.status) ? null : truth.paymentToken
  await tx.execute(sql`
    update payments set gateway_payment_id = ${truth.paymentId}, payment_token = ${token}
    where club_id = ${clubId} and id = ${paymentId} and gateway_payment_id is null`)
}
