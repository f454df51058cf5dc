import { type ActionFunctionArgs, redirect } from 'react-router'
import { exchangeCode, requestRecovery } from '@clubhouse/contract/identity/mailed-codes'
import { emailError, tidyEmail } from '@clubhouse/domain/identity/email-rules'
import { codeError } from '@clubhouse/domain/identity/sign-in-rules'
import { DONE } from '#lib/form/form-answer.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { stepAddress } from '../frame.ts'
import { RECOVERY } from '../messages.ts'
import { goSignedIn, type Posted, readPosted } from '../step-action.ts'
import type { Recovery } from '../steps.ts'

/** AUTH-79, AUTH-80, AUTH-83; the same form asks for another code. */
export const validateTokenAction = (recovery: Recovery) => async (args: ActionFunctionArgs) => {
  const posted = await readPosted(args)
  const { page, frame, field } = posted
  if (field('again') !== '') return sendAgain(posted)
  const email = emailOf(posted)
  const token = field('code').replace(/\D/g, '')
  const values = { email }
  const wrongEmail = emailError(email)
  const wrongCode = codeError(token)
  if (wrongEmail || wrongCode) {
    const errors = { ...(wrongEmail && { email: wrongEmail }), ...(wrongCode && { code: wrongCode }) }
    return answerWith({ errors, values })
  }
  try {
    const tokens = await page.call(exchangeCode, { body: { email, token } })
    page.session.begin(tokens, { remember: false })
    return goSignedIn(page, stepAddress(frame, `${recovery}/update-password`))
  } catch (error) {
    const { status, message } = refusedBy(error, page, RECOVERY.unexpected)
    const formError = INVALID.has(status)
      ? RECOVERY.codeRefused
      : status >= 500
        ? RECOVERY.unexpected
        : message
    return answerWith({ formError, refused: INVALID.has(status) ? ['code'] : [], values }, status)
  }
}

/** AUTH-83: invalid data or a bad request; a code that does not fit is refused like one that never was. */
const INVALID = new Set([400, 401, 404, 422])

const emailOf = ({ page, field }: Posted) => tidyEmail(field('email') || (page.flow.read().email ?? ''))

async function sendAgain(posted: Posted) {
  const { page, frame } = posted
  const email = emailOf(posted)
  if (emailError(email)) return redirect(stepAddress(frame, 'forgot-password'), 303)
  try {
    await page.call(requestRecovery, { body: { email } })
    return { ...DONE, values: { email } }
  } catch (error) {
    const { status, message } = refusedBy(error, page, RECOVERY.unexpected)
    return answerWith({ formError: message, notice: message, values: { email } }, status)
  }
}
