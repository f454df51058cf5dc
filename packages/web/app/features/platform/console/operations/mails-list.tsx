import type { PlatformMail } from '@clubhouse/contract/platform/operations'
import { Sub } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { clubOf, stateColumn, whenColumn } from './columns.tsx'
import { MAILS, said } from './messages.ts'

export const MAILS_LIST: OfficeListPage<PlatformMail> = {
  key: 'platform-mails',
  path: '/outbox',
  title: MAILS.title,
  lead: MAILS.lead,
  search: MAILS.search,
  none: { icon: 'send', words: MAILS.none },
  noneIn: (view) => MAILS.noneIn[view as keyof typeof MAILS.noneIn],
  id: ({ mail_id }) => mail_id,
  name: ({ recipient }) => recipient,
  columns: [
    { key: 'recipient', header: MAILS.recipient, width: 3, cell: ({ recipient }) => recipient },
    {
      key: 'template',
      header: MAILS.template,
      isSortable: true,
      place: 'middle',
      cell: (mail) => (
        <>
          {said(mail.template)}
          <Sub>{clubOf(mail)}</Sub>
        </>
      ),
    },
    stateColumn({
      waiting: { tone: 'neutral', words: MAILS.waiting },
      failed: { tone: 'danger', words: MAILS.failed },
      sent: { tone: 'success', words: MAILS.sent },
    }),
    whenColumn(MAILS.written),
  ],
  views: [
    { name: 'waiting', title: MAILS.waiting, query: { state: 'waiting' } },
    { name: 'failed', title: MAILS.failed, query: { state: 'failed' }, isUrgent: true },
    { name: 'sent', title: MAILS.sent, query: { state: 'sent' } },
  ],
  actions: [
    {
      intent: 'retry',
      label: MAILS.again,
      icon: 'send',
      isBulk: true,
      when: ({ state, last_error: error }) => state === 'waiting' && error !== null,
    },
  ],
}
