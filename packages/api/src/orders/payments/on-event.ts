import type { OrderDeps } from '../deps.ts'
import { settlePayment } from './settle-payment.ts'

const OWNER = {
  name: 'payment_owner',
  text: `select club_id as "clubId", id as "paymentId" from payments
    where gateway = $1 and gateway_payment_id = $2`,
}

/** A webhook says that something happened to a payment; what, is asked of the gateway. Not ours: nothing is done. */
export async function onPaymentEvent(deps: OrderDeps, gatewayPaymentId: string): Promise<void> {
  const [owner] = await deps.db.readPlatform<{ clubId: string; paymentId: string }>(OWNER, [
    deps.gateway.name,
    gatewayPaymentId,
  ])
  if (owner) await settlePayment(deps, { ...owner, gatewayPaymentId })
}
