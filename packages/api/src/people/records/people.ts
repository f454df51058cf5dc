import { sql } from 'drizzle-orm'
import { type PersonTable, uuidList } from '#kernel/person/person-table.ts'
import { areTheirs } from '#kernel/person/whose.ts'
import { groupsBack, groupsMoved } from './groups/move-groups.ts'

export const recordsPeople: PersonTable[] = [
  {
    // The list of members says what the memberships say. It is counted anew once all else is done (`list-of-members.ts`).
    table: 'club_people',
    person: ['id', 'user_id'],
    copy: [
      {
        of: 'people',
        title: 'Its list of members',
        query: (whose) => sql`select p.first_name, p.last_name, p.email, p.number, p.born as date_of_birth,
          p.corrected_born as date_of_birth_corrected, p.corrected_mobile as mobile_corrected
          from club_people p where p.club_id = ${whose.clubId} and ${areTheirs(whose, sql`p.id`, sql`p.user_id`)} order by p.sorted`,
      },
    ],
  },
  {
    table: 'group_members',
    person: ['member_id'],
    onLeave: ({ clubId, people }) =>
      sql`delete from group_members where club_id = ${clubId} and member_id = ${people}`,
    onMerge: {
      place: 'group',
      print: `select g.group_id || ' ' || g.member_id, trim(concat_ws(', ', n.name, nullif(n.season, ''))), g.member_id, md5(g.added_at::text),
          jsonb_build_object('group_id', g.group_id, 'added_at', g.added_at)
        from group_members g join groups n on n.club_id = g.club_id and n.id = g.group_id
        where g.club_id = $1 and g.member_id = any($2::uuid[])`,
      how: 'as said',
      move: ({ clubId, keptId, goneId }) => groupsMoved({ clubId, from: goneId, to: keptId }),
      back: groupsBack,
      needsBoth: true,
    },
    onNameless: ({ clubId, people }) =>
      sql`delete from group_members where club_id = ${clubId} and member_id = ${people}`,
    copy: [
      {
        of: 'people',
        title: 'Groups',
        query: (
          whose,
        ) => sql`select p.first_name, p.last_name, g.name as "group", g.season, b.added_at as since
          from group_members b join groups g on g.club_id = b.club_id and g.id = b.group_id
          join club_people p on p.club_id = b.club_id and p.id = b.member_id
          where b.club_id = ${whose.clubId} and ${areTheirs(whose, sql`p.id`, sql`p.user_id`)} order by p.sorted, g.name`,
      },
    ],
  },
  {
    table: 'person_accesses',
    person: ['person_id', 'actor_id'],
    // Nobody of a club deletes who looked at whom; row security lets the platform, after two years.
    onForget: {
      kind: 'accesses',
      forget: (tx, { clubId, ids }) =>
        tx.execute(
          sql`delete from person_accesses where club_id = ${clubId} and id = any(${uuidList(ids)}::uuid[])`,
        ),
    },
    copy: [
      {
        of: 'people',
        title: 'Who looked at this data',
        query: (whose) => sql`select a.at, a.person, a.what, a.reason, a.questions
          from person_accesses a where a.club_id = ${whose.clubId} and a.person_id in (
            select p.id from club_people p where p.club_id = ${whose.clubId} and ${areTheirs(whose, sql`p.id`, sql`p.user_id`)}
            union select m.gone_id from person_merges m
              join club_people p on p.club_id = m.club_id and p.id = merged_into(m.club_id, m.gone_id)
              where m.club_id = ${whose.clubId} and m.undone_at is null and ${areTheirs(whose, sql`p.id`, sql`p.user_id`)})
          order by a.at desc`,
      },
    ],
  },
  {
    // What two people were called who were merged; that they are one stays, without a way back.
    table: 'person_merges',
    person: ['kept_id', 'gone_id'],
    onErase: (whose) => sql`
      update person_merges x set trail = null, kept_name = '', gone_name = '' where x.club_id = ${whose.clubId}
        and (x.gone_id = ${whose.memberId} or exists (select from memberships m where m.club_id = x.club_id
          and m.member_id = x.kept_id and ${areTheirs(whose, sql`m.member_id`, sql`m.user_id`)}))`,
  },
  // Whoever looks after a group does so by an office, which goes with their account.
  { table: 'group_managers', person: ['user_id'] },
  {
    // It moves with whoever takes themselves over (`moveErasure`), and goes when it is done.
    table: 'club_erasures',
    person: ['person_id'],
    copy: [
      {
        of: 'one person',
        title: 'Your erasure, if one was asked for',
        query: ({
          clubId,
          memberId,
        }) => sql`select e.asked_at, e.due_at as erased_on, e.reason from club_erasures e
          where e.club_id = ${clubId} and e.person_id = ${memberId}`,
      },
    ],
  },
]
