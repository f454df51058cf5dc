import { type ActionFunctionArgs, redirect } from 'react-router'
import { cancelMailing, pauseMailing, resumeMailing } from '@clubhouse/contract/messages/office/mailings'
import { readForm } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import { SENT } from '../messages.ts'

const WAYS = { pause: pauseMailing, resume: resumeMailing, cancel: cancelMailing }

/** Each by a form that needs no script. Pressed twice, nothing more happens. */
export async function sentAction({
  request,
  context,
  params: { id = '', mailing = '' },
}: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  const intent = (await readForm(request)).get('intent')
  const way =
    typeof intent === 'string' && Object.hasOwn(WAYS, intent) ? WAYS[intent as keyof typeof WAYS] : null
  if (!way) return answerWith({ formError: SENT.notDone }, 400)
  try {
    await page.call(way, { headers, params: { mailing_id: mailing } })
    return redirect(`/mail/lists/${id}/sent/${mailing}`, 303)
  } catch (error) {
    const { status, message } = refusedBy(error, page, SENT.notDone)
    return answerWith({ formError: message }, status)
  }
}
