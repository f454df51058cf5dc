import { type ActionFunctionArgs, redirect } from 'react-router'
import {
  askWriteOff,
  confirmWriteOff,
  declineWriteOff,
  planArrears,
  remindArrears,
} from '@clubhouse/contract/money/office/arrears'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { NOT_SENT, PERSON, WRITE_OFF } from './messages.ts'

/** What is done about what one person owes, each by a form that needs no script. */
export async function personAction({ request, context, params: { id = '' } }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const form = await readForm(request)
  const { field } = readFields(form)
  const intent = field('intent')
  const values = { intent, on: field('on'), note: field('note'), reason: field('reason') }
  const of = { headers, params: { person_id: id } }
  const decision = { headers, params: { write_off_id: field('write_off_id') }, body: {} }
  const done = () => redirect(`/arrears/${id}?done=${intent}`, 303)
  try {
    switch (intent) {
      case 'remind': {
        const { not_reminded: left } = await page.call(remindArrears, { headers, body: { person_ids: [id] } })
        const [why] = left
        return why ? answerWith({ formError: NOT_SENT[why.why], values }, 409) : done()
      }
      case 'plan': {
        if (values.on === '') return answerWith({ errors: { on: PERSON.planMissing }, values })
        await page.call(planArrears, { ...of, body: { on: values.on, note: values.note } })
        return done()
      }
      case 'forget':
        await page.call(planArrears, { ...of, body: { on: null } })
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
        await page.call(askWriteOff, { ...of, body })
        return done()
      }
      case 'confirm':
        await page.call(confirmWriteOff, decision)
        return done()
      case 'decline':
        await page.call(declineWriteOff, decision)
        return done()
      default:
        return answerWith({ formError: PERSON.notDone }, 400)
    }
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, PERSON.notDone)
    const said = Object.keys(errors).length > 0
    return answerWith({ errors, formError: said ? null : message || PERSON.notDone, values }, status)
  }
}
