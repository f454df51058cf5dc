import type { ClubBodyMessage } from '@clubhouse/contract/platform/governing-body/office-messages'
import type {
  BodyMessage,
  BodyMessagePage,
  listBodyMessages as contract,
  MessageClub,
} from '@clubhouse/contract/platform/governing-body/messages'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { LETTER_READERS } from './club-runners.ts'

const CLUBS = {
  name: 'body_message_clubs_to_choose',
  text: `with readers as (${LETTER_READERS})
    select json_build_object('account_id', c.id, 'name', c.name,
      'people', (select count(*)::int from readers r where r.club_id = c.id)) as club
    from club_affiliations a join clubs c on c.id = a.club_id where a.governing_body_id = $1 order by lower(c.name), c.id`,
}

/** As the platform: a body reads nobody who runs a club. */
export async function messageClubs(tx: Tx, bodyId: string): Promise<MessageClub[]> {
  const rows = await readIn(tx)<{ club: MessageClub }>(CLUBS, [bodyId])
  return rows.map(({ club }) => club)
}

const LAST_REPLY_TO = {
  name: 'body_message_last_reply_to',
  text: `select m.reply_to from body_messages m where m.governing_body_id = $1 order by m.sent_at desc, m.id limit 1`,
}

export async function lastReplyTo(tx: Tx, bodyId: string): Promise<string | null> {
  const [row] = await readIn(tx)<{ reply_to: string }>(LAST_REPLY_TO, [bodyId])
  return row?.reply_to ?? null
}

/** `told` is what has the numbers. */
const item = (told: string) =>
  `'message_id', m.id, 'subject', m.subject, 'sent_at', iso(m.sent_at), 'sent_by', m.sent_by_name, ${[
    'clubs',
    'nobody',
    'people',
    'sent',
    'failed',
  ]
    .map((each) => `'${each}', ${told}.${each}`)
    .join(', ')}`

const TOLD = `cross join lateral (select count(*)::int as clubs, count(*) filter (where c.people = 0)::int as nobody,
    coalesce(sum(c.people), 0)::int as people, coalesce(sum(c.sent), 0)::int as sent, coalesce(sum(c.failed), 0)::int as failed
  from body_message_clubs c where c.governing_body_id = m.governing_body_id and c.message_id = m.id) t`

/** Of $1, the body; row security says the same once more. */
const MESSAGES: ListShape<ColumnOf<typeof contract>> = {
  name: 'body_messages',
  rows: `(select m.*, t.* from body_messages m ${TOLD} where m.governing_body_id = $1) m where true`,
  row: 'm',
  item: `json_build_object(${item('m')})`,
  columns: { subject: 'lower(m.subject)', sent_at: 'm.sent_at', clubs: 'm.clubs', people: 'm.people' },
  searched: ['m.subject', 'm.sent_by_name'],
  order: 'm.sent_at desc, m.id',
  also: {
    counts: `(select json_build_object('all', count(*)) from body_messages n where n.governing_body_id = $1)`,
  },
}

type Counted = { counts: { all: number } }

export const listBodyMessages = (
  tx: Tx,
  bodyId: string,
  query: ListQuery<ColumnOf<typeof contract>>,
): Promise<Collection<BodyMessage> & Counted> =>
  readListWith<BodyMessage, Counted>(readIn(tx), MESSAGES, query, [bodyId])

const STATE = `case when c.people = 0 then 'nobody' when c.failed > 0 then 'failed' when c.sent = c.people then 'sent' else 'waiting' end`

const ONE = {
  name: 'body_message',
  text: `select json_build_object(${item('t')}, 'content', m.content, 'reply_to', m.reply_to,
      'to', coalesce((select json_agg(json_build_object('account_id', c.club_id, 'name', c.club, 'people', c.people,
          'sent', c.sent, 'failed', c.failed, 'state', ${STATE}) order by lower(c.club), c.club_id)
        from body_message_clubs c where c.governing_body_id = $1 and c.message_id = m.id), '[]')) as message
    from body_messages m ${TOLD} where m.governing_body_id = $1 and m.id = $2`,
}

export async function readBodyMessage(tx: Tx, bodyId: string, id: string): Promise<BodyMessagePage | null> {
  const [row] = await readIn(tx)<{ message: BodyMessagePage }>(ONE, [bodyId, id])
  return row?.message ?? null
}

const OF_CLUB = {
  name: 'club_body_messages',
  text: `select json_build_object('message_id', m.id, 'body', m.body, 'subject', m.subject, 'content', m.content,
      'reply_to', m.reply_to, 'sent_at', iso(m.sent_at), 'sent_by', m.sent_by_name) as message
    from body_message_clubs c
    join body_messages m on m.governing_body_id = c.governing_body_id and m.id = c.message_id
    where c.club_id = $1 order by m.sent_at desc, m.id limit 100`,
}

export async function messagesToClub(tx: Tx, clubId: string): Promise<ClubBodyMessage[]> {
  const rows = await readIn(tx)<{ message: ClubBodyMessage }>(OF_CLUB, [clubId])
  return rows.map(({ message }) => message)
}
