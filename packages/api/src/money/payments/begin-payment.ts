import { sql } from 'drizzle-orm'
import { customerFor } from '../gateway/port.ts'
import type { GatewayPayment } from '#providers/payments/port.ts'
import type { OrderDeps } from '../orders/deps.ts'
import { findToSend } from './charge-terms.ts'
import type { PaymentRow } from './payment-row.ts'

/** What the gateway is told of a payment. */
export type WrittenPayment = Pick<
  PaymentRow,
  | ('id' | 'clubId' | 'orderId' | 'gatewayPaymentId' | 'paymentToken' | 'amount' | 'currency' | 'savesCard')
  | ('userId' | 'email' | 'firstName' | 'lastName' | 'account' | 'description' | 'applicationFee')
>

type Begun = Pick<PaymentRow, 'gatewayPaymentId' | 'paymentToken'>

/**
 * Tells the gateway of a payment and notes what it calls it. No transaction is open around the call; its key is the payment's
 * own id, so whoever was cut off in between asks again and is answered the same.
 */
export async function beginPayment(
  deps: OrderDeps,
  which: { clubId: string; paymentId: string },
  /** What was written just now need not be read. */
  written?: WrittenPayment,
): Promise<Begun> {
  const { db, gateway, crashAt } = deps
  const row = written ?? (await db.withClub(which.clubId, (tx) => findToSend(tx, which, gateway.tariff)))
  if (!row) throw new Error(`Payment ${which.paymentId} is gone`)
  if (row.gatewayPaymentId !== null) return row
  const customerId =
    row.savesCard && row.userId !== null ? await customerFor(deps, { ...row, userId: row.userId }) : null
  const made = await gateway.createPayment({
    key: `payment:${row.id}`,
    amount: row.amount,
    currency: row.currency,
    orderId: row.orderId,
    clubId: row.clubId,
    customerId,
    savesCard: row.savesCard,
    paymentId: row.id,
    account: row.account,
    fee: row.applicationFee,
    description: row.description,
  })
  crashAt('payment.created')
  await noteBegun(deps, row, made, customerId)
  return { gatewayPaymentId: made.paymentId, paymentToken: made.paymentToken }
}

async function noteBegun(
  { db }: OrderDeps,
  { clubId, id }: WrittenPayment,
  { paymentId, paymentToken }: GatewayPayment,
  customerId: string | null,
): Promise<void> {
  await db.withClub(
    clubId,
    (tx) =>
      tx.execute(sql`
        update payments set gateway_payment_id = ${paymentId}, payment_token = ${paymentToken}, customer_id = ${customerId},
          status = case when status = 'creating' then 'open' else status end
        where club_id = ${clubId} and id = ${id} and gateway_payment_id is null`),
    { isOneStatement: true },
  )
}
