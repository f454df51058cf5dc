import type { LoaderFunctionArgs } from 'react-router'
import { foireannCsv } from '@clubhouse/contract/people/office/foireann'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { csvResponse } from '#parts/office/list/csv-of-list.ts'
import { requireClub } from '#parts/office/require-club.ts'

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    return csvResponse(await page.call(foireannCsv, { headers }))
  } catch (error) {
    throw asRouteError(error, page)
  }
}
