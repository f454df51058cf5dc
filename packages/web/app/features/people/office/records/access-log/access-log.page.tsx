import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { type AccessRow, listPersonAccesses } from '@clubhouse/contract/people/office/person-accesses'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { ACCESS_LOG_ROOM } from './access-log-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadList(args, ACCESS_LOG_ROOM, { list: listPersonAccesses })

/** Only views of it are saved here. */
export const action = (args: ActionFunctionArgs) => actOnList(args, ACCESS_LOG_ROOM, {})

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: ACCESS_LOG_ROOM.title, path: ACCESS_LOG_ROOM.path, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={ACCESS_LOG_ROOM.path} />
}

export default function AccessLogPage() {
  return <OfficeList room={ACCESS_LOG_ROOM} data={useLoaderData<LoadedList<AccessRow>>()} />
}
