import type {
  listMembers as contract,
  MemberCounts,
  MemberRow,
  MembersQuery,
} from '@clubhouse/contract/people/office/members'
import type { Collection } from '@clubhouse/contract/paging'
import { typedNumber } from '@clubhouse/domain/people/members/membership-number'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import {
  AGE,
  BORN,
  ENDS_ON,
  FACTS,
  IS_EIGHTEEN,
  IS_JUVENILE,
  IS_LATE,
  MONEY,
  OWES,
  STATE,
} from './person-facts.ts'

type Column = ColumnOf<typeof contract>

/** Those that count today; of whoever has none, the last. */
const PLANS = `coalesce((select string_agg(distinct d.name, ', ') from memberships m
    join products d on d.club_id = m.club_id and d.id = m.plan_id
    where m.club_id = $1 and m.member_id = p.id and m.status = 'active' and (m.ends_on is null or m.ends_on >= $2)),
  (select d.name from memberships m join products d on d.club_id = m.club_id and d.id = m.plan_id
    where m.club_id = $1 and m.member_id = p.id order by m.created_at desc, m.id limit 1), '')`

const GUARDIAN = `case when ${IS_JUVENILE} and p.user_id is distinct from p.id then
  (select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from users u where u.id = p.user_id) end`

const RECENT = `p.joined_at >= $3::timestamptz - interval '7 days'`

const holding = (condition: string) => `exists (select from memberships m
  join plans l on l.club_id = m.club_id and l.id = m.plan_id
  where m.club_id = $1 and m.member_id = p.id and m.status = 'active' and ${condition})`

/** $1 the club, $2 the day it is there, $3 now. One narrow row for each person (tables.ts), so that a filter over all stays quick. */
const FILE: ListShape<Column> = {
  name: 'office_members',
  rows: 'club_people p where p.club_id = $1 and $2::text is not null and $3::timestamptz is not null',
  row: 'p',
  item: `json_build_object(${FACTS}, 'name', trim(p.first_name || ' ' || p.last_name), 'ends_on', ${ENDS_ON}, 'plans', ${PLANS}, 'guardian', ${GUARDIAN}, 'email', p.email,
    'number', p.number, 'joined_at', iso(p.joined_at), 'due', money.due, 'due_on', money.due_on,
    'currency', (select c.currency from clubs c where c.id = $1))`,
  join: MONEY,
  columns: {
    name: 'p.sorted',
    age: `(case when ${BORN} is null then null else ${AGE} end)`,
    joined_at: 'p.joined_at',
    number: 'p.number',
    ends_on: 'p.active_until',
  },
  searched: ['p.searched'],
  order: 'p.sorted, p.id',
  filters: {
    state: (state) => `${STATE} = ${state}::text`,
    kind: (kind) => `${IS_JUVENILE} = (${kind}::text = 'juvenile')`,
    money: (money) =>
      `case ${money}::text when 'late' then ${IS_LATE} when 'due' then ${OWES} and not ${IS_LATE} else not ${OWES} end`,
    plan: (plan) => holding(`m.plan_id = ${plan}::uuid`),
    program: (program) => holding(`l.program_id = ${program}::uuid`),
    group: (group) =>
      `exists (select from group_members b where b.club_id = $1 and b.member_id = p.id and b.group_id = ${group}::uuid)`,
    age_from: (age) => `${AGE} >= ${age}::int`,
    age_to: (age) => `${AGE} <= ${age}::int`,
    recent: (yes) => `(${yes}::text is not null and ${RECENT})`,
    eighteen: (yes) => `(${yes}::text is not null and ${IS_EIGHTEEN})`,
  },
}

const PAGE: ListShape<Column> = {
  ...FILE,
  name: 'office_members_page',
  also: {
    counts: `(select json_build_object('all', count(*), 'late', count(*) filter (where ${IS_LATE}),
      'lapsed', count(*) filter (where ${STATE} = 'lapsed'), 'juvenile', count(*) filter (where ${IS_JUVENILE}),
      'recent', count(*) filter (where ${RECENT}), 'eighteen', count(*) filter (where ${IS_EIGHTEEN})) from club_people p where p.club_id = $1)`,
    choices: `(select json_build_object(
      'plans', coalesce((select json_agg(json_build_object('id', d.id, 'name', d.name) order by d.position, d.name, d.id)
        from products d where d.club_id = $1 and d.type = 'Plan'), '[]'),
      'programs', coalesce((select json_agg(json_build_object('id', g.id, 'name', g.title) order by g.position, g.title, g.id)
        from programs g where g.club_id = $1), '[]'),
      'groups', coalesce((select json_agg(json_build_object('id', g.id, 'name', concat_ws(', ', g.name, nullif(g.season, '')))
          order by lower(g.name), lower(g.season), g.id) from groups g where g.club_id = $1 and g.archived_at is null), '[]')))`,
  },
}

interface Choices {
  plans: { id: string; name: string }[]
  programs: { id: string; name: string }[]
  groups: { id: string; name: string }[]
}

export interface OnDay {
  clubId: string
  today: string
  now: Date
}

/** TABLE-01, TABLE-11: a page of the members with the counts of its tabs, in one statement. */
export const listMembers = (tx: Tx, { clubId, today, now }: OnDay, query: MembersQuery) =>
  readListWith<MemberRow, { counts: MemberCounts; choices: Choices }>(
    readIn(tx),
    PAGE,
    { ...query, filter: searchedFor(query.filter) },
    [clubId, today, now],
  )

/** The same without counts, which a file asks for page by page. */
export const listMembersForFile = (
  tx: Tx,
  { clubId, today, now }: OnDay,
  query: MembersQuery,
): Promise<Collection<MemberRow>> =>
  readListWith<MemberRow, object>(readIn(tx), FILE, { ...query, filter: searchedFor(query.filter) }, [
    clubId,
    today,
    now,
  ])

/** As it is kept: without accents, and a number of a card without its letters. */
export function searchedFor(typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined
  const number = /\p{L}/u.test(typed) ? typedNumber(typed) : null
  if (number !== null) return String(number).padStart(4, '0')
  return typed.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
