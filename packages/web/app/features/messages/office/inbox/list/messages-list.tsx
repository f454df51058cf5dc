import type { MessageSummary } from '@clubhouse/contract/messages/office/messages'
import { When } from '#parts/office/list/cells.tsx'
import type { OfficeListPage } from '#parts/office/list/list-page.ts'
import { Badge } from '#ui/badge/badge.tsx'
import styles from '../inbox.module.css'
import { LIST, INBOX } from '../messages.ts'

type Row = MessageSummary

export const MESSAGES_PATH = '/messages'

const isDone = ({ done_at: at }: Row) => at !== null

/** What people wrote to the club: each a link to its thread, unread ones bold. */
export const MESSAGES_LIST: OfficeListPage<Row> = {
  key: 'messages',
  path: MESSAGES_PATH,
  title: INBOX.title,
  lead: INBOX.lead,
  search: INBOX.search,
  none: { icon: 'inbox', words: INBOX.none },
  noneIn: (view) => LIST.noneIn[view] ?? '',
  id: ({ message_id }) => message_id,
  name: ({ sender }) => sender,
  rowPath: ({ message_id }) => `${MESSAGES_PATH}/${message_id}`,
  columns: [
    {
      key: 'sender',
      header: LIST.from,
      isSortable: true,
      cell: (row) => <Unread row={row}>{row.sender}</Unread>,
    },
    {
      key: 'excerpt',
      header: LIST.message,
      width: 6,
      place: 'middle',
      cell: (row) => <span className={styles.excerpt}>{row.excerpt}</span>,
    },
    { key: 'done_at', header: LIST.state, place: 'middle-end', cell: (row) => <State row={row} /> },
    {
      key: 'assigned_to',
      header: LIST.lookedAfter,
      isSortable: true,
      isSpare: true,
      place: 'foot',
      cell: ({ assigned_to: who }) => who?.name ?? LIST.nobodyYet,
    },
    {
      key: 'created_at',
      header: LIST.received,
      isSortable: true,
      place: 'foot-end',
      cell: ({ created_at: at }, time) => <When at={at} time={time} />,
    },
  ],
  views: (['open', 'unread', 'mine', 'waiting', 'done'] as const).map((state) => ({
    name: state,
    title: LIST[state],
    query: { state },
    ...(state === 'unread' && { isUrgent: true }),
  })),
  filters: [
    {
      name: 'assigned_to',
      label: LIST.lookedAfter,
      kind: [
        { value: 'me', label: LIST.me },
        { value: 'nobody', label: LIST.nobody },
      ],
    },
  ],
  actions: [
    {
      intent: 'done',
      label: LIST.markDone,
      icon: 'check',
      isBulk: true,
      when: (row) => !isDone(row),
      undo: { intent: 'reopen', said: LIST.wasDone, foundBy: { state: 'done' } },
    },
    { intent: 'reopen', label: LIST.reopen, icon: 'undo', isBulk: true, when: isDone },
  ],
}

function Unread({ row, children }: { row: Row; children: string }) {
  if (row.read_at !== null) return <span className={styles.read}>{children}</span>
  return (
    <strong className={styles.unread}>
      {children}
      <span className="visually-hidden"> ({LIST.unread})</span>
    </strong>
  )
}

function State({ row }: { row: Row }) {
  if (isDone(row)) return <Badge tone="success">{LIST.done}</Badge>
  if (row.answered_at !== null) return <Badge tone="info">{LIST.answered}</Badge>
  return row.read_at === null ? <Badge tone="primary">{LIST.unread}</Badge> : <Badge>{LIST.open}</Badge>
}
