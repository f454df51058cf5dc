import * as contract from '@clubhouse/contract/money/office/orders'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { csvMoney } from '@clubhouse/domain/web/csv'
import type { Core } from '#kernel/core.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office, ownPeople } from '#kernel/http/guard.ts'
import { type CsvColumns, officeCsv } from '#kernel/http/office-csv.ts'
import { orThrow } from '#kernel/http/or-throw.ts'
import type { GateDeps } from './deps.ts'
import { handPayments } from './office/hand-payments.ts'
import { listOrders, listOrdersForFile } from './office/list-orders.queries.ts'
import { askSecond } from '#identity/office-users/port.ts'
import { payerOfOrders } from './office/payer-of-orders.ts'
import { readBeside, readOrderMails } from './office/read-office-order.queries.ts'
import { holdOrder } from './office/record-payment.ts'
import { refundEndpoints } from './office/refund-endpoints.ts'
import { tellOfOrder } from './office/tell-of-order.ts'
import { readMoneyBack, readOrder } from './read-order.queries.ts'
import { clubFacts } from '#site/clubs/reads.ts'
import type { PaperOf } from '../receipts/download-order.ts'
import { enqueueReceipt } from '../receipts/receipt-mail.ts'
import { saleCart, sellAtGate } from './office/sell-at-gate.ts'

type FileColumn = NonNullable<(typeof contract.listOfficeOrdersCsv)['query']['_output']['columns']>[number]

const COLUMNS: CsvColumns<FileColumn, contract.OfficeOrderRow> = {
  order_seq: { header: 'Order', value: ({ order_seq }) => order_seq },
  created_at: { header: 'Date', value: ({ created_at }, dates) => dates.moment(created_at) },
  buyer: { header: 'Who', value: ({ buyer }) => buyer },
  what: { header: 'What', value: ({ what }) => what },
  money: { header: 'Status', value: ({ money }) => money },
  total: { header: 'Total', value: ({ total }) => csvMoney(total) },
  paid: { header: 'Paid', value: ({ paid }) => csvMoney(paid) },
  back: { header: 'Refunded', value: ({ refunded }) => csvMoney(refunded) },
  due: { header: 'Still due', value: ({ due, late }) => csvMoney(due + late) },
  ways: { header: 'Paid by', value: ({ ways }) => ways.join(', ') },
}

/** Orders and money, for those who run the club. */
export function officeOrderEndpoints(
  deps: GateDeps,
  core: Pick<Core, 'db' | 'audit' | 'now' | 'config'>,
  paperOf: PaperOf,
): ServedEndpoint[] {
  const { db, now } = deps
  const tell = tellOfOrder(core.audit)
  const hand = handPayments(deps, core.audit)
  return [
    ...refundEndpoints(deps, tell, askSecond(core)),
    serve(contract.listOfficeOrders, office('money'), ({ query }, { club }) =>
      db.withClub(club.clubId, (tx) => listOrders(tx, club.clubId, query)),
    ),
    serve(contract.listOfficeOrdersCsv, office('money'), ({ query }, caller) =>
      officeCsv(core, caller, {
        name: 'orders',
        columns: COLUMNS,
        query,
        list: (tx, asked) => listOrdersForFile(tx, caller.club.clubId, asked),
      }),
    ),
    serve(contract.getOfficeOrder, office('money'), async ({ params }, { club: { clubId, userId } }) => {
      const read = await db.withClub(clubId, async (tx) => {
        const found = await readOrder(tx, clubId, params.order_id)
        const beside = found && (await readBeside(tx, { clubId, userId, orderId: params.order_id }))
        if (!beside) return null
        const orderIds = [params.order_id]
        const payer = await payerOfOrders(tx, { clubId, userId, orderIds, now: now() })
        return { ...found, beside, payer, moneyBack: await readMoneyBack(tx, clubId, params.order_id) }
      })
      if (!read) throw notFound('The order')
      const mails = await readOrderMails(db, clubId, params.order_id, read.beside)
      return { ...read.order, ...read.moneyBack, ...read.beside, mails, buyer: read.buyer, payer: read.payer }
    }),
    serve(contract.downloadOfficeOrder, office('money'), async ({ params }, { club: { clubId } }) => {
      const { found, slug } = await db.withClub(clubId, async (tx) => ({
        found: await readOrder(tx, clubId, params.order_id),
        slug: (await clubFacts(tx, clubId)).slug,
      }))
      const paper = found && (await paperOf(found.order, slug, undefined))
      if (!paper) throw notFound('The order')
      return paper
    }),
    serve(contract.sellAtGate, ownPeople('money'), async ({ body }, caller) => {
      const cart = orThrow(await saleCart(deps, caller, body))
      const sold = await db.withClub(caller.club.clubId, async (tx) => {
        const made = await sellAtGate(tx, deps, caller, body, cart)
        if (made instanceof Refusal) return made
        const { isNew, ...sale } = made
        if (isNew) await tell(tx, caller, 'sold-at-gate', sale.order_id, { amount: sale.total, By: body.way })
        return sale
      })
      return orThrow(sold)
    }),
    serve(contract.recordPayment, ownPeople('money'), async ({ params, body }, caller) => {
      const { payment_id: paymentId, scheduled_payment_ids: scheduledPaymentIds, ...paid } = body
      const recording = { ...paid, orderId: params.order_id, paymentId, scheduledPaymentIds }
      orThrow(await db.withClub(caller.club.clubId, (tx) => hand.record(tx, caller, recording)))
      return { payment_id: paymentId, amount: paid.amount }
    }),
    serve(contract.correctPayment, ownPeople('money'), async ({ params, body }, caller) => {
      const { order_id: orderId, payment_id: paymentId } = params
      const correcting = { orderId, paymentId, reason: body.reason }
      const amount = await db.withClub(caller.club.clubId, (tx) => hand.correct(tx, caller, correcting))
      return { payment_id: paymentId, amount: orThrow(amount) }
    }),
    serve(contract.sendReceiptAgain, ownPeople('money'), async ({ params, body }, caller) => {
      const { clubId } = caller.club
      const sent = await db.withClub(clubId, async (tx) => {
        const order = await holdOrder(tx, clubId, params.order_id)
        if (!order) return notFound('The order')
        const { status } = order
        if (status !== 'Completed' && status !== 'Refunded')
          return new Refusal(409, 'not_paid', 'There is no receipt before it is paid.')
        const receipt = await enqueueReceipt(tx, { clubId, orderId: params.order_id }, now(), body.request_id)
        const { email: to } = receipt.buyer
        if (to === '') return new Refusal(409, 'no_address', 'Nobody left an email for this order.')
        await tell(tx, caller, 'receipt-sent-again', params.order_id, { request_id: body.request_id })
        return { to }
      })
      return orThrow(sent)
    }),
  ]
}
