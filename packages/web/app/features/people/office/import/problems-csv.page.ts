import type { LoaderFunctionArgs } from 'react-router'
import { importProblemsCsv } from '@clubhouse/contract/people/office/people-imports'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { csvResponse } from '#parts/office/list/csv-of-list.ts'
import { requireClub } from '#parts/office/require-club.ts'

/** The lines with problems, to be corrected and uploaded again. */
export async function loader({
  request,
  context,
  params: { id = '' },
}: LoaderFunctionArgs): Promise<Response> {
  const page = context.get(pageContext)
  const { headers } = await requireClub(page, request)
  try {
    return csvResponse(await page.call(importProblemsCsv, { headers, params: { import_id: id } }))
  } catch (error) {
    throw asRouteError(error, page)
  }
}
