import { redirect } from 'react-router'
import { AUTOMATIC_KINDS } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import { changeAutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import { readFormFields } from '#lib/form/read-form.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { MAILS } from './messages.ts'

/** One switch, at once; said once, it can be undone. */
export const switchAction = officeAction(async ({ call, headers, request }) => {
  const { field } = await readFormFields(request)
  const kind = AUTOMATIC_KINDS.find((each) => each === field('kind'))
  if (!kind) return redirect('/mail/automatic', 303)
  const body = { is_on: field('is_on') === 'true' }
  await call(changeAutomaticMail, { headers, params: { kind }, body })
  return redirect(`/mail/automatic?switched=${kind}`, 303)
}, MAILS.notDone)
