import { getTeamListCsv } from '@clubhouse/contract/people/office/groups'
import { csvResponse } from '#parts/office/list/csv-of-list.ts'
import { officeLoader } from '#parts/office/office-handlers.ts'
export const loader = officeLoader(async ({ call, headers, params: { id = '' } }) =>
  csvResponse(await call(getTeamListCsv, { headers, params: { group_id: id } })),
)
