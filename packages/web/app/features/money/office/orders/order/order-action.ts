import { redirect } from 'react-router'
import {
  correctPayment,
  getOfficeOrder,
  recordPayment,
  sendReceiptAgain,
} from '@clubhouse/contract/money/office/orders'
import {
  confirmRefund,
  declineRefund,
  refundOrder,
  repeatRefund,
} from '@clubhouse/contract/money/office/refunds'
import { sendPayLink, takeBackPayLink } from '@clubhouse/contract/money/office/pay-links'
import { HAND_WAYS } from '@clubhouse/contract/money/office/order-limits'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { ORDER, REFUND, REQUEST, TAKE } from '../messages.ts'
import { askedRefund } from './asked-refund.ts'

/** What is done about one order, each by a form that needs no script. */
export const orderAction = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const form = await readForm(request)
  const { field } = readFields(form)
  const of = { headers, params: { order_id: id } }
  const done = (what: string, amount?: number) =>
    redirect(`/orders/${id}?done=${what}${amount === undefined ? '' : `&sum=${amount}`}`, 303)
  try {
    switch (field('intent')) {
      case 'refund': {
        const { lines, isWrong } = askedRefund(await call(getOfficeOrder, of), form)
        if (lines.length === 0 || isWrong)
          return answerWith({ formError: lines.length === 0 ? REFUND.choose : REFUND.wrong })
        const body = { lines, reason: field('reason'), request_id: field('request_id') }
        const { amount, waits } = await call(refundOrder, { ...of, body })
        return done(waits ? 'asked' : 'refund', amount)
      }
      case 'confirm': {
        const params = { order_id: id, request_id: field('request_id') }
        return done('confirm', (await call(confirmRefund, { headers, params, body: {} })).amount)
      }
      case 'decline': {
        const reason = field('reason').trim()
        if (reason === '' && field('is_mine') === '') return answerWith({ formError: REQUEST.whyMissing })
        const params = { order_id: id, request_id: field('request_id') }
        await call(declineRefund, { headers, params, body: { reason } })
        return done('decline')
      }
      case 'repeat': {
        const params = { order_id: id, refund_id: field('refund_id') }
        const body = { request_id: field('request_id') }
        return done('repeat', (await call(repeatRefund, { headers, params, body })).amount)
      }
      case 'take': {
        const { later } = await call(getOfficeOrder, of)
        const ticked = form.getAll('pay').map(String)
        const chosen = later.filter(({ scheduled_payment_id: each }) => ticked.includes(each))
        if (chosen.length === 0) return answerWith({ formError: TAKE.choose })
        const amount = chosen.reduce((sum, each) => sum + each.amount, 0)
        const body = {
          payment_id: field('payment_id'),
          note: field('note'),
          amount,
          way: HAND_WAYS.find((way) => way === field('way')) ?? ('cash' as const),
          scheduled_payment_ids: chosen.map((each) => each.scheduled_payment_id),
        }
        await call(recordPayment, { ...of, body })
        return done('take', amount)
      }
      case 'correct':
        await call(correctPayment, {
          headers,
          params: { order_id: id, payment_id: field('payment_id') },
          body: { reason: field('reason') },
        })
        return done('correct')
      case 'link':
        await call(sendPayLink, { ...of, body: { request_id: field('request_id') } })
        return redirect(`/orders/${id}?task=link&done=link`, 303)
      case 'unlink':
        await call(takeBackPayLink, { headers, params: { order_id: id, link_id: field('link_id') } })
        return redirect(`/orders/${id}?task=link&done=unlink`, 303)
      case 'receipt':
        await call(sendReceiptAgain, { ...of, body: { request_id: field('request_id') } })
        return done('receipt')
      default:
        return answerWith({ formError: ORDER.notDone }, 400)
    }
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, ORDER.notDone)
    return answerWith({ formError: message || ORDER.notDone, errors }, status)
  }
})
