import { type ActionFunctionArgs, redirect } from 'react-router'
import { signOutTarget } from '@clubhouse/domain/identity/sign-out'
import { stepLoader } from '../load-step.ts'
import { stepMeta } from '../step-meta.ts'
import { withNotice } from '#lib/visit/notices.ts'
import { setCookie } from '#lib/page/set-cookie.ts'
import { readPosted } from '../step-action.ts'

export { AuthenticationPage as default } from '../authentication-page.tsx'
export { RouteError as ErrorBoundary } from '#lib/errors/route-error.tsx'

export const loader = stepLoader('sign-out')
export const meta = stepMeta('sign-out')

/** AUTH-63 to AUTH-65: the server forgets the sign-in; the browser clears what it keeps when it sees the notice. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { page, field } = await readPosted(args)
  await page.session.end()
  page.flow.write({})
  const to = withNotice(signOutTarget(page.host.type, field('from')), 'signed-out')
  return redirect(to, {
    status: 303,
    headers: { 'set-cookie': setCookie(page, page.cookies.clubAdmin, '', { maxAge: 0 }) },
  })
}
