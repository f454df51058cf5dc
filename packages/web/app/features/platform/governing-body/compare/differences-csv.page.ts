import type { LoaderFunctionArgs } from 'react-router'
import { listDifferencesCsv } from '@clubhouse/contract/platform/governing-body/lists'
import { asRouteError } from '#lib/page/api.ts'
import { askedAddress, pageContext } from '#lib/page/page-context.ts'
import { requireUser } from '#lib/page/require-user.ts'
import { csvResponse } from '#parts/office/list/csv-of-list.ts'
import { columnsIn } from '#parts/office/list/list-address.ts'
import { knownTo, questionOf } from '#parts/office/list/load-list.ts'
import { differencesList } from './differences-list.tsx'

/** What is shown at the same address, whole. */
export async function loader({ request, context, params: { id = '' } }: LoaderFunctionArgs) {
  const page = context.get(pageContext)
  await requireUser(page, request)
  const search = askedAddress(request).searchParams
  const club = search.get('club')
  const room = differencesList({ id, lead: '', clubs: club ? [{ account_id: club, name: '' }] : [] })
  const query = knownTo(listDifferencesCsv, { ...questionOf(room, search), columns: columnsIn(room, search) })
  try {
    return csvResponse(await page.call(listDifferencesCsv, { params: { list_id: id }, query }))
  } catch (error) {
    throw asRouteError(error, page)
  }
}
