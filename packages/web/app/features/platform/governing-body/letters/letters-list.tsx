import type { BodyMessage } from '@clubhouse/contract/platform/governing-body/messages'
import { When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Count } from '../count.tsx'
import { LETTERS } from './messages.ts'

/** Of all its mails together: what failed is said before what is on its way. */
function Became({ message: { people, sent, failed } }: { message: BodyMessage }) {
  if (failed > 0)
    return (
      <Badge tone="warning" icon="warning">
        {LETTERS.failed(failed)}
      </Badge>
    )
  return sent < people ? (
    <Badge tone="neutral" icon="clock">
      {LETTERS.onItsWay}
    </Badge>
  ) : (
    <Badge tone="success">{LETTERS.isSent}</Badge>
  )
}

export const LETTERS_LIST: OfficeListPage<BodyMessage & { state?: never }> = {
  key: 'body-messages',
  path: '/messages',
  title: LETTERS.title,
  lead: LETTERS.lead,
  search: LETTERS.search,
  none: { icon: 'send', words: LETTERS.none },
  create: { label: LETTERS.write, icon: 'edit', to: '/messages/new' },
  id: ({ message_id }) => message_id,
  name: ({ subject }) => subject,
  rowPath: ({ message_id }) => `/messages/${message_id}`,
  columns: [
    { key: 'subject', header: LETTERS.subject, isSortable: true },
    {
      key: 'sent_at',
      header: LETTERS.sentAt,
      isSortable: true,
      place: 'middle',
      cell: ({ sent_at: at }, time) => <When at={at} time={time} />,
    },
    { key: 'sent_by', header: LETTERS.sentBy, isSpare: true },
    {
      key: 'clubs',
      header: LETTERS.clubs,
      isSortable: true,
      align: 'end',
      place: 'foot',
      cell: ({ clubs }) => <Count of={clubs} unit={LETTERS.clubsUnit(clubs)} />,
    },
    {
      key: 'people',
      header: LETTERS.people,
      isSortable: true,
      align: 'end',
      place: 'foot-end',
      cell: ({ people }) => <Count of={people} unit={LETTERS.peopleUnit(people)} />,
    },
    {
      key: 'state',
      header: LETTERS.state,
      place: 'top-end',
      cell: (message) => <Became message={message} />,
    },
  ],
  views: [{ name: 'all', title: LETTERS.all }],
}
