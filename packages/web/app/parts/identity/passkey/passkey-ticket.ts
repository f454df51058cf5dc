import { data } from 'react-router'
import { askPasskey, PasskeyAssertion, type PasskeyAnswer } from '@clubhouse/contract/identity/passkeys'
import { readCookie } from '@clubhouse/domain/web/cookies'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { DONE, type FormAnswer } from '#lib/form/form-answer.ts'
import { setCookie } from '#lib/page/set-cookie.ts'

/** As long as a challenge counts. */
const LIFETIME_SECONDS = 30 * 60

/** What goes to the authenticator, in an answer to the page; the ticket to it stays in a cookie of this browser. */
export async function offerChallenge(page: PageContext) {
  const { ticket, options } = await page.call(askPasskey, {})
  const cookie = setCookie(page, page.cookies.passkeyTicket, ticket, {
    maxAge: LIFETIME_SECONDS,
    isHidden: true,
  })
  const answer: FormAnswer = { ...DONE, values: { options: JSON.stringify(options) } }
  return data(answer, { headers: { 'set-cookie': cookie } })
}

/** What the authenticator said, with the ticket of this browser; null where either is missing. */
export function readPasskey(
  { cookies }: Pick<PageContext, 'cookies'>,
  request: Request,
  posted: string,
): PasskeyAnswer | null {
  const ticket = readCookie(request.headers.get('cookie'), cookies.passkeyTicket)
  const assertion = PasskeyAssertion.safeParse(parsed(posted))
  return ticket && assertion.success ? { ticket, assertion: assertion.data } : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
