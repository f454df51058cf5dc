import { redirect } from 'react-router'
import { askForSwitch } from '@clubhouse/contract/selling/member-renewal'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { memberAction } from '#lib/page/handlers.ts'
import { SWITCH } from './messages.ts'

/** The club is asked to change a membership, with the sum that was shown. */
export const askAction = memberAction(async ({ call, page, request, params }) => {
  const { field } = await readFormFields(request)
  const membership_id = params['membershipId'] ?? ''
  const plan_id = field('plan_id')
  const body = { plan_id, difference: Number(field('difference')), note: field('note') }
  try {
    await call(askForSwitch, { params: { membership_id }, body })
    return redirect(`/switch/${membership_id}?sent=1`, 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, SWITCH.failed)
    return answerWith({ formError: message, values: { plan_id } }, status)
  }
})
