import { importProblemsCsv } from '@clubhouse/contract/people/office/people-imports'
import { csvResponse } from '#parts/office/list/csv-of-list.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'

/** The lines with problems, to be corrected and uploaded again. */
export const loader = officeLoader(async ({ call, headers, params: { id = '' } }): Promise<Response> =>
  csvResponse(await call(importProblemsCsv, { headers, params: { import_id: id } })),
)
