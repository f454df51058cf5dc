import { getOfficeOrder, refundOrder as refundOrderCall } from '@clubhouse/contract/backoffice-orders'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { serve, type ServedEndpoint } from '../http/endpoints.ts'
import { office } from '../http/guard.ts'
import type { OrderDeps } from './deps.ts'
import { readMoneyBack, readOrder } from './read-order.queries.ts'
import { refundOrder } from './refund-order.ts'

/** For those who run the club. */
export const officeOrderEndpoints = ({ db, now, fulfilments }: OrderDeps): ServedEndpoint[] => [
  serve(getOfficeOrder, office('read'), async ({ params }, { club: { clubId } }) => {
    const read = await db.withClub(clubId, async (tx) => {
      const found = await readOrder(tx, clubId, params.order_id)
      return found && { ...found, moneyBack: await readMoneyBack(tx, clubId, params.order_id) }
    })
    if (!read) throw notFound('The order')
    return { ...read.order, ...read.moneyBack, buyer: read.buyer }
  }),
  serve(refundOrderCall, office('write'), async ({ params, body }, { club: { clubId, userId } }) => {
    const refunded = await db.withClub(clubId, (tx) =>
      refundOrder(
        tx,
        { clubId, orderId: params.order_id, ...body, requestedBy: userId, now: now() },
        fulfilments,
      ),
    )
    if (refunded.ok) return refunded.value
    const { status, code, message } = refunded.reason
    throw new Refusal(status, code, message)
  }),
]
