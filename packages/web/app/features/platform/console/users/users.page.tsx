import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listPlatformUsers, type PlatformUser } from '@clubhouse/contract/platform/users'
import { pageMeta } from '#lib/page/page-meta.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { USERS_ROOM } from './users-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPlatformList(args, USERS_ROOM, { list: listPlatformUsers })

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: USERS_ROOM.title, path: USERS_ROOM.path, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={USERS_ROOM.path} />
}

export default function UsersPage() {
  return <OfficeList room={USERS_ROOM} data={useLoaderData<LoadedList<PlatformUser>>()} />
}
