import { type SQL, sql } from 'drizzle-orm'
import type { RecipientFilters } from '@clubhouse/contract/messages/office/recipient-filters'
import { isUnwanted } from '../../mail/port.ts'
import { conditionsOf, isToAccountHolder } from './conditions.ts'

/** Which list, and whom it means: by conditions, or (null) those who were put on it one by one. */
export interface Meant {
  clubId: string
  /** Null for conditions that belong to no list yet. */
  listId: string | null
  filters: RecipientFilters | null
}

/**
 * From who matches to who gets a mail, as the tables of one statement:
 * - `matched`: the members who meet every condition, each once
 * - `reached`: whom to write to for each of them, with or without an address that can be used
 * - `addressed`: each address once, with everybody for whom it is, and whether it wants and takes such mails
 */
export const recipientTables = ({ clubId, listId, filters }: Meant, today: string): SQL => sql`
  ${filters === null ? listed(clubId, listId) : matching(clubId, filters, today)},
  addressed as materialized (
    select a.address, a.person_id, a.first_name, a.last_name, a.why, ${unwanted(clubId, listId)} as is_opted_out,
      exists (select from set_aside_addresses s where s.club_id = ${clubId} and s.address = a.address) as is_set_aside
    from (
      select r.address, coalesce(u.id, contact_id(${clubId}::uuid, r.address)) as person_id,
        coalesce(u.first_name, (array_agg(r.first_name order by r.rank, r.member_id))[1], '') as first_name,
        coalesce(u.last_name, (array_agg(r.last_name order by r.rank, r.member_id))[1], '') as last_name,
        jsonb_agg(r.reason order by lower(r.reason ->> 'first_name'), r.member_id) as why
      from (select distinct on (address, member_id) * from reached where address is not null
        order by address, member_id, rank) r
      left join users u on u.email = r.address
      group by r.address, u.id, u.first_name, u.last_name) a)`

const unwanted = (clubId: string, listId: string | null): SQL =>
  isUnwanted({
    clubId: sql`${clubId}::uuid`,
    kind: sql`'news'`,
    recipient: sql`a.address`,
    personId: sql`a.person_id`,
    mailingKind: sql`'recurring'`,
    listId: sql`${listId}::uuid`,
  })

const ADDRESS = `'^[^@[:space:]]+@[^@[:space:]]+\\.[^@[:space:]]+$'`
/** An address that a mail can be sent to, in lower case; null for anything else, and for whoever was erased. */
const usable = (
  address: SQL,
): SQL => sql`case when ${address} ~ ${sql.raw(ADDRESS)} and length(${address}) <= 254
  and ${address} not like '%.invalid' then lower(${address}) end`

const REASON = sql`jsonb_build_object('member_id', m.member_id, 'first_name', m.first_name, 'last_name', m.last_name,
  'plan', m.plan, 'program', m.program, 'is_juvenile', m.is_juvenile, 'as', `

/** `offset 0` keeps what reads a form's answers from being read anew wherever it is asked for. */
const matching = (clubId: string, filters: RecipientFilters, today: string): SQL => sql`
  matched as materialized (
    select distinct on (m.member_id) m.member_id, m.user_id, m.first_name, m.last_name, about.is_juvenile,
      p.name as plan, g.title as program, told.answers as told, guardian.answers as guardian,
      case when o.user_id is null then o.email end as guest_email, o.first_name as buyer_first, o.last_name as buyer_last
    from memberships m
    join plans pl on pl.club_id = m.club_id and pl.id = m.plan_id
    join products p on p.club_id = m.club_id and p.id = m.plan_id
    join programs g on g.club_id = m.club_id and g.id = pl.program_id
    left join order_items i on i.club_id = m.club_id and i.id = m.order_item_id
    left join orders o on o.club_id = m.club_id and o.id = i.order_id
    left join form_answers ma on ma.club_id = m.club_id and ma.id = i.member_answers_id
    left join form_answers ga on ga.club_id = m.club_id and ga.id = i.guardian_answers_id
    left join imported_people brought on brought.club_id = m.club_id and brought.member_id = m.member_id
    left join club_people kept on kept.club_id = m.club_id and kept.id = m.member_id
    left join lateral (${lastSaid(sql`ma`, sql`m.member_id`, sql`<>`)}) told on true
    left join lateral (${lastSaid(sql`ga`, sql`ga.member_id`, sql`=`)}) guardian on true
    cross join lateral (select b.born, case when b.born is null then m.kind = 'juvenile'
      else left(${today}, 4)::int - left(b.born, 4)::int - (substr(${today}, 6) < substr(b.born, 6))::int < 18 end as is_juvenile
      from (select coalesce(kept.corrected_born, answered_day(told.answers, 'date_of_birth', 'guardian_details'), brought.date_of_birth) as born offset 0) b offset 0) about
    where m.club_id = ${clubId} and ${conditionsOf(filters, today)}
    order by m.member_id, m.created_at desc, m.id),
  reached as materialized (
    select m.member_id, r.rank, r.address, r.first_name, r.last_name, r.reason, r.is_deactivated
    from matched m left join users u on u.id = m.user_id
    cross join lateral (${reachedOf(isToAccountHolder(filters))}) r)`

/** What somebody said last in the form that a membership was bought with, or in any form of that kind. */
const lastSaid = (given: SQL, member: SQL, isGuardians: SQL): SQL => sql`
  select s.form_id, s.answers from (
    (select a.form_id, a.answers, 0 as rank from form_answers a
      join forms f on f.club_id = a.club_id and f.id = a.form_id and f.kind ${isGuardians} 'guardian'
      where a.club_id = m.club_id and a.given_by = m.user_id and a.member_id = ${member}
        and (${given}.form_id is null or a.form_id = ${given}.form_id)
      order by a.created_at desc, a.id limit 1)
    union all select ${given}.form_id, ${given}.answers, 1 where ${given}.id is not null) s order by s.rank limit 1`

/**
 * An adult is written to themselves, and through their family where they gave no address; a juvenile through whoever has the
 * account, and every other guardian who gave an address.
 */
const reachedOf = (isHolderAlone: boolean): SQL => sql`
  select 0 as rank, ${usable(sql`coalesce(own.email, u.email, m.guest_email)`)} as address,
    case when own.email is null then coalesce(u.first_name, m.buyer_first) else m.first_name end as first_name,
    case when own.email is null then coalesce(u.last_name, m.buyer_last) else m.last_name end as last_name,
    ${REASON} case when m.is_juvenile then 'guardian' when own.email is not null or u.id = m.member_id then 'self'
      else 'family' end) as reason,
    own.email is null and u.id is null and ${usable(sql`m.guest_email`)} is null as is_deactivated
  from (select case when not m.is_juvenile and u.id is distinct from m.member_id
    then ${usable(sql`answer_text(m.told, 'email', 'guardian_details')`)} end as email) own
  ${
    isHolderAlone
      ? sql``
      : sql`union all
  select 1, ${usable(sql`g.email`)}, answer_text(m.guardian, 'first_name', 'member_details'),
    answer_text(m.guardian, 'last_name', 'member_details'), ${REASON} 'guardian'), false
  from (select answer_text(m.guardian, 'email', 'member_details') as email offset 0) g
  where m.is_juvenile and g.email is not null and lower(g.email) is distinct from u.email`
  }`

/** Those who were put on a list one by one, for themselves. */
const listed = (clubId: string, listId: string | null): SQL => sql`
  matched as materialized (
    select d.member_id, u.email, u.first_name, u.last_name, false as is_juvenile, '' as plan, '' as program
    from distribution_list_members d left join users u on u.id = d.member_id
    where d.club_id = ${clubId} and d.list_id = ${listId}),
  reached as materialized (
    select m.member_id, 0 as rank, m.email as address, m.first_name, m.last_name, m.email is null as is_deactivated,
      jsonb_build_object('member_id', m.member_id, 'first_name', coalesce(m.first_name, ''),
        'last_name', coalesce(m.last_name, ''), 'plan', m.plan, 'program', m.program, 'is_juvenile', false,
        'as', 'self') as reason
    from matched m)`

/** The sum over these tables: `people` less all that is taken away is `mails`. */
export const SUM: SQL = sql`(select json_build_object(
  'members', (select count(*) from matched), 'juveniles', (select count(*) from matched where is_juvenile),
  'people', r.people, 'no_address', r.no_address, 'deactivated', r.deactivated, 'doubles', r.addressed - a.all,
  'opted_out', a.opted_out, 'set_aside', a.set_aside, 'mails', a.mails,
  'unreached', (select count(*) from matched) - r.reached)
  from (select count(*) as people, count(address) as addressed, count(*) filter (where is_deactivated) as deactivated,
      count(*) filter (where address is null and not is_deactivated) as no_address,
      count(distinct member_id) filter (where address is not null) as reached from reached) r,
    (select count(*) as all, count(*) filter (where is_opted_out) as opted_out,
      count(*) filter (where is_set_aside and not is_opted_out) as set_aside,
      count(*) filter (where not is_opted_out and not is_set_aside) as mails from addressed) a)`

/** Who is left of them. */
export const GETS_IT: SQL = sql`not a.is_opted_out and not a.is_set_aside`
