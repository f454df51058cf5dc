import { bodyListProblemsCsv } from '@clubhouse/contract/platform/governing-body/lists'
import { csvResponse } from '#parts/office/list/csv-of-list.ts'
import { memberLoader } from '#lib/page/handlers.ts'

/** The lines with problems, to be corrected and uploaded again. */
export const loader = memberLoader(async ({ call, params: { id = '' } }) =>
  csvResponse(await call(bodyListProblemsCsv, { params: { list_id: id } })),
)
