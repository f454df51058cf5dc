import { sql } from 'drizzle-orm'
import { forgetRows, type PersonTable } from '#kernel/person/person-table.ts'
import { ownAccount } from '#kernel/person/whose.ts'
import { linesBack, linesMoved } from './move-lines.ts'

export const waitingListPeople: PersonTable[] = [
  {
    table: 'waiting_places',
    person: ['user_id'],
    onErase: (whose) => sql`
      update waiting_places set offered_why = null where club_id = ${whose.clubId} and user_id = ${ownAccount(whose)}`,
    onLeave: (whose) => sql`
      update waiting_places set user_id = null where club_id = ${whose.clubId} and user_id = ${ownAccount(whose)}`,
    onUndoImport: {
      rank: 3,
      why: 'they’re on a waiting list',
      isUsed: ({ clubId, userId }) =>
        sql`select from waiting_places w where w.club_id = ${clubId} and w.user_id = ${userId}`,
    },
    onForget: { kind: 'waiting', forget: forgetRows('waiting_places') },
    copy: [
      {
        of: 'holders',
        title: 'Waiting lists',
        query: (whose) => sql`select p.name as plan, w.count, w.status, w.joined_at, w.offered_why,
            (select string_agg(c.first_name, ', ' order by c.first_name) from waiting_people c
              where c.club_id = w.club_id and c.waiting_id = w.id) as people
          from waiting_places w join products p on p.club_id = w.club_id and p.id = w.plan_id
          where w.club_id = ${whose.clubId} and w.user_id = ${ownAccount(whose)}`,
      },
    ],
  },
  {
    // For how many their family waits stays as it is: the club sees it, and the family can say it anew.
    table: 'waiting_people',
    person: ['member_id'],
    onErase: (whose) => sql`
      delete from waiting_people c where c.club_id = ${whose.clubId} and (c.member_id = ${whose.memberId}
        or c.waiting_id in (select w.id from waiting_places w where w.club_id = ${whose.clubId} and w.user_id = ${ownAccount(whose)}))`,
    onMerge: {
      place: 'waiting_place',
      print: `select c.waiting_id || ' ' || c.member_id, p.name, c.member_id, md5(c.first_name),
          jsonb_build_object('waiting_id', c.waiting_id, 'first_name', c.first_name)
        from waiting_people c join waiting_places w on w.club_id = c.club_id and w.id = c.waiting_id
        join products p on p.club_id = w.club_id and p.id = w.plan_id
        where c.club_id = $1 and c.member_id = any($2::uuid[])`,
      how: 'as said',
      move: linesMoved,
      back: linesBack,
    },
    onTakeOver: ({ memberId, clubs }) =>
      sql`delete from waiting_people where club_id in ${clubs} and member_id = ${memberId}`,
    onNameless: ({ clubId, people }) =>
      sql`delete from waiting_people where club_id = ${clubId} and member_id = ${people}`,
  },
]
