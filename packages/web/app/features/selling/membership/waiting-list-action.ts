import { type ActionFunctionArgs, redirect } from 'react-router'
import { joinWaitingList } from '@clubhouse/contract/selling/waiting-list'
import { readFormFields } from '#lib/form/read-form.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { clubOf, pageContext } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { WAITING } from './messages.ts'

/** A place on the waiting list of a plan that is sold out, for whoever is signed in; a stranger signs in first. */
export async function waitingListAction({ request, context }: ActionFunctionArgs) {
  const page = context.get(pageContext)
  const fields = await readFormFields(request)
  await requireUser(page, request)
  const plan = fields.field('plan_id')
  try {
    await page.call(joinWaitingList, {
      params: { club: clubOf(page), plan_id: plan },
      body: { count: Number(fields.field('count')) },
    })
  } catch (error) {
    const { status, message } = refusedBy(error, page, WAITING.failed)
    return answerWith({ formError: message, notice: message, values: { plan_id: plan } }, status)
  }
  const { pathname, search } = askedAddress(request)
  return redirect(withNotice(pathname + search, 'waiting-list-joined'), 303)
}
