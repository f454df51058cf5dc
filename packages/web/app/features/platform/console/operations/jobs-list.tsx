import type { PlatformJob } from '@clubhouse/contract/platform/operations'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { clubOf, stateColumn, whenColumn } from './columns.tsx'
import { CLUB, JOBS, said } from './messages.ts'

export const JOBS_LIST: OfficeListPage<PlatformJob> = {
  key: 'platform-jobs',
  path: '/jobs',
  title: JOBS.title,
  lead: JOBS.lead,
  search: JOBS.search,
  none: { icon: 'clock', words: JOBS.none },
  noneIn: (view) => JOBS.noneIn[view as keyof typeof JOBS.noneIn],
  id: ({ job_id }) => job_id,
  name: ({ kind }) => said(kind),
  columns: [
    { key: 'kind', header: JOBS.kind, isSortable: true, width: 3, cell: ({ kind }) => said(kind) },
    { key: 'club', header: CLUB, place: 'middle', cell: clubOf },
    stateColumn({
      queued: { tone: 'neutral', words: JOBS.states.queued },
      running: { tone: 'info', words: JOBS.states.running },
      done: { tone: 'success', words: JOBS.states.done },
      failed: { tone: 'danger', words: JOBS.states.failed },
      cancelled: { tone: 'neutral', words: JOBS.states.cancelled },
    }),
    { key: 'done', header: JOBS.progress, place: 'foot', cell: ({ done, total }) => JOBS.of(done, total) },
    whenColumn(JOBS.began),
  ],
  views: [
    { name: 'open', title: JOBS.open, query: { state: 'open' } },
    { name: 'failed', title: JOBS.failed, query: { state: 'failed' }, isUrgent: true },
    { name: 'over', title: JOBS.over, query: { state: 'over' } },
  ],
  actions: [
    {
      intent: 'retry',
      label: JOBS.again,
      icon: 'undo',
      isBulk: true,
      when: ({ state }) => state === 'failed',
    },
  ],
}
