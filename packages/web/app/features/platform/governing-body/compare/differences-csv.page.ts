import { listDifferencesCsv } from '@clubhouse/contract/platform/governing-body/lists'
import { csvResponse } from '#parts/office/list/csv-of-list.ts'
import { columnsIn } from '#parts/office/list/list-address.ts'
import { knownTo, questionOf } from '#parts/office/list/load-list.ts'
import { memberLoader } from '#lib/page/handlers.ts'
import { differencesList } from './differences-list.tsx'

/** What is shown at the same address, whole. */
export const loader = memberLoader(async ({ call, search, params: { id = '' } }) => {
  const club = search.get('club')
  const listPage = differencesList({ id, lead: '', clubs: club ? [{ account_id: club, name: '' }] : [] })
  const query = knownTo(listDifferencesCsv, {
    ...questionOf(listPage, search),
    columns: columnsIn(listPage, search),
  })
  return csvResponse(await call(listDifferencesCsv, { params: { list_id: id }, query }))
})
