import * as contract from '@clubhouse/contract/money/office/refunds'
import type { Currency } from '@clubhouse/contract/site/club'
import { Refusal } from '@clubhouse/contract/refusal'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import type { Result } from '@clubhouse/domain/result'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { ownPeople } from '#kernel/http/guard.ts'
import { orThrow } from '#kernel/http/or-throw.ts'
import type { OrderDeps, OrderRefusal } from '../deps.ts'
import { askRefund, confirmRefund, declineRefund } from './ask-refund.ts'
import type { AskSecond } from '#identity/office-users/port.ts'
import { previewRefund } from './preview-refund.ts'
import { holdOrder } from './record-payment.ts'
import { TO_CONFIRM } from './read-office-order.queries.ts'
import { repeatRefund } from './repeat-refund.ts'
import type { tellOfOrder } from './tell-of-order.ts'

const refusal = ({ status, code, message }: OrderRefusal) => new Refusal(status, code, message)

const valueOf = <T>(made: Result<T, OrderRefusal>): T | Refusal =>
  made.ok ? made.value : refusal(made.reason)

/** Money that goes back: by one person, or by two. */
export function refundEndpoints(
  { db, now, fulfilments }: Pick<OrderDeps, 'db' | 'now' | 'fulfilments'>,
  tell: ReturnType<typeof tellOfOrder>,
  askSecond: AskSecond,
): ServedEndpoint[] {
  return [
    serve(contract.previewRefund, ownPeople('money'), async ({ params, body }, { club }) => {
      const { clubId, userId } = club
      const wanted = { clubId, orderId: params.order_id, ...body, requestedBy: userId, now: now() }
      const looked = await db.withClub(clubId, (tx) => previewRefund(tx, wanted, fulfilments))
      return orThrow(valueOf(looked))
    }),
    serve(
      contract.refundOrder,
      ownPeople('money'),
      async ({ params: { order_id: orderId }, body }, caller) => {
        const { clubId, userId } = caller.club
        const { request_id: requestId, ...wanted } = body
        const made = await db.withClub(clubId, async (tx) => {
          const asking = { clubId, orderId, ...wanted, requestId, requestedBy: userId, now: now() }
          const asked = await askRefund(tx, asking, fulfilments)
          if (!asked.ok) return refusal(asked.reason)
          const { refund_ids, amount, waits, isNew } = asked.value
          if (isNew) await tell(tx, caller, waits ? 'refund-asked' : 'order-refunded', orderId, { amount })
          const order = isNew && waits ? await holdOrder(tx, clubId, orderId) : undefined
          if (order) {
            const sum = formatMoney(cents(amount), order.currency.toUpperCase() as Currency)
            const [task, about] = [`Confirm the refund of ${sum}`, `Order #${order.seq}`]
            const mail = { task, about, reason: body.reason, path: `/orders/${orderId}` }
            await askSecond(tx, { clubId, userId, needed: 'money', id: requestId, ...mail })
          }
          return { refund_ids, amount, waits }
        })
        return orThrow(made)
      },
    ),
    serve(contract.confirmRefund, ownPeople(TO_CONFIRM), async ({ params }, caller) => {
      const { clubId, userId } = caller.club
      const { order_id: orderId, request_id: requestId } = params
      const made = await db.withClub(clubId, async (tx) => {
        const deciding = { clubId, orderId, requestId, userId, now: now() }
        const confirmed = await confirmRefund(tx, deciding, fulfilments)
        if (!confirmed.ok) return refusal(confirmed.reason)
        const { value } = confirmed
        const { amount } = value.refunded ?? value
        await tell(tx, caller, value.lapsed ? 'refund-lapsed' : 'refund-confirmed', orderId, { amount })
        // That it lapsed stays written.
        return value.lapsed ? refusal(value.lapsed) : { refund_ids: value.refunded.refund_ids, amount }
      })
      return orThrow(made)
    }),
    serve(contract.declineRefund, ownPeople('money'), async ({ params, body: { reason } }, caller) => {
      const { clubId, userId } = caller.club
      const { order_id: orderId, request_id: requestId } = params
      const declined = await db.withClub(clubId, async (tx) => {
        const made = await declineRefund(tx, { clubId, orderId, requestId, userId, reason, now: now() })
        if (made.ok) await tell(tx, caller, 'refund-declined', orderId, made.value)
        return made
      })
      return orThrow(valueOf(declined))
    }),
    serve(contract.repeatRefund, ownPeople('money'), async ({ params, body }, caller) => {
      const { request_id: requestId } = body
      const { clubId } = caller.club
      const { order_id: orderId, refund_id: refundId } = params
      const repeated = await db.withClub(clubId, async (tx) => {
        const made = await repeatRefund(tx, { clubId, orderId, refundId, requestId, now: now() })
        if (made.ok && made.value.isNew)
          await tell(tx, caller, 'refund-repeated', orderId, { amount: made.value.amount })
        return made
      })
      const { refundId: again, amount } = orThrow(valueOf(repeated))
      return { refund_ids: [again], amount }
    }),
  ]
}
