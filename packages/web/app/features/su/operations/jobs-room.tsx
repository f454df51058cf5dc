import type { PlatformJob } from '@clubhouse/contract/platform/operations'
import { Sub, When } from '../../../parts/office/list/cells.tsx'
import type { ListRoom } from '../../../parts/office/list/room.ts'
import { Badge, type Tone } from '../../../ui/badge/badge.tsx'
import { JOBS, said } from './messages.ts'

const TONES: Record<PlatformJob['state'], Tone> = {
  ...{ queued: 'neutral', running: 'info', done: 'success', failed: 'danger', cancelled: 'neutral' },
}

export const JOBS_ROOM: ListRoom<PlatformJob> = {
  key: 'platform-jobs',
  path: '/jobs',
  ...{ title: JOBS.title, lead: JOBS.lead, search: JOBS.search },
  none: { icon: 'clock', words: JOBS.none },
  noneIn: (view) => JOBS.noneIn[view as keyof typeof JOBS.noneIn],
  id: ({ job_id }) => job_id,
  name: ({ kind }) => said(kind),
  columns: [
    { key: 'kind', header: JOBS.kind, isSortable: true, width: 3, cell: ({ kind }) => said(kind) },
    { key: 'club', header: JOBS.club, place: 'middle', cell: ({ club }) => club ?? JOBS.ours },
    {
      ...{ key: 'state', header: JOBS.state, place: 'top-end' },
      cell: ({ state, last_error: error }) => (
        <>
          <Badge tone={TONES[state]}>{JOBS.states[state]}</Badge>
          {error && <Sub>{error}</Sub>}
        </>
      ),
    },
    {
      ...{ key: 'done', header: JOBS.progress, place: 'foot' },
      cell: ({ done, total }) => JOBS.of(done, total),
    },
    {
      ...{ key: 'created_at', header: JOBS.began, isSortable: true, place: 'foot-end' },
      cell: ({ created_at: at }, time) => <When at={at} time={time} />,
    },
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
