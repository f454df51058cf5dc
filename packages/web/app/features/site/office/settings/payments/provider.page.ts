import { redirect } from 'react-router'
import { linkPaymentsAccount } from '@clubhouse/contract/money/office/payments-account'
import { officeLoader } from '#parts/office/office-handlers.ts'

/** On the way to the provider. A link and no form: a form may not lead to another site. */
export const loader = officeLoader(async ({ call, headers }) => {
  try {
    const { url } = await call(linkPaymentsAccount, { headers, body: {} })
    return redirect(url, 303)
  } catch {
    return redirect('/settings/payments?refused=yes', 303)
  }
})
