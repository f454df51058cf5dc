import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { listPlatformJobs, type PlatformJob, retryPlatformJob } from '@clubhouse/contract/platform/operations'
import { titled } from '#lib/page/page-meta.ts'
import { actOnPlatformList } from '#parts/office/list/list-action.ts'
import { ListError } from '#parts/office/list/list-error.tsx'
import type { LoadedList } from '#parts/office/list/load-list.ts'
import { loadPlatformList } from '#parts/office/list/load-platform-list.ts'
import { OfficeList } from '#parts/office/list/office-list.tsx'
import { JOBS_LIST } from './jobs-list.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPlatformList(args, JOBS_LIST, { list: listPlatformJobs })

export const action = (args: ActionFunctionArgs) =>
  actOnPlatformList(args, JOBS_LIST, {
    retry: async ({ page }, id) => {
      await page.call(retryPlatformJob, { params: { job_id: id }, body: {} })
    },
  })

export const meta = titled(JOBS_LIST.title)

export function ErrorBoundary() {
  return <ListError path={JOBS_LIST.path} />
}

export default function JobsPage() {
  return <OfficeList listPage={JOBS_LIST} data={useLoaderData<LoadedList<PlatformJob>>()} />
}
