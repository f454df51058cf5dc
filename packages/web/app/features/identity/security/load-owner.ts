import type { LoaderFunctionArgs } from 'react-router'
import { getSecurity } from '@clubhouse/contract/identity/member-security'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'

/** Who is there, and by what they can prove it: what every form of this feature begins with. */
export async function loadOwner({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  try {
    const { email, has_password, passkeys } = await page.call(getSecurity, {})
    return { email, hasPassword: has_password, hasPasskey: passkeys.length > 0 }
  } catch (error) {
    throw asRouteError(error, page)
  }
}
