import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listPrizeDraws, type OfficeDrawSummary } from '@clubhouse/contract/selling/office/lottery'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { DRAWS } from '../messages.ts'
import { DRAWS_ROOM } from './draws-list.tsx'

export { LotteryError as ErrorBoundary } from '../lottery-error.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, DRAWS_ROOM, { list: listPrizeDraws })
export const action = (args: LoaderFunctionArgs) => actOnList(args, DRAWS_ROOM, {})

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: DRAWS.title, path: '/draws', isHidden: true })
}

export default function DrawsPage() {
  return <OfficeList room={DRAWS_ROOM} data={useLoaderData<LoadedList<OfficeDrawSummary>>()} />
}
