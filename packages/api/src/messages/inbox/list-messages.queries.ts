import type {
  listMessages as contract,
  MessageCounts,
  MessagesQuery,
  MessageSummary,
} from '@clubhouse/contract/messages/office/messages'
import type { Collection } from '@clubhouse/contract/paging'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { opensMessages } from './colleagues.ts'

/** $1 the club, $2 who asks. */
const STATES: Record<Exclude<keyof MessageCounts, 'all'>, string> = {
  unread: 'k.read_at is null and k.done_at is null',
  open: 'k.done_at is null',
  mine: 'k.done_at is null and k.assigned_to = $2::uuid',
  waiting: 'k.done_at is null and k.answered_at is null',
  done: 'k.done_at is not null',
}

/** Once for the page, the total and the counts. */
const KNOWN = `known as materialized (
  select m.*, u.id as colleague_id, u.first_name || ' ' || u.last_name as colleague
  from contact_messages m
  left join users u on u.id = m.assigned_to and ${opensMessages('u.id')}
  where m.club_id = $1)`

const COUNTS = `(select json_build_object('all', count(*), ${Object.entries(STATES)
  .map(([state, condition]) => `'${state}', count(*) filter (where ${condition})`)
  .join(', ')}) from known k)`

const EXCERPT = 140

const MESSAGES: ListShape<ColumnOf<typeof contract>> = {
  name: 'office_messages',
  with: KNOWN,
  rows: 'known k where $2::uuid is not null',
  row: 'k',
  item: `json_build_object('message_id', k.id, 'sender', k.sender, 'sender_email', k.sender_email, 'subject', k.subject,
    'created_at', iso(k.created_at), 'read_at', iso(k.read_at), 'answered_at', iso(k.answered_at), 'done_at', iso(k.done_at),
    'assigned_to', case when k.colleague_id is not null
      then json_build_object('user_id', k.colleague_id, 'name', k.colleague) end,
    'excerpt', left(regexp_replace(k.content, '\\s+', ' ', 'g'), ${EXCERPT}),
    'replies', (select count(*) from message_replies r where r.club_id = k.club_id and r.message_id = k.id))`,
  columns: { sender: 'lower(k.sender)', created_at: 'k.created_at', assigned_to: 'lower(k.colleague)' },
  searched: ['k.sender', 'k.sender_email', 'k.subject', 'k.content'],
  order: 'k.created_at desc, k.id',
  filters: {
    state: (state) =>
      `case ${state}::text ${Object.entries(STATES)
        .map(([name, condition]) => `when '${name}' then ${condition}`)
        .join(' ')} end`,
    assigned_to: (who) =>
      `case ${who}::text when 'nobody' then k.colleague_id is null when 'me' then k.assigned_to = $2::uuid
        else k.colleague_id::text = ${who}::text end`,
  },
  also: { counts: COUNTS },
}

/** TABLE-01, TABLE-11: one page of what people wrote, with its total and the counts of its tabs, in one statement. */
export const listMessages = (
  tx: Tx,
  { clubId, userId }: { clubId: string; userId: string },
  query: MessagesQuery,
): Promise<Collection<MessageSummary> & { counts: MessageCounts }> =>
  readListWith<MessageSummary, { counts: MessageCounts }>(readIn(tx), MESSAGES, query, [clubId, userId])
