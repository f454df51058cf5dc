import { type ActionFunctionArgs, redirect } from 'react-router'
import { resendVerification } from '@clubhouse/contract/identity'
import { returnPath } from '@clubhouse/domain/redirects'
import { RECOVERY } from './messages.ts'
import { withNotice } from '../../lib/notices.ts'
import { readPosted } from './posted.ts'
import { answerWith, refusedBy } from '../../lib/form/refused.ts'
import { DONE } from '../../lib/form/form-answer.ts'

/** AUTH-74: mails the link once more. A script says so itself; without one the page is sent again with a notice. */
export async function verificationAction(args: ActionFunctionArgs) {
  const { page, field } = await readPosted(args)
  try {
    await page.call(resendVerification, {})
  } catch (error) {
    const { status, message } = refusedBy(error, page, RECOVERY.unexpected)
    return answerWith({ formError: message, notice: message }, status)
  }
  return field('by') === 'script'
    ? DONE
    : redirect(withNotice(returnPath(field('from')), 'verification-sent'), 303)
}
