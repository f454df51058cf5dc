import { sql } from 'drizzle-orm'
import type { FormType } from '@clubhouse/contract/people/registration'
import type { DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import type { EarlierAnswers } from './known-answers.ts'

export interface AskedForm {
  form: DynamicForm
  /** Whom the form is about; null for a child that nobody has named. */
  aboutId: string | null
  /** Of that person: the last to this form, and the last to any other of the club. */
  earlier: EarlierAnswers[]
  /** What the caller said last in the club, whomever it was about. */
  latest: FormAnswers | null
}

export interface Asking {
  clubId: string
  planId: string
  formType: FormType
  userId: string
  /** Whom the caller has named. */
  namedId: string | null
}

/** The form of a plan with what the caller has answered about somebody before; null where there is no such form. */
export async function findAskedForm(
  tx: Tx,
  { clubId, planId, formType, userId, namedId }: Asking,
): Promise<AskedForm | null> {
  const row = await one<AskedForm>(
    tx,
    sql`with asked as (
      select case when ${formType} = 'guardian' then p.guardian_form_id else p.member_form_id end as form_id,
        coalesce(${namedId}::uuid,
          case when p.is_juvenile and ${formType} = 'member' then null else ${userId}::uuid end) as about_id
      from plans p join products sold on sold.club_id = p.club_id and sold.id = p.id
      where p.club_id = ${clubId} and p.id = ${planId} and sold.is_active
    ), earlier as (
      select distinct on (a.form_id = asked.form_id) a.form_id = asked.form_id as is_same, a.answers
      from asked join form_answers a on a.club_id = ${clubId} and a.given_by = ${userId} and a.member_id = merged_into(${clubId}, asked.about_id)
      order by a.form_id = asked.form_id, a.created_at desc, a.id
    )
    select asked.about_id as "aboutId",
      json_build_object('form_id', f.id, 'version', v.version, 'kind', f.kind, 'name', f.name, 'sections', v.sections)
        as form,
      coalesce((select json_agg(json_build_object('isSameForm', e.is_same, 'answers', e.answers) order by e.is_same desc)
        from earlier e), '[]') as earlier,
      (select a.answers from form_answers a where a.club_id = ${clubId} and a.given_by = ${userId}
        order by a.created_at desc, a.id limit 1) as latest
    from asked
    join forms f on f.club_id = ${clubId} and f.id = asked.form_id
    join form_versions v on v.club_id = f.club_id and v.form_id = f.id and v.version = f.version`,
  )
  return row ?? null
}
