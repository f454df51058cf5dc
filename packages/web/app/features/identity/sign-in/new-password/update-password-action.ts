import { type ActionFunctionArgs, redirect } from 'react-router'
import { updateUser } from '@clubhouse/contract/identity/mailed-codes'
import { newPasswordErrors } from '#lib/form/new-password-fields.tsx'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { doneAddress, stepAddress } from '../frame.ts'
import { RECOVERY } from '../messages.ts'
import { readPosted } from '../step-action.ts'
import type { Recovery } from '../steps.ts'

/** AUTH-37 to AUTH-43, AUTH-82, AUTH-84, AUTH-85 */
export const updatePasswordAction = (recovery: Recovery) => async (args: ActionFunctionArgs) => {
  const { page, frame, field } = await readPosted(args)
  const password = field('password')
  const wrong = newPasswordErrors(password, field('confirmPassword'))
  if (Object.keys(wrong).length > 0) return answerWith({ errors: wrong })
  try {
    // The page of the invited says that going on accepts the terms.
    const terms = recovery === 'set-password'
    await page.call(updateUser, { body: { password, ...(terms && { terms }) } })
    return redirect(doneAddress(frame, 'password-changed'), 303)
  } catch (error) {
    const { status, message, errors } = refusedBy(error, page, RECOVERY.unexpected)
    // The code is spent or too old: only a new one helps.
    if (status === 401) return redirect(stepAddress(frame, FIRST[recovery]), 303)
    const formError = FIELDS.has(status)
      ? RECOVERY.passwordRefused
      : status >= 500
        ? RECOVERY.unexpected
        : message
    return answerWith({ errors, formError }, status)
  }
}

const FIRST = { 'forgot-password': 'forgot-password', 'set-password': 'set-password/validate-token' } as const
const FIELDS = new Set([400, 422])
