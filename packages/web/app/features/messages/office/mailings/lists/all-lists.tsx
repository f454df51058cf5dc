import type { DistributionListSummary } from '@clubhouse/contract/messages/office/distribution-lists'
import { formatNumber } from '@clubhouse/domain/format'
import { openSubject } from '@clubhouse/domain/messages/mailings/placeholders'
import { Sub, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { LISTS, STATUS_NAMES } from '../messages.ts'

type Row = DistributionListSummary

export const LISTS_PATH = '/mail/lists'

/** OPEN-119: name, status, recipients, updated; and what was last sent of it. */
export const DISTRIBUTION_LISTS: OfficeListPage<Row> = {
  key: 'mailing-lists',
  path: LISTS_PATH,
  title: LISTS.title,
  lead: LISTS.lead,
  search: LISTS.search,
  none: { icon: 'send', words: LISTS.none },
  noneIn: () => LISTS.noneIn,
  create: { label: LISTS.create, to: `${LISTS_PATH}/new` },
  id: ({ email_distribution_list_id: id }) => id,
  name: ({ name }) => name,
  rowPath: ({ email_distribution_list_id: id }) => `${LISTS_PATH}/${id}`,
  columns: [
    {
      key: 'name',
      header: LISTS.name,
      isSortable: true,
      cell: ({ name, subject, is_guarded: isGuarded }) => (
        <>
          {isGuarded && <Icon name="lock" />} {name}
          {subject && <Sub>{openSubject(subject)}</Sub>}
        </>
      ),
    },
    {
      key: 'email_status',
      header: LISTS.status,
      isSortable: true,
      place: 'middle-end',
      cell: ({ email_status: status }) => (
        <Badge tone={status === 'Active' ? 'success' : 'neutral'}>{STATUS_NAMES[status]}</Badge>
      ),
    },
    {
      key: 'recipients',
      header: LISTS.recipients,
      isSortable: true,
      place: 'middle',
      cell: ({ recipients }) => (recipients === null ? '' : LISTS.people(formatNumber(recipients))),
    },
    {
      key: 'last_sent_at',
      header: LISTS.lastSent,
      isSpare: true,
      cell: ({ last_sent_at: at }, time) => (at ? <When at={at} time={time} /> : LISTS.never),
    },
    {
      key: 'updated_at',
      header: LISTS.updated,
      isSortable: true,
      place: 'foot-end',
      cell: ({ updated_at: at, updated_by: by }, time) => (
        <>
          <When at={at} time={time} />
          {by && <Sub>{by}</Sub>}
        </>
      ),
    },
  ],
  views: [
    { name: 'all', title: LISTS.all },
    { name: 'active', title: STATUS_NAMES.Active, query: { email_status: 'Active' } },
    { name: 'inactive', title: STATUS_NAMES.Inactive, query: { email_status: 'Inactive' } },
  ],
  actions: [
    {
      intent: 'deactivate',
      label: LISTS.deactivate,
      icon: 'box',
      isBulk: true,
      when: ({ email_status: status }) => status === 'Active',
      undo: { intent: 'activate', said: LISTS.wasDeactivated },
    },
    {
      intent: 'activate',
      label: LISTS.activate,
      icon: 'undo',
      isBulk: true,
      when: ({ email_status: status }) => status === 'Inactive',
      undo: { intent: 'deactivate', said: LISTS.wasActivated },
    },
  ],
  hasCsv: true,
}
