import { type ActionFunctionArgs, redirect } from 'react-router'
import { checkEmail } from '@clubhouse/contract/identity/sign-in'
import { emailError, tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import { afterCheck, type SsoSettings } from '@clubhouse/domain/identity/sign-in-rules'
import { stepLoader } from '../load-step.ts'
import { stepMeta } from '../step-meta.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { stepAddress } from '../frame.ts'
import { CHECK_EMAIL } from '../messages.ts'
import { accountIdOf, readPosted } from '../step-action.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = stepLoader('check-email')
export const meta = stepMeta('check-email')

/** AUTH-09 to AUTH-14: remembers the e-mail, asks how it may sign in here, and leads on. */
export async function action(args: ActionFunctionArgs) {
  const { page, frame, field } = await readPosted(args)
  const email = tidyEmail(field('email'))
  const values = { email }
  const wrong = emailError(email)
  if (wrong) return answerWith({ errors: { email: wrong }, values })
  try {
    const account_id = await accountIdOf(page)
    const check = await page.call(checkEmail, { body: { email, ...(account_id && { account_id }) } })
    page.flow.write({ email, check })
    switch (afterCheck(check, page.host.type)) {
      case 'sign-up':
        return go(stepAddress(frame, 'sign-up', { pwd_set_allowed: String(check.pwd_set_allowed) }))
      case 'sign-in':
        return go(stepAddress(frame, 'sign-in', ssoParameter(check)))
      case 'sso':
        return go(stepAddress(frame, 'sso'))
      case 'not-permitted':
        return answerWith({ formError: NOT_PERMITTED, values }, 403)
      case 'unknown':
        return answerWith({ errors: { email: CHECK_EMAIL.unknown }, values })
    }
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, CHECK_EMAIL.failed)
    return answerWith({ errors, formError: message, values }, status)
  }
}

/** AUTH-13, AUTH-45: `sign-in` carries the settings where there are any. */
function ssoParameter({ sso, governing_body_id, account_id, xgb }: SsoSettings): Record<string, string> {
  return sso === 'off' ? {} : { ssoSettings: JSON.stringify({ sso, governing_body_id, account_id, xgb }) }
}

const go = (to: string) => redirect(to, 303)
