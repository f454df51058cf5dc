import { foireannCsv } from '@clubhouse/contract/people/office/foireann'
import { csvResponse } from '#parts/office/list/csv-of-list.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
export const loader = officeLoader(async ({ call, headers }): Promise<Response> =>
  csvResponse(await call(foireannCsv, { headers })),
)
