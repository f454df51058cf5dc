import type { ActionFunctionArgs } from 'react-router'
import { tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { signInErrors } from '@clubhouse/domain/identity/sign-in-rules'
import { stepLoader } from '../load-step.ts'
import { stepMeta } from '../step-meta.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { doneAddress } from '../frame.ts'
import { SIGN_IN } from '../messages.ts'
import { beginSession, goSignedIn, readPosted } from '../step-action.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = stepLoader('sign-in')
export const meta = stepMeta('sign-in')

/** AUTH-51 to AUTH-56 */
export async function action(args: ActionFunctionArgs) {
  const { page, frame, field, isTicked } = await readPosted(args)
  const email = tidyEmail(field('email'))
  const password = field('password')
  const remember = isTicked('remember')
  const values = { email, ...(remember && { remember: 'on' }) }
  const wrong = signInErrors({ email, password })
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values })
  try {
    await beginSession(page, { email, password, remember })
    return goSignedIn(page, doneAddress(frame, 'signed-in'))
  } catch (error) {
    // AUTH-55: whoever was signed in before this try is not any more.
    await page.session.end()
    const { status, message } = refusedBy(error, page, SIGN_IN.failed)
    return answerWith({ formError: message, refused: status === 401 ? ['password'] : [], values }, status)
  }
}
