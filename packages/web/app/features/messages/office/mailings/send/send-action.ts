import { redirect } from 'react-router'
import { getDistributionList } from '@clubhouse/contract/messages/office/distribution-lists'
import { sendList, sendTestMail } from '@clubhouse/contract/messages/office/mailings'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { SEND } from '../messages.ts'

/** A test mail, or the real thing; each by a form that needs no script. */
export const sendAction = officeAction(async ({ call, page, headers, request, params: { id = '' } }) => {
  const { field } = await readFormFields(request)
  const of = { headers, params: { email_distribution_list_id: id } }
  try {
    if (field('intent') === 'test') {
      await call(sendTestMail, of)
      return redirect(`/mail/lists/${id}/send?tested=yes`, 303)
    }
    const { scheduled_for: due } = await call(getDistributionList, of)
    const at = due && new Date(due) > page.now() ? due : undefined
    const { mailing_id: mailing } = await call(sendList, {
      ...of,
      // What was looked at is what goes: somebody else's change in between is looked at first.
      body: { base_revision: Number(field('revision')), ...(at && { at }) },
    })
    return redirect(`/mail/lists/${id}/sent/${mailing}`, 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, SEND.notSent)
    const [said] = Object.values(errors)
    return answerWith({ formError: said ?? message }, status)
  }
})
