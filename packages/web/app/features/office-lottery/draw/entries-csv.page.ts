import type { LoaderFunctionArgs } from 'react-router'
import { listDrawEntriesCsv } from '@clubhouse/contract/backoffice/lottery'
import { asRouteError } from '../../../lib/page/api.ts'
import { pageContext } from '../../../lib/page/page-context.ts'
import { csvResponse } from '../../../parts/office/list/csv-of-list.ts'
import { requireClub } from '../../../parts/office/require-club.ts'

/** All that is in a draw, as a file. */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    return csvResponse(await page.call(listDrawEntriesCsv, { headers, params: { draw_id: id }, query: {} }))
  } catch (error) {
    throw asRouteError(error, page)
  }
}
