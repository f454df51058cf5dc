import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router'
import { fetchPayouts, listOfficePayouts, type Payout } from '@clubhouse/contract/money/office/payouts'
import { getStatement, type Statement } from '@clubhouse/contract/money/office/statement'
import { loadPart } from '#lib/page/api.ts'
import { pageContext } from '#lib/page/page-context.ts'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { requireClub } from '#parts/office/require-club.ts'
import styles from '../bank.module.css'
import { StatementNote } from '../statement/statement-note.tsx'
import { PAYOUTS } from './messages.ts'
import { PAYOUTS_ROOM } from './payouts-list.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const page = args.context.get(pageContext)
  const { headers } = await requireClub(page, args.request)
  const [list, statement] = await Promise.all([
    loadList(args, PAYOUTS_ROOM, { list: listOfficePayouts }),
    loadPart(page.call(getStatement, { headers }), page),
  ])
  return { ...list, statement: statement.value }
}

export const action = (args: LoaderFunctionArgs) =>
  actOnList(args, PAYOUTS_ROOM, {
    fetch: async ({ page, headers }) => {
      const { added } = await page.call(fetchPayouts, { headers })
      return { to: `${PAYOUTS_ROOM.path}?done=fetched&of=${added}` }
    },
  })

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: PAYOUTS_ROOM.title, path: PAYOUTS_ROOM.path, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={PAYOUTS_ROOM.path} />
}

export default function PayoutsPage() {
  const { statement, ...data } = useLoaderData<LoadedList<Payout> & { statement: Statement | null }>()
  const [search] = useSearchParams()
  const said = search.get('done') === 'fetched' ? PAYOUTS.fetched(Number(search.get('of')) || 0) : ''
  const notes = (
    <>
      <p role="status" className={styles.said}>
        {said}
      </p>
      {statement && <StatementNote statement={statement} time={data.time} isLinked />}
    </>
  )
  return <OfficeList room={PAYOUTS_ROOM} data={data} notes={notes} />
}
