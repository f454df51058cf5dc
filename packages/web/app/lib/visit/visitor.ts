import type { User } from '@clubhouse/contract/people/people'
import { chosenAccount } from '@clubhouse/domain/identity/chosen-account'
import { readCookie } from '@clubhouse/domain/web/cookies'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { setCookie } from '../page/set-cookie.ts'

const FORGOT = 'authentication/forgot-password'

/** AUTH-76: opening this step, as a page or in the dialog, signs out. */
export function endsSession({ pathname, searchParams }: URL): boolean {
  return pathname === `/${FORGOT}` || searchParams.get('dialog') === FORGOT
}

/** AUTH-57: who is signed in. Asked in one place only, so that all parts of a page agree. */
export async function visitorOf(page: PageContext, url: URL): Promise<User | null> {
  const user = await page.user()
  if (user === null || !endsSession(url)) return user
  await page.session.end()
  return null
}

/** AUTH-66, AUTH-67: the cookies that a fetched user brings, where they say something else until now. */
export function userCookies(page: PageContext, user: User, header: string | null): [string, string][] {
  const { host, cookies } = page
  const wanted: [string, string | undefined][] = [
    [
      cookies.clubAdmin,
      chosenAccount(host.type, user.accounts, readCookie(header, cookies.clubAdmin))?.account_id,
    ],
    [cookies.governingBody, host.type === 'xgb' ? user.governing_body?.governing_body_id : undefined],
  ]
  return wanted.flatMap(([name, value]): [string, string][] =>
    value === undefined || readCookie(header, name) === value
      ? []
      : [['set-cookie', setCookie(page, name, value)]],
  )
}
