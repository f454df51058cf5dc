import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { fetchPayouts, listOfficePayouts, type Payout } from '@clubhouse/contract/money/office/payouts'
import { getStatement, type Statement } from '@clubhouse/contract/money/office/statement'
import { loadPart } from '#lib/page/api.ts'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { officeLoader } from '#parts/office/office-handlers.ts'
import { Done } from '#parts/office/page/done.tsx'
import { StatementNote } from '../statement/statement-note.tsx'
import { PAYOUTS } from './messages.ts'
import { PAYOUTS_LIST } from './payouts-list.tsx'

export const loader = officeLoader(async (args) => {
  const { call, page, headers } = args
  const [list, statement] = await Promise.all([
    loadList(args, PAYOUTS_LIST, { list: listOfficePayouts }),
    loadPart(call(getStatement, { headers }), page),
  ])
  return { ...list, statement: statement.value }
})

export const action = (args: LoaderFunctionArgs) =>
  actOnList(args, PAYOUTS_LIST, {
    fetch: async ({ page, headers }) => {
      const { added } = await page.call(fetchPayouts, { headers })
      return { to: `${PAYOUTS_LIST.path}?done=fetched&of=${added}` }
    },
  })

export const meta = titled(PAYOUTS_LIST.title)

export default function PayoutsPage() {
  const { statement, ...data } = useLoaderData<LoadedList<Payout> & { statement: Statement | null }>()
  const [search] = useSearchParams()
  const said = search.get('done') === 'fetched' ? PAYOUTS.fetched(Number(search.get('of')) || 0) : ''
  const notes = (
    <>
      <Done>{said}</Done>
      {statement && <StatementNote statement={statement} time={data.time} isLinked />}
    </>
  )
  return <OfficeList listPage={PAYOUTS_LIST} data={data} notes={notes} />
}
