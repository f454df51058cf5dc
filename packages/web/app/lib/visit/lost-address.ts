import { redirect } from 'react-router'
import { readCookie } from '@clubhouse/domain/web/cookies'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { setCookie } from '../page/set-cookie.ts'

/** The error page has an address of its own (SHELL-05): this tells it which one was not found. */
export const LOST_ADDRESS = { cookie: 'lost_address', seconds: 60 } as const
const LONGEST = 120

/** SHELL-05, ERR-02 */
export function toErrorAddress(page: Pick<PageContext, 'cookieRules'>, lost: string): Response {
  const cookie = setCookie(page, LOST_ADDRESS.cookie, lost, { maxAge: LOST_ADDRESS.seconds })
  return redirect('/error', lost.length > LONGEST ? {} : { headers: { 'set-cookie': cookie } })
}

/** What was asked for just now; null where nobody can say. */
export function lostAddressOf(request: Request): string | null {
  const lost = readCookie(request.headers.get('cookie'), LOST_ADDRESS.cookie)
  return lost?.startsWith('/') && lost.length <= LONGEST ? lost : null
}
