import { redirect } from 'react-router'
import { cancelMailing, pauseMailing, resumeMailing } from '@clubhouse/contract/messages/office/mailings'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith } from '#lib/form/refused.ts'
import { officeAction } from '#parts/office/office-handlers.ts'
import { SENT } from '../messages.ts'

const WAYS = { pause: pauseMailing, resume: resumeMailing, cancel: cancelMailing }

/** Each by a form that needs no script. Pressed twice, nothing more happens. */
export const sentAction = officeAction(
  async ({ call, headers, request, params: { id = '', mailing = '' } }) => {
    const intent = (await readForm(request)).get('intent')
    const way =
      typeof intent === 'string' && Object.hasOwn(WAYS, intent) ? WAYS[intent as keyof typeof WAYS] : null
    if (!way) return answerWith({ formError: SENT.notDone }, 400)
    await call(way, { headers, params: { mailing_id: mailing } })
    return redirect(`/mail/lists/${id}/sent/${mailing}`, 303)
  },
  SENT.notDone,
)
