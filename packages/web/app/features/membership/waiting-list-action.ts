import type { ActionFunctionArgs } from 'react-router'
import { joinWaitingList } from '@clubhouse/contract/waiting-list'
import { DONE } from '../../lib/form/form-answer.ts'
import { readFormFields } from '../../lib/form/read-form.ts'
import { answerWith, refusedBy } from '../../lib/form/refused.ts'
import { clubOf, pageContext } from '../../lib/page/page-context.ts'
import { requireUser } from '../../lib/page/require-user.ts'
import { WAITING } from './messages.ts'

/** A place on the waiting list of a plan that is sold out, for whoever is signed in; a stranger signs in first. */
export async function waitingListAction({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const fields = await readFormFields(request)
  await requireUser(page, request)
  try {
    await page.call(joinWaitingList, {
      params: { club: clubOf(page), plan_id: fields.field('plan_id') },
      body: { count: Number(fields.field('count')) },
    })
  } catch (error) {
    const { status, message } = refusedBy(error, page, WAITING.failed)
    return answerWith({ formError: message, notice: message }, status)
  }
  return DONE
}
