import { type LoaderFunctionArgs, redirect } from 'react-router'
import { linkPaymentsAccount } from '@clubhouse/contract/money/office/payments-account'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'

/** On the way to the provider. A link and no form: a form may not lead to another site. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    const { url } = await page.call(linkPaymentsAccount, { headers, body: {} })
    return redirect(url, 303)
  } catch {
    return redirect('/settings/payments?refused=yes', 303)
  }
}
