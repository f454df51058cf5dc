import type {
  MailingGroup,
  MailingRecipient,
  MailingSummary,
} from '@clubhouse/contract/messages/office/mailings'
import { openSubject } from '@clubhouse/domain/messages/mailings/placeholders'
import { Person, Sub, When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge, type Tone } from '#ui/badge/badge.tsx'
import { nameOf, whyOf } from '../edit/reach.tsx'
import { SENT } from '../messages.ts'

const TONES: Record<MailingRecipient['state'], Tone> = {
  waiting: 'neutral',
  queued: 'neutral',
  sent: 'success',
  bounced: 'danger',
  failed: 'danger',
  opted_out: 'warning',
  withdrawn: 'neutral',
}

/** Its list is sorted by a name that has two parts. */
export type SentTo = MailingRecipient & { name?: string }

/** Always shown, also at zero: what a club looks for first. */
const ALWAYS: readonly MailingGroup[] = ['all', 'sent', 'delivered', 'bounced', 'opted_out', 'acknowledged']

/** The people behind each number of a sending. */
export const sentList = ({
  mailing_id: id,
  email_distribution_list_id: listId,
  list,
  subject,
  numbers,
}: Pick<
  MailingSummary,
  'mailing_id' | 'email_distribution_list_id' | 'list' | 'subject' | 'numbers'
>): OfficeListPage<SentTo> => ({
  key: 'mailing-sent',
  path: `/mail/lists/${listId}/sent/${id}`,
  back: { to: `/mail/lists/${listId}`, title: list },
  title: openSubject(subject),
  lead: list,
  search: SENT.search,
  none: { icon: 'send', words: SENT.none },
  noneIn: () => SENT.noneIn,
  id: ({ recipient_id: each }) => each,
  name: nameOf,
  columns: [
    { key: 'name', header: SENT.name, isSortable: true, cell: (each) => <Person name={nameOf(each)} /> },
    {
      key: 'address',
      header: SENT.address,
      isSortable: true,
      place: 'middle',
      cell: ({ address }) => address,
    },
    {
      key: 'state',
      header: SENT.state,
      isSortable: true,
      place: 'middle-end',
      cell: ({ state, reason, opted_out_at: out, acknowledged_at: paid }) => (
        <>
          <Badge tone={TONES[state]}>{SENT.states[state]}</Badge>
          {reason && <Sub>{reason}</Sub>}
          {out && state !== 'opted_out' && <Sub>{SENT.groups.opted_out}</Sub>}
          {paid && <Sub>{SENT.groups.acknowledged}</Sub>}
        </>
      ),
    },
    { key: 'why', header: SENT.why, isSpare: true, place: 'foot', cell: whyOf },
    {
      key: 'settled_at',
      header: SENT.when,
      isSortable: true,
      place: 'foot-end',
      cell: ({ settled_at: at }, time) => at && <When at={at} time={time} />,
    },
  ],
  views: (Object.keys(SENT.groups) as MailingGroup[])
    .filter((group) => ALWAYS.includes(group) || numbers[group] > 0)
    .map((group) => ({ name: group, title: SENT.groups[group], query: { group } })),
})
