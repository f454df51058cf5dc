import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { listPlatformJobs, type PlatformJob, retryPlatformJob } from '@clubhouse/contract/platform/operations'
import { pageMeta } from '#lib/page/page-meta.ts'
import { actOnPlatformList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { JOBS_ROOM } from './jobs-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPlatformList(args, JOBS_ROOM, { list: listPlatformJobs })

export const action = (args: ActionFunctionArgs) =>
  actOnPlatformList(args, JOBS_ROOM, {
    retry: async ({ page }, id) => {
      await page.call(retryPlatformJob, { params: { job_id: id }, body: {} })
    },
  })

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, { title: JOBS_ROOM.title, path: JOBS_ROOM.path, isHidden: true })
}

export function ErrorBoundary() {
  return <ListError path={JOBS_ROOM.path} />
}

export default function JobsPage() {
  return <OfficeList room={JOBS_ROOM} data={useLoaderData<LoadedList<PlatformJob>>()} />
}
