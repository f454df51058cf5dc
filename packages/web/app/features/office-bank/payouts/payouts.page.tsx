import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router'
import { fetchPayouts, listOfficePayouts, type Payout } from '@clubhouse/contract/backoffice/payouts'
import { pageMeta } from '../../../lib/page/page-meta.ts'
import { actOnList } from '../../../parts/office/list/list-action.ts'
import { ListError } from '../../../parts/office/list/list-error.tsx'
import { type LoadedList, loadList } from '../../../parts/office/list/load-list.ts'
import { OfficeList } from '../../../parts/office/list/office-list.tsx'
import styles from '../bank.module.css'
import { PAYOUTS } from './messages.ts'
import { PAYOUTS_ROOM } from './payouts-room.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, PAYOUTS_ROOM, { list: listOfficePayouts })

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
  const [search] = useSearchParams()
  const said = search.get('done') === 'fetched' ? PAYOUTS.fetched(Number(search.get('of')) || 0) : ''
  const notes = (
    <p role="status" className={styles.said}>
      {said}
    </p>
  )
  return <OfficeList room={PAYOUTS_ROOM} data={useLoaderData<LoadedList<Payout>>()} notes={notes} />
}
