import { redirect } from 'react-router'
import type { User } from '@clubhouse/contract/people/people'
import type { PageContext } from '@clubhouse/domain/web/page-context'
import { NEEDS_SIGN_IN } from '../post/send-form.ts'
import { askedAddress } from './page-context.ts'

/** For pages that are somebody's own: a stranger signs in first and comes back. */
export async function requireUser(page: PageContext, request: Request): Promise<User> {
  const user = await page.user()
  if (user) return user
  const { pathname, search } = askedAddress(request)
  throw redirect(`/authentication/check-email?${new URLSearchParams({ redirect: pathname + search })}`, {
    headers: { [NEEDS_SIGN_IN]: 'yes' },
  })
}
