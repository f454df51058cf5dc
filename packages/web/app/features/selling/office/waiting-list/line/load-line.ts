import type { LoaderFunctionArgs } from 'react-router'
import { getWaitingList } from '@clubhouse/contract/selling/office/waiting-lists'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireClub } from '#parts/office/require-club.ts'

/** The line that an address names. */
export async function loadLine({ request, context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { club, headers } = await requireClub(page, request)
  try {
    const line = await page.call(getWaitingList, { headers, params: { plan_id: params['id'] ?? '' } })
    return { page, club, headers, line }
  } catch (error) {
    throw asRouteError(error, page)
  }
}
