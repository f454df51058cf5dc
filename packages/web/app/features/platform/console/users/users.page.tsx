import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listPlatformUsers, type PlatformUser } from '@clubhouse/contract/platform/users'
import { titled } from '#lib/page/page-meta.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { USERS_LIST } from './users-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPlatformList(args, USERS_LIST, { list: listPlatformUsers })

export const meta = titled(USERS_LIST.title)

export function ErrorBoundary() {
  return <ListError path={USERS_LIST.path} />
}

export default function UsersPage() {
  return <OfficeList listPage={USERS_LIST} data={useLoaderData<LoadedList<PlatformUser>>()} />
}
