import { redirect } from 'react-router'
import { leaveWaitingList } from '@clubhouse/contract/selling/waiting-list'
import { readFormFields } from '#lib/form/read-form.ts'
import { memberAction } from '#lib/page/handlers.ts'
import { withNotice } from '#lib/visit/notices.ts'

/** Waits no longer, in the club that the form names. */
export const leaveWaitingAction = memberAction(async ({ call, request }) => {
  const { field } = await readFormFields(request)
  await call(leaveWaitingList, { params: { club: field('club'), waiting_id: field('waiting_id') } })
  return redirect(withNotice('/family', 'waiting-list-left'), 303)
})
