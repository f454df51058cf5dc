import { redirect } from 'react-router'
import { Refusal } from '@clubhouse/contract/refusal'
import { createToken } from '@clubhouse/contract/sign-in'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import { setCookie } from '../../lib/page/set-cookie.ts'

interface Credentials {
  email: string
  password: string
  remember: boolean
}

/** AUTH-54: asks for tokens and writes the cookies; whoever lacks the role for this site is signed out again. */
export async function beginSession(page: PageContext, { email, password, remember }: Credentials) {
  const tokens = await page.call(createToken, {
    body: {
      grant_type: 'password',
      client_id: page.client.id,
      ...(page.client.secret !== null && { client_secret: page.client.secret }),
      username: email,
      password,
      remember_me: remember,
      // OPEN-020
      ...(page.host.type === 'xgb' && { xgb_user: true }),
    },
  })
  page.session.begin(tokens, { remember })
  // HOSTS-10: signed in, and yet not here.
  if ((await page.user()) === null) throw new Refusal(403, 'forbidden', NOT_PERMITTED)
}

/** AUTH-54: whoever has signed in is no guest any more, and what the steps remembered is spent. */
export function goSignedIn(page: PageContext, to: string): Response {
  page.flow.write({})
  return redirect(to, {
    status: 303,
    headers: { 'set-cookie': setCookie(page, page.cookies.guest, '', { maxAge: 0 }) },
  })
}
