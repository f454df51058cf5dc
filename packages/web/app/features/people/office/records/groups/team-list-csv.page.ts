import type { LoaderFunctionArgs } from 'react-router'
import { getTeamListCsv } from '@clubhouse/contract/people/office/groups'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { csvResponse } from '#parts/office/list/csv-of-list.ts'
import { requireClub } from '#parts/office/require-club.ts'

export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    return csvResponse(await page.call(getTeamListCsv, { headers, params: { group_id: id } }))
  } catch (error) {
    throw asRouteError(error, page)
  }
}
