import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listLotteryDraws, type OfficeDrawSummary } from '@clubhouse/contract/backoffice/lottery'
import { pageMeta } from '../../../lib/page/page-meta.ts'
import { actOnList } from '../../../parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '../../../parts/office/list/load-list.ts'
import { OfficeList } from '../../../parts/office/list/office-list.tsx'
import { LOTTO } from '../messages.ts'
import { LOTTO_ROOM } from './draws-room.tsx'

export { LotteryError as ErrorBoundary } from '../lottery-error.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, LOTTO_ROOM, { list: listLotteryDraws })
export const action = (args: LoaderFunctionArgs) => actOnList(args, LOTTO_ROOM, {})

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: LOTTO.title, path: '/lotto', isHidden: true })
}

export default function LottoPage() {
  return <OfficeList room={LOTTO_ROOM} data={useLoaderData<LoadedList<OfficeDrawSummary>>()} />
}
