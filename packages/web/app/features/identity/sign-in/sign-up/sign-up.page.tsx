import { type ActionFunctionArgs, redirect } from 'react-router'
import { createMember } from '@clubhouse/contract/identity/members'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { signUpErrors, type SignUpForm, signUpPayload } from '@clubhouse/domain/identity/sign-up-rules'
import { stepLoader } from '../load-step.ts'
import { stepMeta } from '../step-meta.ts'
import { answerWith, type Refused, refusedBy } from '#lib/form/refused.ts'
import { doneAddress, type Frame, stepAddress } from '../frame.ts'
import { SIGN_UP } from '../messages.ts'
import { accountIdOf, beginSession, goSignedIn, readPosted } from '../step-action.ts'
import { readSignUpForm, shownAgain } from './sign-up-form.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = stepLoader('sign-up')
export const meta = stepMeta('sign-up')

/** AUTH-24 to AUTH-36 */
export async function action(args: ActionFunctionArgs) {
  const posted = await readPosted(args)
  const { page, frame, field } = posted
  const flow = page.flow.read()
  // The form brings the e-mail along, so that nothing typed is lost when the step was left open for long.
  const email = flow.email ?? field('email')
  if (email === '') return redirect(stepAddress(frame, 'check-email'), 303)
  const form = readSignUpForm(email, posted, field('with_password') === 'true')
  const values = shownAgain(form)
  const wrong = signUpErrors(form)
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong, values })
  try {
    await page.call(createMember, { body: signUpPayload(form, await accountIdOf(page)) })
  } catch (error) {
    const refused = refusedBy(error, page, SIGN_UP.failed)
    const text = textOf(refused)
    return answerWith({ errors: refused.errors, formError: text, values }, refused.status)
  }
  return enter(page, frame, form)
}

/** AUTH-36: signs in at once, without persistence; where no password was set, the mail says how. */
async function enter(page: PageContext, frame: Frame, { email, login }: SignUpForm): Promise<Response> {
  page.flow.write({ email })
  if (login === null) return redirect(doneAddress(frame, 'password-to-come'), 303)
  try {
    await beginSession(page, { email, password: login.password, remember: false })
    return goSignedIn(page, doneAddress(frame, 'account-created'))
  } catch (error) {
    // An e-mail that has an account already is answered like a new one; what to do is in its mail.
    refusedBy(error, page, SIGN_UP.failed)
    return redirect(doneAddress(frame, 'verification-sent'), 303)
  }
}

/** ERR-06, ERR-07. What the server forbids or puts off it explains itself. */
function textOf({ status, message }: Refused): string {
  if (status === 422) return SIGN_UP.invalid
  return status === 403 || status === 429 ? message : SIGN_UP.failed
}
