import { redirect } from 'react-router'
import { sellAtGate } from '@clubhouse/contract/money/office/orders'
import { HAND_WAYS } from '@clubhouse/contract/money/office/order-limits'
import { readFields } from '#lib/form/form-fields.ts'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { GATE } from './messages.ts'

export const gateAction = officeAction(async ({ call, page, headers, request }) => {
  const form = await readForm(request)
  const { field } = readFields(form)
  const lines = linesOf(form)
  const values = typedIn(form)
  if (lines.length === 0) return answerWith({ formError: GATE.choose, values }, 422)
  const total = field('total')
  try {
    const sold = await call(sellAtGate, {
      headers,
      body: {
        sale_id: field('sale_id'),
        lines,
        name: field('name'),
        email: field('email'),
        note: field('note'),
        way: HAND_WAYS.find((way) => way === field('way')) ?? ('cash' as const),
        ...(/^\d+$/.test(total) && { total: Number(total) }),
      },
    })
    return redirect(`/orders/new?sold=${sold.order_id}`, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, GATE.notDone)
    return answerWith({ formError: message || GATE.notDone, errors, values }, status)
  }
})

/** What was chosen and typed, for a page without a script. */
const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && /^(?:take:|name$|email$|note$)/.test(name) ? [[name, value]] : [],
    ),
  )

/** `take:<item>` or `take:<item>:<size>`, each with how many. */
function linesOf(form: FormData) {
  return [...form].flatMap(([name, value]) => {
    const [, product_id, variant_id = null] = /^take:([^:]+)(?::(.+))?$/.exec(name) ?? []
    const quantity = Number(value)
    return product_id && Number.isInteger(quantity) && quantity > 0
      ? [{ product_id, variant_id, quantity }]
      : []
  })
}
