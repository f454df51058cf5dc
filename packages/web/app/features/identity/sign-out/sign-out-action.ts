import { type ActionFunctionArgs, redirect } from 'react-router'
import { signOutTarget } from '@clubhouse/domain/identity/sign-out'
import { withNotice } from '../../../lib/visit/notices.ts'
import { setCookie } from '../../../lib/page/set-cookie.ts'
import { readPosted } from '../posted.ts'

/** AUTH-63 to AUTH-65: the server forgets the sign-in; the browser clears what it keeps when it sees the notice. */
export async function signOutAction(args: ActionFunctionArgs): Promise<Response> {
  const { page, field } = await readPosted(args)
  await page.session.end()
  page.flow.write({})
  const to = withNotice(signOutTarget(page.host.type, field('from')), 'signed-out')
  return redirect(to, {
    status: 303,
    headers: { 'set-cookie': setCookie(page, page.cookies.clubAdmin, '', { maxAge: 0 }) },
  })
}
