import * as contract from '@clubhouse/contract/money/office/refunds'
import { Refusal } from '@clubhouse/contract/refusal'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { ownPeople } from '#kernel/http/guard.ts'
import type { OrderDeps, OrderRefusal } from '../deps.ts'
import { askRefund, confirmRefund, declineRefund } from './ask-refund.ts'
import { previewRefund } from './preview-refund.ts'
import { TO_CONFIRM } from './read-office-order.queries.ts'
import { repeatRefund } from './repeat-refund.ts'
import type { tellOfOrder } from './tell-of-order.ts'

const refusal = ({ status, code, message }: OrderRefusal) => new Refusal(status, code, message)

/** Money that goes back: by one person, or by two. */
export function refundEndpoints(
  { db, now, fulfilments }: Pick<OrderDeps, 'db' | 'now' | 'fulfilments'>,
  tell: ReturnType<typeof tellOfOrder>,
): ServedEndpoint[] {
  return [
    serve(contract.previewRefund, ownPeople('money'), async ({ params, body }, { club }) => {
      const { clubId, userId } = club
      const wanted = { clubId, orderId: params.order_id, ...body, requestedBy: userId, now: now() }
      const looked = await db.withClub(clubId, (tx) => previewRefund(tx, wanted, fulfilments))
      if (looked.ok) return looked.value
      throw refusal(looked.reason)
    }),
    serve(contract.refundOrder, ownPeople('money'), ({ params: { order_id: orderId }, body }, caller) => {
      const { clubId, userId } = caller.club
      const { request_id: requestId, ...wanted } = body
      return db.withClub(clubId, async (tx) => {
        const asking = { clubId, orderId, ...wanted, requestId, requestedBy: userId, now: now() }
        const asked = await askRefund(tx, asking, fulfilments)
        if (!asked.ok) throw refusal(asked.reason)
        const { refund_ids, amount, waits, isNew } = asked.value
        if (isNew) await tell(tx, caller, waits ? 'refund-asked' : 'order-refunded', orderId, { amount })
        return { refund_ids, amount, waits }
      })
    }),
    serve(contract.confirmRefund, ownPeople(TO_CONFIRM), async ({ params }, caller) => {
      const { clubId, userId } = caller.club
      const { order_id: orderId, request_id: requestId } = params
      const made = await db.withClub(clubId, async (tx) => {
        const deciding = { clubId, orderId, requestId, userId, now: now() }
        const confirmed = await confirmRefund(tx, deciding, fulfilments)
        if (!confirmed.ok) return confirmed.reason
        const { value } = confirmed
        const { amount } = value.refunded ?? value
        await tell(tx, caller, value.lapsed ? 'refund-lapsed' : 'refund-confirmed', orderId, { amount })
        return value.lapsed ?? { refund_ids: value.refunded.refund_ids, amount }
      })
      // Outside of the transaction: that it lapsed stays written.
      if ('code' in made) throw refusal(made)
      return made
    }),
    serve(contract.declineRefund, ownPeople('money'), ({ params, body: { reason } }, caller) => {
      const { clubId, userId } = caller.club
      const { order_id: orderId, request_id: requestId } = params
      return db.withClub(clubId, async (tx) => {
        const made = await declineRefund(tx, { clubId, orderId, requestId, userId, reason, now: now() })
        if (!made.ok) throw refusal(made.reason)
        await tell(tx, caller, 'refund-declined', orderId, made.value)
        return made.value
      })
    }),
    serve(contract.repeatRefund, ownPeople('money'), ({ params, body }, caller) => {
      const { request_id: requestId } = body
      const { clubId } = caller.club
      const { order_id: orderId, refund_id: refundId } = params
      return db.withClub(clubId, async (tx) => {
        const made = await repeatRefund(tx, { clubId, orderId, refundId, requestId, now: now() })
        if (!made.ok) throw refusal(made.reason)
        const { amount, isNew } = made.value
        if (isNew) await tell(tx, caller, 'refund-repeated', orderId, { amount })
        return { refund_ids: [made.value.refundId], amount }
      })
    }),
  ]
}
