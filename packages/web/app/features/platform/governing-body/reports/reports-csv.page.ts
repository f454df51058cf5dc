import { registrationsReportCsv } from '@clubhouse/contract/platform/governing-body/reports'
import { csvResponse } from '#parts/office/list/csv-of-list.ts'
import { memberLoader } from '#lib/page/handlers.ts'
import { askedIn, queryOf } from './asked.ts'

/** Each month of each club, by age. */
export const loader = memberLoader(async ({ call, search }) => {
  const query = queryOf(askedIn(search))
  return csvResponse(await call(registrationsReportCsv, { query }))
})
