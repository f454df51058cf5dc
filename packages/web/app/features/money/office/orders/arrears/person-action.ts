import { redirect } from 'react-router'
import {
  askWriteOff,
  confirmWriteOff,
  declineWriteOff,
  getArrearsPerson,
  planArrears,
  remindArrears,
} from '@clubhouse/contract/money/office/arrears'
import { recordPayment } from '@clubhouse/contract/money/office/orders'
import { HAND_WAYS } from '@clubhouse/contract/money/office/order-limits'
import { parseDate } from '@clubhouse/domain/time/plain-date'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { TAKE } from '../messages.ts'
import { NOT_SENT, PERSON, WRITE_OFF } from './messages.ts'

/** What is done about what one person owes, each by a form that needs no script. */
export const personAction = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const form = await readForm(request)
  const { field } = readFields(form)
  const intent = field('intent')
  const values = {
    intent,
    on: field('on'),
    note: field('note'),
    reason: field('reason'),
    way: field('way'),
  }
  const of = { headers, params: { person_id: id } }
  const decision = { headers, params: { write_off_id: field('write_off_id') }, body: {} }
  const done = () => redirect(`/arrears/${id}?done=${intent}`, 303)
  try {
    switch (intent) {
      case 'remind': {
        const { not_reminded: left } = await call(remindArrears, { headers, body: { person_ids: [id] } })
        const [why] = left
        return why ? answerWith({ formError: NOT_SENT[why.why], values }, 409) : done()
      }
      case 'take': {
        const ticked = form.getAll('pay').map(String)
        const { instalments } = await call(getArrearsPerson, of)
        const chosen = instalments.filter(({ scheduled_payment_id: each }) => ticked.includes(each))
        const [first] = chosen
        if (!first) return answerWith({ formError: TAKE.choose, values })
        const body = {
          payment_id: field('payment_id'),
          note: field('note'),
          amount: chosen.reduce((sum, each) => sum + each.amount, 0),
          way: HAND_WAYS.find((way) => way === field('way')) ?? ('cash' as const),
          scheduled_payment_ids: chosen.map((each) => each.scheduled_payment_id),
        }
        await call(recordPayment, { headers, params: { order_id: first.order_id }, body })
        return done()
      }
      case 'plan': {
        const day = parseDate(values.on)
        if (!day.ok)
          return answerWith({
            errors: { on: values.on === '' ? PERSON.planMissing : PERSON.planUnreadable },
            values,
          })
        await call(planArrears, { ...of, body: { on: day.iso, note: values.note } })
        return done()
      }
      case 'forget':
        await call(planArrears, { ...of, body: { on: null } })
        return done()
      case 'ask': {
        const ids = form.getAll('late').map(String)
        if (ids.length === 0) return answerWith({ formError: WRITE_OFF.choose, values })
        if (values.reason.trim() === '')
          return answerWith({ errors: { reason: WRITE_OFF.whyMissing }, values })
        const body = {
          write_off_id: field('write_off_id'),
          order_id: field('order_id'),
          scheduled_payment_ids: ids,
          reason: values.reason,
        }
        await call(askWriteOff, { ...of, body })
        return done()
      }
      case 'confirm':
        await call(confirmWriteOff, decision)
        return done()
      case 'decline':
        await call(declineWriteOff, decision)
        return done()
      default:
        return answerWith({ formError: PERSON.notDone }, 400)
    }
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, PERSON.notDone)
    const said = Object.keys(errors).length > 0
    return answerWith({ errors, formError: said ? null : message || PERSON.notDone, values }, status)
  }
})
