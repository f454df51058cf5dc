import { redirect } from 'react-router'
import { getStore } from '@clubhouse/contract/site/club'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { Refusal } from '@clubhouse/contract/refusal'
import { createToken } from '@clubhouse/contract/identity/sign-in'
import { NOT_PERMITTED } from '@clubhouse/domain/identity/roles'
import type { FormFields } from '#lib/form/form-fields.ts'
import { readFormFields } from '#lib/form/read-form.ts'
import { askedAddress } from '#lib/page/page-context.ts'
import { type Frame, frameOf } from './frame.ts'
import { setCookie } from '#lib/page/set-cookie.ts'
import { publicAction } from '#lib/page/handlers.ts'

export interface Posted extends FormFields {
  page: PageContext
  frame: Frame
}

/** What every action of a step begins with. */
export const readPosted = publicAction(async ({ page, request }): Promise<Posted> => ({
  page: page,
  frame: frameOf(askedAddress(request)),
  ...(await readFormFields(request)),
}))

/** OPEN-028: on a club's site the calls name the club. */
export async function accountIdOf({ host, call }: PageContext): Promise<string | null> {
  if (host.type !== 'club') return null
  const { account_id } = await call(getStore, { params: { club: host.club } })
  return account_id
}

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
