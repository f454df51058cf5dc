import { type ActionFunctionArgs, redirect } from 'react-router'
import { resendVerification } from '@clubhouse/contract/identity/mailed-codes'
import { returnPath } from '@clubhouse/domain/web/redirects'
import { DONE } from '#lib/form/form-answer.ts'
import { answerWith, refusedBy } from '#lib/form/refused.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { RECOVERY } from '../messages.ts'
import { readPosted } from '../step-action.ts'

/** There is nothing to read here: the warning that leads here stands on every page. */
export function loader(): never {
  throw redirect('/')
}

/** AUTH-74: mails the link once more. A script says so itself; without one the page is sent again with a notice. */
export async function action(args: ActionFunctionArgs) {
  const { page, field } = await readPosted(args)
  const isScript = field('by') === 'script'
  const back = returnPath(field('from'))
  try {
    await page.call(resendVerification, {})
  } catch (error) {
    const { status, message } = refusedBy(error, page, RECOVERY.unexpected)
    if (isScript) return answerWith({ formError: message, notice: message }, status)
    return redirect(`${back.split('?')[0]}?${new URLSearchParams({ error: message })}`, 303)
  }
  return isScript ? DONE : redirect(withNotice(back, 'verification-sent'), 303)
}
