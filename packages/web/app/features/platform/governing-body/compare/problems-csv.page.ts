import type { LoaderFunctionArgs } from 'react-router'
import { bodyListProblemsCsv } from '@clubhouse/contract/platform/governing-body/lists'
import { asRouteError } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { csvResponse } from '#parts/office/list/csv-of-list.ts'

/** The lines with problems, to be corrected and uploaded again. */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  try {
    return csvResponse(await page.call(bodyListProblemsCsv, { params: { list_id: id } }))
  } catch (error) {
    throw asRouteError(error, page)
  }
}
