import { type ActionFunctionArgs, redirect } from 'react-router'
import { resumeRenewal, stopRenewal } from '@clubhouse/contract/selling/lottery'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { TICKETS } from './messages.ts'

/** Renewal of one ticket, off or on. */
export async function turnRenewal({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const { field } = await readFormFields(request)
  const params = { club: field('club'), ticket_id: field('ticket') }
  try {
    await page.call(field('turn') === 'on' ? resumeRenewal : stopRenewal, { params })
    return redirect('/tickets', 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, TICKETS.failed)
    return answerWith({ formError: message }, status)
  }
}
