import * as contract from '@clubhouse/contract/money/office/orders'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, ownPeople } from '#kernel/http/guard.ts'
import { type CsvColumns, officeCsv } from '#kernel/http/office-csv.ts'
import type { GateDeps } from './deps.ts'
import { handPayments } from './office/hand-payments.ts'
import { listOrders, listOrdersForFile } from './office/list-orders.queries.ts'
import { readBeside, readOrderMails } from './office/read-office-order.queries.ts'
import { holdOrder } from './office/record-payment.ts'
import { refundEndpoints } from './office/refund-endpoints.ts'
import { tellOfOrder } from './office/tell-of-order.ts'
import { readMoneyBack, readOrder } from './read-order.queries.ts'
import { enqueueReceipt } from '../receipts/receipt-mail.ts'
import { saleCart, sellAtGate } from './office/sell-at-gate.ts'

/** Euro and cents with a point: a spreadsheet reckons with it. */
const plain = (amount: number) => (amount / 100).toFixed(2)

type FileColumn = NonNullable<(typeof contract.listOfficeOrdersCsv)['query']['_output']['columns']>[number]

const COLUMNS: CsvColumns<FileColumn, contract.OfficeOrderRow> = {
  order_seq: { header: 'Order', value: ({ order_seq }) => order_seq },
  created_at: { header: 'Date', value: ({ created_at }, dates) => dates.moment(created_at) },
  buyer: { header: 'Who', value: ({ buyer }) => buyer },
  what: { header: 'What', value: ({ what }) => what },
  money: { header: 'Status', value: ({ money }) => money },
  total: { header: 'Total', value: ({ total }) => plain(total) },
  paid: { header: 'Paid', value: ({ paid }) => plain(paid) },
  back: { header: 'Given back', value: ({ refunded }) => plain(refunded) },
  due: { header: 'Still due', value: ({ due, late }) => plain(due + late) },
  ways: { header: 'Paid by', value: ({ ways }) => ways.join(', ') },
}

/** Orders and money, for those who run the club. */
export function officeOrderEndpoints(
  deps: GateDeps,
  core: Pick<Core, 'db' | 'audit' | 'now'>,
): ServedEndpoint[] {
  const { db, now } = deps
  const tell = tellOfOrder(core.audit)
  const hand = handPayments(deps, core.audit)
  return [
    ...refundEndpoints(deps, tell),
    serve(contract.listOfficeOrders, office('money'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listOrders(tx, club.clubId, query)),
    ),
    serve(contract.listOfficeOrdersCsv, office('money'), ({ query }, caller) =>
      officeCsv(core, caller, {
        room: 'orders',
        columns: COLUMNS,
        query,
        list: (tx, asked) => listOrdersForFile(tx, caller.club.clubId, asked),
      }),
    ),
    serve(contract.getOfficeOrder, office('money'), async ({ params }, { club: { clubId, userId } }) => {
      const read = await db.withClub(clubId, async (tx) => {
        const found = await readOrder(tx, clubId, params.order_id)
        const beside = found && (await readBeside(tx, { clubId, userId, orderId: params.order_id }))
        return beside && { ...found, beside, moneyBack: await readMoneyBack(tx, clubId, params.order_id) }
      })
      if (!read) throw notFound('The order')
      const mails = await readOrderMails(db, clubId, params.order_id, read.beside)
      return { ...read.order, ...read.moneyBack, ...read.beside, mails, buyer: read.buyer }
    }),
    serve(contract.sellAtGate, ownPeople('money'), async ({ body }, caller) => {
      const cart = await saleCart(deps, caller, body)
      if (cart instanceof Refusal) throw cart
      return db.withClub(caller.club.clubId, async (tx) => {
        const sold = await sellAtGate(tx, deps, caller, body, cart)
        if (sold instanceof Refusal) throw sold
        const { isNew, ...sale } = sold
        if (isNew) await tell(tx, caller, 'sold-at-gate', sale.order_id, { amount: sale.total, By: body.way })
        return sale
      })
    }),
    serve(contract.recordPayment, ownPeople('money'), ({ params, body }, caller) => {
      const { payment_id: paymentId, scheduled_payment_ids: scheduledPaymentIds, ...paid } = body
      return db.withClub(caller.club.clubId, async (tx) => {
        const refused = await hand.record(tx, caller, {
          ...paid,
          orderId: params.order_id,
          paymentId,
          scheduledPaymentIds,
        })
        if (refused) throw refused
        return { payment_id: paymentId, amount: paid.amount }
      })
    }),
    serve(contract.correctPayment, ownPeople('money'), ({ params, body }, caller) => {
      const { order_id: orderId, payment_id: paymentId } = params
      return db.withClub(caller.club.clubId, async (tx) => {
        const amount = await hand.correct(tx, caller, { orderId, paymentId, reason: body.reason })
        if (amount instanceof Refusal) throw amount
        return { payment_id: paymentId, amount }
      })
    }),
    serve(contract.sendReceiptAgain, ownPeople('money'), ({ params, body }, caller) => {
      const { clubId } = caller.club
      return db.withClub(clubId, async (tx) => {
        const order = await holdOrder(tx, clubId, params.order_id)
        if (!order) throw notFound('The order')
        const { status } = order
        if (status !== 'Completed' && status !== 'Refunded')
          throw new Refusal(409, 'not_paid', 'There is no receipt before it is paid.')
        const receipt = await enqueueReceipt(tx, { clubId, orderId: params.order_id }, now(), body.request_id)
        const { email: to } = receipt.buyer
        if (to === '') throw new Refusal(409, 'no_address', 'Nobody left an e-mail for this order.')
        await tell(tx, caller, 'receipt-sent-again', params.order_id, { request_id: body.request_id })
        return { to }
      })
    }),
  ]
}
