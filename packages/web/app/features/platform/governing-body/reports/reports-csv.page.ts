import type { LoaderFunctionArgs } from 'react-router'
import { registrationsReportCsv } from '@clubhouse/contract/platform/governing-body/reports'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { csvResponse } from '#parts/office/list/csv-of-list.ts'
import { askedIn, queryOf } from './asked.ts'

/** Each month of each club, by age. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const query = queryOf(askedIn(askedAddress(request).searchParams))
  try {
    return csvResponse(await page.call(registrationsReportCsv, { query }))
  } catch (error) {
    throw asRouteError(error, page)
  }
}
