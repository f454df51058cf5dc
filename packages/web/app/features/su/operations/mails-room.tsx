import type { PlatformMail } from '@clubhouse/contract/platform/operations'
import { Sub, When } from '../../../parts/office/list/cells.tsx'
import type { ListRoom } from '../../../parts/office/list/room.ts'
import { Badge, type Tone } from '../../../ui/badge/badge.tsx'
import { JOBS, MAILS, said } from './messages.ts'

const TONES: Record<PlatformMail['state'], Tone> = { waiting: 'neutral', failed: 'danger', sent: 'success' }

export const MAILS_ROOM: ListRoom<PlatformMail> = {
  key: 'platform-mails',
  path: '/outbox',
  ...{ title: MAILS.title, lead: MAILS.lead, search: MAILS.search },
  none: { icon: 'send', words: MAILS.none },
  noneIn: (view) => MAILS.noneIn[view as keyof typeof MAILS.noneIn],
  id: ({ mail_id }) => mail_id,
  name: ({ recipient }) => recipient,
  columns: [
    { key: 'recipient', header: MAILS.recipient, width: 3, cell: ({ recipient }) => recipient },
    {
      ...{ key: 'template', header: MAILS.template, isSortable: true, place: 'middle' },
      cell: ({ template, club }) => (
        <>
          {said(template)}
          <Sub>{club ?? JOBS.ours}</Sub>
        </>
      ),
    },
    {
      ...{ key: 'state', header: MAILS.state, place: 'top-end' },
      cell: ({ state, last_error: error }) => (
        <>
          <Badge tone={TONES[state]}>{MAILS[state]}</Badge>
          {error && <Sub>{error}</Sub>}
        </>
      ),
    },
    {
      ...{ key: 'created_at', header: MAILS.written, isSortable: true, place: 'foot-end' },
      cell: ({ created_at: at }, time) => <When at={at} time={time} />,
    },
  ],
  views: [
    { name: 'waiting', title: MAILS.waiting, query: { state: 'waiting' } },
    { name: 'failed', title: MAILS.failed, query: { state: 'failed' }, isUrgent: true },
    { name: 'sent', title: MAILS.sent, query: { state: 'sent' } },
  ],
  actions: [
    {
      ...{ intent: 'retry', label: MAILS.again, icon: 'send', isBulk: true },
      when: ({ state, last_error: error }) => state === 'waiting' && error !== null,
    },
  ],
}
