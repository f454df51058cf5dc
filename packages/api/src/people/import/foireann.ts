import { sql } from 'drizzle-orm'
import * as contract from '@clubhouse/contract/people/office/foireann'
import type { Collection, PageQuery } from '@clubhouse/contract/paging'
import { displayDate } from '@clubhouse/domain/time/plain-date'
import type { Core } from '#kernel/core.ts'
import type { Tx } from '#kernel/db/database.ts'
import { exists, one, rows } from '#kernel/db/rows.ts'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { office } from '#kernel/http/guard.ts'
import { orNotFound } from '#kernel/http/or-throw.ts'
import { type CsvColumns, officeCsv } from '#kernel/http/office-csv.ts'

interface Registered {
  number: string | null
  firstName: string
  lastName: string
  born: string | null
  email: string | null
  guardian: string | null
  plans: string
  until: string | null
}

const plain = (day: string | null) => (day === null ? '' : displayDate(day))

const COLUMNS: CsvColumns<keyof Registered, Registered> = {
  number: { header: 'Foireann number', value: ({ number }) => number },
  firstName: { header: 'First name', value: ({ firstName }) => firstName },
  lastName: { header: 'Surname', value: ({ lastName }) => lastName },
  born: { header: 'Date of birth', value: ({ born }) => plain(born) },
  email: { header: 'Email', value: ({ email }) => email },
  guardian: { header: 'Parent or guardian', value: ({ guardian }) => guardian },
  plans: { header: 'Membership', value: ({ plans }) => plans },
  until: { header: 'Until', value: ({ until }) => plain(until) },
}

/** Whoever is a member on the club's day; nobody while the club has Foireann switched off. */
const MEMBERS = (clubId: string, now: Date) => sql`
  from clubs c
  cross join lateral (select to_char(${now.toISOString()}::timestamptz at time zone c.time_zone, 'YYYY-MM-DD') as today) day
  join club_people p on p.club_id = c.id and p.active_until >= day.today
  left join imported_people brought on brought.club_id = p.club_id and brought.member_id = p.id
  where c.id = ${clubId} and 'Foireann' = any(c.features)`

async function isSwitchedOn(tx: Tx, clubId: string): Promise<boolean> {
  return exists(tx, sql`select 1 from clubs where id = ${clubId} and 'Foireann' = any(features)`)
}

async function countMembers(tx: Tx, clubId: string, now: Date): Promise<contract.FoireannList> {
  const row = await one<contract.FoireannList>(
    tx,
    sql`select count(*)::int as members, count(brought.external_id)::int as numbered ${MEMBERS(clubId, now)}`,
  )
  return row ?? { members: 0, numbered: 0 }
}

/** Of a juvenile the account is that of whoever acts for them. */
async function listRegistered(
  tx: Tx,
  { clubId, now }: { clubId: string; now: Date },
  { page, per_page: size }: PageQuery,
): Promise<Collection<Registered>> {
  const { members: total } = await countMembers(tx, clubId, now)
  const items = await rows<Registered>(
    tx,
    sql`select brought.external_id as number, p.first_name as "firstName", p.last_name as "lastName",
      coalesce(p.corrected_born, p.born) as born, p.email,
      case when p.user_id is distinct from p.id then
        (select nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') from users u where u.id = p.user_id) end as guardian,
      coalesce((select string_agg(distinct d.name, ', ') from memberships m
        join products d on d.club_id = m.club_id and d.id = m.plan_id
        where m.club_id = p.club_id and m.member_id = p.id and m.status = 'active'
          and (m.ends_on is null or m.ends_on >= day.today)), '') as plans,
      nullif(p.active_until, '9999-12-31') as until
    ${MEMBERS(clubId, now)} order by p.sorted, p.id limit ${size} offset ${(page - 1) * size}`,
  )
  const from = items.length === 0 ? null : (page - 1) * size + 1
  return {
    current_page: page,
    per_page: size,
    total,
    items,
    from,
    to: from === null ? null : from + items.length - 1,
  }
}

/** DATA-52: what a registrar types into Foireann, as one list. */
export function foireannEndpoints(deps: Pick<Core, 'db' | 'now' | 'audit'>): ServedEndpoint[] {
  const { db, now } = deps
  const switchedOn = async <T>(clubId: string, work: (tx: Tx) => Promise<T>) => {
    const done = await db.withClub(clubId, async (tx) =>
      (await isSwitchedOn(tx, clubId)) ? { work: await work(tx) } : null,
    )
    return orNotFound(done, 'The list').work
  }
  return [
    serve(contract.getFoireann, office('people'), (_, { club: { clubId } }) =>
      switchedOn(clubId, (tx) => countMembers(tx, clubId, now())),
    ),
    serve(contract.foireannCsv, office('people'), async (_, caller) => {
      const { clubId } = caller.club
      await switchedOn(clubId, async () => null)
      const at = { clubId, now: now() }
      return officeCsv(deps, caller, {
        name: 'foireann',
        columns: COLUMNS,
        query: { page: 1, per_page: 1 },
        list: (tx, asked: PageQuery) => listRegistered(tx, at, asked),
      })
    }),
  ]
}
