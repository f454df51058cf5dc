import type { GatewayEvent } from '../../providers/payments/port.ts'
import type { OrderDeps } from '../deps.ts'
import { applyAftermath } from './apply-aftermath.ts'
import { settlePayment } from './settle-payment.ts'

interface Owner {
  clubId: string
  paymentId: string
}

const OWNER = {
  name: 'payment_owner',
  text: `select club_id as "clubId", id as "paymentId" from payments
    where gateway = $1 and gateway_payment_id = $2`,
}

/** A webhook says that something happened to a payment; what, is asked of the gateway. Not ours: nothing is done. */
export async function onPaymentEvent(
  deps: OrderDeps,
  { kind, paymentId: gatewayPaymentId }: GatewayEvent,
): Promise<void> {
  if (gatewayPaymentId === null) return
  const [owner] = await deps.db.readPlatform<Owner>(OWNER, [deps.gateway.name, gatewayPaymentId])
  if (!owner) return
  await settlePayment(deps, { ...owner, gatewayPaymentId })
  if (kind === 'refund') await lookAfter(deps, owner, gatewayPaymentId)
}

/** Refunds that failed and money that banks took back. */
async function lookAfter(deps: OrderDeps, which: Owner, gatewayPaymentId: string): Promise<void> {
  const { db, gateway, now, onTrouble } = deps
  const aftermath = await gateway.findAftermath(gatewayPaymentId)
  const failed = await db.withClub(which.clubId, (tx) => applyAftermath(tx, which, aftermath, now()))
  for (const id of failed) onTrouble(new Error(`Refund ${id} failed after it was made`))
}
