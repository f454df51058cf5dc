import type { Order } from '@clubhouse/contract/money/orders'
import type { Identity } from '#kernel/http/caller.ts'
import { errorKind } from '#kernel/jobs/effect-failed.ts'
import type { OrderDeps } from './deps.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { type FoundOrder, readOrder } from './read-order.queries.ts'

/**
 * OPEN-117: an order, for the person who bought it and nobody else. While it is not paid, or a later payment of theirs is with their bank, the
 * gateway is asked, so that nobody waits for a webhook that was lost; a gateway that does not answer leaves the order as it is.
 */
export async function findOrder(
  deps: OrderDeps,
  clubId: string,
  orderId: string,
  identity: Identity,
): Promise<Order | null> {
  const found = await read(deps, clubId, orderId)
  if (!found || !isBuyers(found, identity)) return null
  if (found.openPaymentId === null) return found.order
  try {
    const { openPaymentId: paymentId, gatewayPaymentId } = found
    const completed = await settlePayment(deps, { clubId, paymentId, gatewayPaymentId })
    if (completed) return completed.order
  } catch (error) {
    // By its kind alone: what the database says of a failed statement holds its values.
    deps.onTrouble(new Error(`The payment of order ${orderId} could not be settled: ${errorKind(error)}`))
    return found.order
  }
  return (await read(deps, clubId, orderId))?.order ?? null
}

const read = ({ db }: OrderDeps, clubId: string, orderId: string) =>
  db.withClub(clubId, (tx) => readOrder(tx, clubId, orderId), { isOneStatement: true })

const isBuyers = ({ userId, guestId }: FoundOrder, identity: Identity): boolean =>
  identity.kind === 'user' ? identity.user.user_id === userId : identity.guestId === guestId
