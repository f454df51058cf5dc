import { sql } from 'drizzle-orm'
import type {
  listMailingRecipients,
  listMailings,
  listSetAside,
  Mailing,
  MailingGroup,
  MailingRecipient,
  MailingSummary,
  SetAsideAddress,
} from '@clubhouse/contract/messages/office/mailings'
import type { ParsedOf } from '@clubhouse/contract/endpoint'
import type { Collection } from '@clubhouse/contract/paging'
import { collection } from '#kernel/db/collection.ts'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { type ColumnOf, type ListShape, listStatement } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** Who stands behind each number. */
const GROUPS: Record<MailingGroup, string> = {
  all: 'true',
  to_come: `r.state in ('waiting', 'queued')`,
  sent: `r.state in ('sent', 'bounced')`,
  delivered: `r.state = 'sent'`,
  bounced: `r.state = 'bounced'`,
  failed: `r.state = 'failed'`,
  opted_out: `(r.state = 'opted_out' or r.opted_out_at is not null)`,
  acknowledged: `r.acknowledged_at is not null`,
  withdrawn: `r.state = 'withdrawn'`,
}

const NUMBERS = `(select json_build_object(${Object.entries(GROUPS)
  .map(([group, rule]) => `'${group}', count(*) filter (where ${rule})`)
  .join(', ')}) from mailing_recipients r where r.club_id = m.club_id and r.mailing_id = m.id)`

const IS_DONE = `m.status = 'going' and m.started_at is not null and not exists (select from mailing_recipients r
  where r.club_id = m.club_id and r.mailing_id = m.id and r.state in ('waiting', 'queued'))`

/** Found out when somebody looks: whoever sends the last mail cannot know that it is the last. */
const STATUS = `case when ${IS_DONE} then 'done' else m.status end`

const SUMMARY = `'mailing_id', m.id, 'email_distribution_list_id', m.list_id, 'list', l.name, 'subject', m.subject,
  'status', ${STATUS}, 'is_guarded', m.is_guarded, 'created_at', iso(m.created_at),
  'created_by', u.first_name || ' ' || u.last_name, 'scheduled_for', iso(m.scheduled_for), 'started_at', iso(m.started_at),
  'finished_at', case when ${IS_DONE} then (select iso(coalesce(max(r.settled_at), m.started_at)) from mailing_recipients r
    where r.club_id = m.club_id and r.mailing_id = m.id) else iso(m.finished_at) end, 'numbers', ${NUMBERS}`

const JOINS = `join distribution_lists l on l.club_id = m.club_id and l.id = m.list_id left join users u on u.id = m.created_by`

export async function readMailing(tx: Tx, clubId: string, id: string): Promise<Mailing | null> {
  const found = await one<{ mailing: Mailing }>(
    tx,
    sql`select json_build_object(${sql.raw(SUMMARY)}, 'content', m.content, 'sum', m.sum)
    as mailing from mailings m ${sql.raw(JOINS)} where m.club_id = ${clubId} and m.id = ${id}`,
  )
  return found?.mailing ?? null
}

/** $1 the club, $2 a list, $3 a status. */
const MAILINGS: ListShape<ColumnOf<typeof listMailings>> = {
  name: 'office_mailings',
  with: `known as (select m.*, ${STATUS} as shown, l.name as list from mailings m
    join distribution_lists l on l.club_id = m.club_id and l.id = m.list_id
    where m.club_id = $1 and ($2::uuid is null or m.list_id = $2))`,
  rows: `known m where ($3::text is null or m.shown = $3)`,
  row: 'm',
  join: JOINS,
  item: `json_build_object(${SUMMARY})`,
  columns: {
    list: 'lower(m.list)',
    subject: 'lower(m.subject)',
    status: 'm.shown',
    created_at: 'm.created_at',
  },
  searched: ['m.subject', 'm.list'],
  order: 'm.created_at desc, m.id',
}

async function readPage<Item, Column extends string>(
  tx: Tx,
  shape: ListShape<Column>,
  query: Parameters<typeof listStatement<Column>>[1],
  own: readonly unknown[],
): Promise<Collection<Item>> {
  const { statement, values } = listStatement(shape, query, own)
  const [row] = await readIn(tx)<{ total: number; items: string }>(statement, values)
  return collection<Item>(JSON.parse(row?.items ?? '[]'), row?.total ?? 0, query)
}

export const listSendings = (
  tx: Tx,
  clubId: string,
  { email_distribution_list_id: listId, status, ...query }: ParsedOf<typeof listMailings>['query'],
): Promise<Collection<MailingSummary>> =>
  readPage(tx, MAILINGS, query, [clubId, listId ?? null, status ?? null])

/** $1 the club, $2 the mailing. */
const RECIPIENTS = (group: MailingGroup): ListShape<ColumnOf<typeof listMailingRecipients>> => ({
  name: `office_mailing_recipients_${group}`,
  rows: `mailing_recipients r where r.club_id = $1 and r.mailing_id = $2 and ${GROUPS[group]}`,
  row: 'r',
  item: `json_build_object('recipient_id', r.id, 'address', r.address, 'first_name', r.first_name, 'last_name', r.last_name,
    'state', r.state, 'reason', r.reason, 'why', r.why, 'settled_at', iso(r.settled_at), 'opted_out_at', iso(r.opted_out_at),
    'acknowledged_at', iso(r.acknowledged_at))`,
  columns: {
    name: `lower(r.last_name || ' ' || r.first_name)`,
    address: 'r.address',
    state: 'r.state',
    settled_at: 'r.settled_at',
  },
  searched: ['r.first_name', 'r.last_name', 'r.address'],
  order: `lower(r.last_name), lower(r.first_name), r.id`,
})

/** TABLE-11: the people behind a number. */
export const listPeople = (
  tx: Tx,
  { clubId, mailingId }: { clubId: string; mailingId: string },
  { group = 'all', ...query }: ParsedOf<typeof listMailingRecipients>['query'],
): Promise<Collection<MailingRecipient>> => readPage(tx, RECIPIENTS(group), query, [clubId, mailingId])

const SET_ASIDE: ListShape<ColumnOf<typeof listSetAside>> = {
  name: 'office_set_aside',
  rows: `set_aside_addresses s where s.club_id = $1`,
  row: 's',
  join: `left join lateral (select r.first_name || ' ' || r.last_name as name from mailing_recipients r
    where r.club_id = s.club_id and r.address = s.address order by r.settled_at desc nulls last limit 1) whose on true`,
  item: `json_build_object('set_aside_id', s.id, 'address', s.address, 'reason', s.reason, 'since', iso(s.created_at),
    'name', whose.name)`,
  columns: { address: 's.address', since: 's.created_at' },
  searched: ['s.address'],
  order: 's.created_at desc, s.id',
}

export const listAside = (
  tx: Tx,
  clubId: string,
  query: ParsedOf<typeof listSetAside>['query'],
): Promise<Collection<SetAsideAddress>> => readPage(tx, SET_ASIDE, query, [clubId])
