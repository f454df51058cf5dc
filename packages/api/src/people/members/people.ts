import { type SQL, sql } from 'drizzle-orm'
import { NAMELESS } from '@clubhouse/domain/people/retention/retention'
import type { PersonTable } from '#kernel/person/person-table.ts'
import { areTheirs } from '#kernel/person/whose.ts'

const noteErased = (people: SQL) => sql`
  insert into record_removals (club_id, kind, id, removed_at)
  select p.club_id, 'person', p.member_id, now() from (${people}) p
  on conflict (club_id, kind, id) do update set removed_at = excluded.removed_at`

/** Who played stays (ADR 037). */
export const membersPeople: PersonTable[] = [
  {
    // What other software has of them is to go as well: it asks, or is told (docs/machines.md).
    table: 'record_removals',
    person: [],
    onErase: (whose) =>
      noteErased(
        sql`select distinct m.club_id, m.member_id from memberships m
          where m.club_id = ${whose.clubId} and ${areTheirs(whose, sql`m.member_id`, sql`m.user_id`)}`,
      ),
    onNameless: ({ clubId, people }) =>
      noteErased(
        sql`select distinct m.club_id, m.member_id from memberships m where m.club_id = ${clubId} and m.member_id = ${people}`,
      ),
  },
  {
    table: 'memberships',
    person: ['member_id', 'user_id'],
    // What the club itself gave them ends; what was bought has ended before.
    onLeave: ({ clubId, people }) => sql`
      update memberships set user_id = null, status = case when order_item_id is null then 'cancelled' else status end
      where club_id = ${clubId} and member_id = ${people}`,
    onMerge: {
      place: 'membership',
      print: `select m.id::text, coalesce(d.name, ''), m.member_id,
          md5((m.member_id, m.user_id, m.plan_id, m.order_item_id, m.first_name, m.last_name, m.kind, m.status, m.starts_on, m.ends_on)::text),
          jsonb_build_object('user_id', m.user_id, 'first_name', m.first_name, 'last_name', m.last_name)
        from memberships m left join products d on d.club_id = m.club_id and d.id = m.plan_id
        where m.club_id = $1 and m.member_id = any($2::uuid[])`,
      how: 'as said',
      move: ({ clubId, keptId, goneId }, as) => sql`
        update memberships set member_id = ${keptId}, user_id = ${as.userId}, first_name = ${as.firstName}, last_name = ${as.lastName}
        where club_id = ${clubId} and member_id in (${keptId}, ${goneId})`,
      back: ({ clubId }, before) => sql`
        update memberships t set member_id = b.member_id, user_id = b.user_id, first_name = b.first_name, last_name = b.last_name
        from jsonb_to_recordset(${before}::jsonb)
          as b (key uuid, member_id uuid, user_id uuid, first_name text, last_name text)
        where t.club_id = ${clubId} and t.id = b.key`,
    },
    onUndoImport: {
      rank: 2,
      why: 'there’s a membership',
      isUsed: ({ clubId, userId }) =>
        sql`select from memberships m where m.club_id = ${clubId} and m.user_id = ${userId}`,
    },
    onTakeOver: ({ memberId, from, to, clubs }) => sql`
      update memberships m set member_id = ${to}, user_id = ${to}
      where m.club_id in ${clubs} and m.member_id = ${memberId} and m.user_id = ${from}`,
    onNameless: ({ clubId, people }) => sql`
      update memberships set first_name = ${NAMELESS.first}, last_name = ${NAMELESS.last}, user_id = null
      where club_id = ${clubId} and member_id = ${people}`,
    copy: [
      {
        of: 'people',
        title: 'Memberships',
        query: (whose) => sql`
          select m.first_name, m.last_name, p.name as plan, m.kind, m.status, m.starts_on, m.ends_on
          from memberships m join products p on p.club_id = m.club_id and p.id = m.plan_id
          where m.club_id = ${whose.clubId} and ${areTheirs(whose, sql`m.member_id`, sql`m.user_id`)} order by m.created_at desc`,
      },
    ],
  },
  {
    // No number is ever given twice: what is not moved stays behind.
    table: 'membership_numbers',
    person: ['member_id'],
    onMerge: {
      place: 'number',
      how: 'move one',
      print: `select n.number::text, n.number::text, n.member_id, md5(n.member_id::text), '{}'::jsonb
        from membership_numbers n where n.club_id = $1 and n.member_id = any($2::uuid[])`,
    },
    // Whoever has a number of their own in a club keeps that one.
    onTakeOver: ({ memberId, to, clubs }) => {
      const own = sql`exists (select from membership_numbers own where own.club_id = n.club_id and own.member_id = ${to})`
      return [
        sql`delete from membership_numbers n where n.member_id = ${memberId} and n.club_id in ${clubs} and ${own}`,
        sql`update membership_numbers n set member_id = ${to}
          where n.member_id = ${memberId} and n.club_id in ${clubs} and not ${own}`,
      ]
    },
  },
]
