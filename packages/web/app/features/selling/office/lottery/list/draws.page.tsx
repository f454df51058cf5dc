import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listPrizeDraws, type OfficeDrawSummary } from '@clubhouse/contract/selling/office/lottery'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { DRAWS } from '../messages.ts'
import { DRAWS_LIST } from './draws-list.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, DRAWS_LIST, { list: listPrizeDraws })
export const action = (args: LoaderFunctionArgs) => actOnList(args, DRAWS_LIST, {})

export const meta = titled(DRAWS.title)

export default function DrawsPage() {
  return <OfficeList listPage={DRAWS_LIST} data={useLoaderData<LoadedList<OfficeDrawSummary>>()} />
}
