import { sql } from 'drizzle-orm'
import { hasCardRule } from '@clubhouse/domain/payments/card-policy'
import type { Tx } from '../../db/database.ts'
import { EffectFailed } from '../../jobs/effect-failed.ts'
import type { Declined, GatewayPayment } from '../../providers/payments/port.ts'
import type { OrderDeps } from '../deps.ts'
import { refusedCard } from './card-rule.ts'
import type { PaymentRow } from './payment-row.ts'

/** Charges the card that stands on a payment, unless the country's rules refuse it (PAY-16): then nobody is charged. */
export async function chargeKept(
  { gateway }: Pick<OrderDeps, 'gateway'>,
  row: PaymentRow,
  key: string,
): Promise<GatewayPayment> {
  const { id: paymentId, amount, currency, orderId, clubId, customerId, methodId, account, description } = row
  if (customerId === null || methodId === null) throw new EffectFailed('no card was kept', { isFinal: true })
  if (hasCardRule(row)) {
    const refused = refusedCard(row, await gateway.cardOf({ customerId, methodId }))
    if (refused) return notCharged(row, refused)
  }
  // Arrears and early payments are made by their holder, who looks on.
  const isHolderThere = row.kind === 'arrears' || row.kind === 'early'
  return gateway.chargeSaved({
    ...{ key, amount, currency, orderId, clubId, paymentId, customerId, methodId, isHolderThere },
    ...{ account, fee: row.applicationFee, description },
  })
}

/** A charge that never reached the gateway. */
export const notCharged = (row: PaymentRow, declined: Declined | null): GatewayPayment => ({
  ...{ paymentId: '', paymentToken: '', status: 'failed', orderId: row.orderId, amount: row.amount },
  ...{
    currency: row.currency,
    chargeId: null,
    transferId: null,
    refunded: 0,
    card: null,
    methodId: null,
    declined,
  },
})

/** What the gateway calls a charge that it was told of just now. */
export async function noteCharge(
  tx: Tx,
  { clubId, paymentId }: { clubId: string; paymentId: string },
  truth: GatewayPayment,
): Promise<void> {
  if (truth.paymentId === '') return
  await tx.execute(sql`
    update payments set gateway_payment_id = ${truth.paymentId}, payment_token = ${truth.paymentToken}
    where club_id = ${clubId} and id = ${paymentId} and gateway_payment_id is null`)
}
