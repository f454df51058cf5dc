import { type ActionFunctionArgs, redirect } from 'react-router'
import { AUTOMATIC_KINDS } from '@clubhouse/contract/messages/office/automatic-mail-kinds'
import { changeAutomaticMail } from '@clubhouse/contract/messages/office/automatic-mails'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { MAILS } from './messages.ts'

/** One switch, at once; said once, it can be undone. */
export async function switchAction({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const { field } = await readFormFields(request)
  const kind = AUTOMATIC_KINDS.find((each) => each === field('kind'))
  if (!kind) return redirect('/mail/automatic', 303)
  try {
    const body = { is_on: field('is_on') === 'true' }
    await page.call(changeAutomaticMail, { headers, params: { kind }, body })
    return redirect(`/mail/automatic?switched=${kind}`, 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, MAILS.notDone)
    return answerWith({ formError: message }, status)
  }
}
