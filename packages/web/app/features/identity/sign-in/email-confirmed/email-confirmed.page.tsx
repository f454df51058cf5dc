import type { ActionFunctionArgs } from 'react-router'
import { verifyEmail } from '@clubhouse/contract/identity/mailed-codes'
import { stepLoader } from '../load-step.ts'
import { stepMeta } from '../step-meta.ts'
import { DONE } from '#lib/form/form-answer.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { VERIFY } from '../messages.ts'
import { readPosted } from '../step-action.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = stepLoader('email-confirmed')
export const meta = stepMeta('email-confirmed')

/** AUTH-68. Only this spends the code: whoever merely opens the link, such as a scanner of mails, does not. */
export async function action(args: ActionFunctionArgs) {
  const { page, field } = await readPosted(args)
  const code = field('code')
  if (code === '') return answerWith({ formError: VERIFY.failure.text })
  try {
    await page.call(verifyEmail, { body: { code } })
    return DONE
  } catch (error) {
    const { status } = refusedBy(error, page, VERIFY.failure.text)
    return answerWith({ formError: VERIFY.failure.text }, status)
  }
}
