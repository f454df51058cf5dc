import { sql } from 'drizzle-orm'
import type { PersonTable } from '#kernel/person/person-table.ts'
import type { Whose } from '#kernel/person/whose.ts'
import { emptyAnswers } from './forget-answers.ts'

export const formsPeople: PersonTable[] = [
  {
    table: 'form_answers',
    person: ['member_id', 'given_by'],
    onEraseAccount: ({ userId }) =>
      sql`update form_answers set answers = '{}'::jsonb where given_by = ${userId}`,
    onMerge: {
      place: 'answer',
      how: 'move',
      print: `select a.id::text, f.name, a.member_id, md5((a.member_id, a.given_by, a.form_id, a.version)::text), '{}'::jsonb
        from form_answers a join forms f on f.club_id = a.club_id and f.id = a.form_id
        where a.club_id = $1 and a.member_id = any($2::uuid[])`,
    },
    onTakeOver: ({ memberId, from, to, clubs }) => sql`
      update form_answers a set member_id = ${to}, given_by = ${to}
      where a.club_id in ${clubs} and a.given_by = ${from} and a.member_id = ${memberId}`,
    onForget: { kind: 'answers', forget: (tx, { clubId, ids }) => emptyAnswers(tx, clubId, ids) },
    copy: [{ of: 'people', title: 'Answers to forms', query: answersOf }],
  },
]

function answersOf({ clubId, memberId, heldBy }: Whose) {
  const given = sql`a.given_by = ${heldBy}`
  // Never what a stranger gave, who could name anybody’s id.
  const theirs = sql`(a.member_id = ${memberId} and ${given}) or a.id in (select i.member_answers_id from memberships m
    join order_items i on i.club_id = m.club_id and i.id = m.order_item_id where m.club_id = ${clubId} and m.member_id = ${memberId})`
  return sql`select f.name as form, a.version, a.answers, a.created_at
    from form_answers a join forms f on f.club_id = a.club_id and f.id = a.form_id
    where a.club_id = ${clubId} and (${memberId === null ? given : theirs}) order by a.created_at desc`
}
