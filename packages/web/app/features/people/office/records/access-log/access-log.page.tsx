import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type AccessRow, listPersonAccesses } from '@clubhouse/contract/people/office/person-accesses'
import { titled } from '#lib/page/page-meta.ts'
import { actOnList } from '#parts/office/list/list-action.ts'
import { type LoadedList, loadList } from '#parts/office/list/load-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { ACCESS_LOG_LIST } from './access-log-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadList(args, ACCESS_LOG_LIST, { list: listPersonAccesses })

/** Only views of it are saved here. */
export const action = (args: ActionFunctionArgs) => actOnList(args, ACCESS_LOG_LIST, {})

export const meta = titled(ACCESS_LOG_LIST.title)

export default function AccessLogPage() {
  return <OfficeList listPage={ACCESS_LOG_LIST} data={useLoaderData<LoadedList<AccessRow>>()} />
}
