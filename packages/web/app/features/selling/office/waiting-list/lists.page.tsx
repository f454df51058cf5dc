import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listWaitingLists, type WaitingList } from '@clubhouse/contract/selling/office/waiting-lists'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { LISTS_PATH, LISTS_ROOM } from './all-lists.tsx'

export const loader = (args: LoaderFunctionArgs) => loadList(args, LISTS_ROOM, { list: listWaitingLists })
/** Saved views. */
export const action = (args: ActionFunctionArgs) => actOnList(args, LISTS_ROOM, {})

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: LISTS_ROOM.title, path: LISTS_PATH, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={LISTS_PATH} />
}

export default function WaitingListsPage() {
  return <OfficeList room={LISTS_ROOM} data={useLoaderData<LoadedList<WaitingList>>()} />
}
