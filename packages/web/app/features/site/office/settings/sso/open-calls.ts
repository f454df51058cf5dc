import * as contract from '@clubhouse/contract/identity/office/sso'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'
import type { OpenSsoCalls } from '#parts/identity/office/sso/sso-calls.ts'

export const openSsoCalls: OpenSsoCalls = async ({ request, context }) => {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  return {
    read: () => page.call(contract.getSso, { headers }),
    save: (body) => page.call(contract.saveSso, { headers, body }),
    saveMetadata: (metadata) => page.call(contract.saveSsoMetadata, { headers, body: { metadata } }),
    remove: () => page.call(contract.removeSsoProvider, { headers }),
    startTest: () => page.call(contract.startSsoTest, { headers, body: {} }),
  }
}
