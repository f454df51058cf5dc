import { type ActionFunctionArgs, redirect } from 'react-router'
import { requestRecovery } from '@clubhouse/contract/identity/mailed-codes'
import { emailError, tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { stepLoader } from '../load-step.ts'
import { stepMeta } from '../step-meta.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { stepAddress } from '../frame.ts'
import { RECOVERY } from '../messages.ts'
import { readPosted } from '../step-action.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = stepLoader('forgot-password')
export const meta = stepMeta('forgot-password')

/** AUTH-77: asks for a code and goes on, whether anybody is known by that e-mail or not. */
export async function action(args: ActionFunctionArgs) {
  const { page, frame, field } = await readPosted(args)
  const email = tidyEmail(field('email'))
  const values = { email }
  const wrong = emailError(email)
  if (wrong) return answerWith({ errors: { email: wrong }, values })
  try {
    await page.call(requestRecovery, { body: { email } })
    page.flow.write({ email })
    return redirect(stepAddress(frame, 'forgot-password/validate-token'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, RECOVERY.unexpected)
    return answerWith({ errors, formError: message, values }, status)
  }
}
