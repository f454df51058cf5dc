import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listWaitingLists, type WaitingList } from '@clubhouse/contract/selling/office/waiting-lists'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { WAITING_LISTS } from './all-lists.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, WAITING_LISTS, { list: listWaitingLists })
/** Saved views. */
export const action = (args: ActionFunctionArgs) => actOnList(args, WAITING_LISTS, {})

export const meta = titled(WAITING_LISTS.title)

export default function WaitingListsPage() {
  return <OfficeList listPage={WAITING_LISTS} data={useLoaderData<LoadedList<WaitingList>>()} />
}
