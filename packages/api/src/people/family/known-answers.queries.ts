import { sql } from 'drizzle-orm'
import type { DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { MembershipRow } from './family-view.queries.ts'

export interface AnsweredForm {
  /** In the version that was answered. */
  form: DynamicForm
  answers: FormAnswers
  givenAt: string
  newestVersion: number
  isArchived: boolean
}

export interface AboutPerson {
  clubId: string
  userId: string
  memberId: string
  now: Date
}

/** What a club has and knows of one of the family: only what whoever asks has told it; of two who were merged, of both. */
export async function findKnown(
  tx: Tx,
  { clubId, userId, memberId, now }: AboutPerson,
): Promise<{ memberships: MembershipRow[]; answered: AnsweredForm[] }> {
  const row = await one<{ memberships: MembershipRow[]; answered: AnsweredForm[] }>(
    tx,
    sql`with latest as (
      select distinct on (a.form_id) a.form_id, a.version, a.answers, a.created_at
      from form_answers a
      where a.club_id = ${clubId} and a.given_by = ${userId} and a.member_id = merged_into(${clubId}, ${memberId})
      order by a.form_id, a.created_at desc, a.id
    )
    select
      coalesce((select json_agg(json_build_object('id', m.id, 'memberId', m.member_id, 'planId', m.plan_id, 'plan', p.name,
        'status', m.status, 'startsOn', m.starts_on, 'endsOn', m.ends_on,
        'today', to_char(${now.toISOString()}::timestamptz at time zone c.time_zone, 'YYYY-MM-DD'))
        order by m.created_at desc, m.id)
        from memberships m join products p on p.club_id = m.club_id and p.id = m.plan_id
        where m.club_id = c.id and m.user_id = ${userId} and m.member_id = ${memberId}), '[]') as memberships,
      coalesce((select json_agg(json_build_object('answers', l.answers, 'givenAt', iso(l.created_at), 'newestVersion', f.version,
        'isArchived', f.archived_at is not null,
        'form', json_build_object('form_id', f.id, 'version', v.version, 'kind', f.kind, 'name', f.name, 'sections', v.sections))
        order by l.created_at desc)
        from latest l
        join forms f on f.club_id = c.id and f.id = l.form_id
        join form_versions v on v.club_id = c.id and v.form_id = l.form_id and v.version = l.version), '[]') as answered
    from clubs c where c.id = ${clubId}`,
  )
  return row ?? { memberships: [], answered: [] }
}
