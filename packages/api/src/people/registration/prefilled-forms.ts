import { sql } from 'drizzle-orm'
import type { DynamicForm, FormAnswers } from '@clubhouse/contract/people/forms'
import type { FormType } from '@clubhouse/contract/people/registration'
import type { Database, Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { formWithOptions } from './form-with-options.ts'
import { householdOf } from './household.ts'
import { type EarlierAnswers, knownAnswers } from './known-answers.ts'
import type { QuestionOptions } from './question-options.ts'
import type { Person } from './registrants.queries.ts'

/** A form of a plan with what is known of whom it is about. For the server: no answer of it leaves us unasked. */
export interface PrefilledForm {
  type: FormType
  form: DynamicForm
  aboutId: string
  known: FormAnswers
}

export interface PrefilledFor {
  clubId: string
  userId: string
  /** The caller and whoever is asked about. */
  people: readonly Person[]
  asked: readonly { planId: string; memberId: string }[]
}

interface Rows {
  plans: { planId: string; memberFormId: string; guardianFormId: string | null }[]
  forms: DynamicForm[]
  /** The newest of each person to each form, the newest first. */
  earlier: { memberId: string; formId: string; answers: FormAnswers }[]
  latest: FormAnswers | null
}

/**
 * The forms of several people's plans at once, in one statement and by the rules with which a single form begins
 * (`knownAnswers`): what somebody said last, then what the platform knows. Whoever signs for a child is the caller.
 */
export async function prefilledForms(
  { db, options }: { db: Database; options: QuestionOptions },
  { clubId, userId, people, asked }: PrefilledFor,
): Promise<PrefilledForm[][]> {
  if (asked.length === 0) return []
  const rows = await db.withClub(clubId, (tx) => readRows(tx, { clubId, userId, asked }))
  const forms = new Map<string, DynamicForm>()
  for (const form of rows.forms) {
    const filled = await formWithOptions(options, clubId, form, { isPatient: false })
    forms.set(form.form_id, filled.form)
  }
  const self = people.find(({ id }) => id === userId) ?? null
  const prefilled = (type: FormType, formId: string, aboutId: string): PrefilledForm[] => {
    const form = forms.get(formId)
    if (!form) return []
    const earlier = earlierOf(rows, formId, aboutId)
    const about = people.find(({ id }) => id === aboutId) ?? null
    const isNewChild = form.kind === 'juvenile' && earlier.length === 0
    const household = isNewChild ? householdOf(rows.latest, self) : {}
    return [{ type, form, aboutId, known: knownAnswers(form, earlier, about, household).answers }]
  }
  return asked.map(({ planId, memberId }) => {
    const plan = rows.plans.find((each) => each.planId === planId)
    if (!plan) return []
    const { memberFormId, guardianFormId } = plan
    const guardian = guardianFormId === null ? [] : prefilled('guardian', guardianFormId, userId)
    return [...guardian, ...prefilled('member', memberFormId, memberId)]
  })
}

/** Of that person: the last to this form, and the last to any other of the club. */
function earlierOf({ earlier }: Rows, formId: string, aboutId: string): EarlierAnswers[] {
  const theirs = earlier.filter(({ memberId }) => memberId === aboutId)
  const same = theirs.find((each) => each.formId === formId)
  const other = theirs.find((each) => each.formId !== formId)
  return [
    ...(same ? [{ isSameForm: true, answers: same.answers }] : []),
    ...(other ? [{ isSameForm: false, answers: other.answers }] : []),
  ]
}

async function readRows(
  tx: Tx,
  { clubId, userId, asked }: Pick<PrefilledFor, 'clubId' | 'userId' | 'asked'>,
): Promise<Rows> {
  const list = (ids: readonly string[]) => `{${[...new Set(ids)].join(',')}}`
  const plans = list(asked.map(({ planId }) => planId))
  const people = list([userId, ...asked.map(({ memberId }) => memberId)])
  const row = await one<Rows>(
    tx,
    sql`with asked as (
      select p.id, p.member_form_id, p.guardian_form_id from plans p
      where p.club_id = ${clubId} and p.id = any(${plans}::uuid[])
    ), last as (
      select distinct on (about.id, a.form_id) about.id as member_id, a.form_id, a.answers, a.created_at, a.id
      from unnest(${people}::uuid[]) as about (id)
      join form_answers a on a.club_id = ${clubId} and a.given_by = ${userId} and a.member_id = merged_into(${clubId}, about.id)
      order by about.id, a.form_id, a.created_at desc, a.id
    )
    select
      (select coalesce(json_agg(json_build_object('planId', asked.id, 'memberFormId', asked.member_form_id,
        'guardianFormId', asked.guardian_form_id)), '[]') from asked) as plans,
      (select coalesce(json_agg(json_build_object('form_id', f.id, 'version', v.version, 'kind', f.kind, 'name', f.name,
          'sections', v.sections) order by f.id), '[]')
        from forms f join form_versions v on v.club_id = f.club_id and v.form_id = f.id and v.version = f.version
        where f.club_id = ${clubId}
          and f.id in (select member_form_id from asked union select guardian_form_id from asked)) as forms,
      (select coalesce(json_agg(json_build_object('memberId', l.member_id, 'formId', l.form_id, 'answers', l.answers)
        order by l.created_at desc, l.id), '[]') from last l) as earlier,
      (select a.answers from form_answers a where a.club_id = ${clubId} and a.given_by = ${userId}
        order by a.created_at desc, a.id limit 1) as latest`,
  )
  if (!row) throw new Error('A statement without rows of its own answers one')
  return row
}
