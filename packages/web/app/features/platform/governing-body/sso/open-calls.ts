import * as contract from '@clubhouse/contract/platform/governing-body/sso'
import { pageContext } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import type { OpenSsoCalls } from '#parts/identity/office/sso/sso-calls.ts'

export const openSsoCalls: OpenSsoCalls = async ({ request, context }) => {
  const page = context.get(pageContext)
  await requireUser(page, request)
  return {
    read: () => page.call(contract.getBodySso, {}),
    save: (body) => page.call(contract.saveBodySso, { body }),
    saveMetadata: (metadata) => page.call(contract.saveBodySsoMetadata, { body: { metadata } }),
    remove: () => page.call(contract.removeBodySsoProvider, {}),
    startTest: () => page.call(contract.startBodySsoTest, { body: {} }),
  }
}
