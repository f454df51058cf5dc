import { redirect } from 'react-router'
import { resumeRenewal, stopRenewal } from '@clubhouse/contract/selling/lottery'
import { readFormFields } from '#lib/form/read-form.ts'
import { memberAction } from '#lib/page/handlers.ts'
import { TICKETS } from './messages.ts'

/** Renewal of one ticket, off or on. */
export const turnRenewal = memberAction(async ({ call, request }) => {
  const { field } = await readFormFields(request)
  const params = { club: field('club'), ticket_id: field('ticket') }
  await call(field('turn') === 'on' ? resumeRenewal : stopRenewal, { params })
  return redirect('/tickets', 303)
}, TICKETS.failed)
