import type { DynamicForm, FormQuestion } from '@clubhouse/contract/people/forms'
import type { Database } from '#kernel/db/database.ts'

/** What a club asks, as the role reads it that sees public content alone. */

const FORM = `json_build_object('form_id', f.id, 'version', v.version, 'kind', f.kind, 'name', f.name,
  'sections', v.sections)`
const NEWEST = 'join form_versions v on v.club_id = f.club_id and v.form_id = f.id and v.version = f.version'
const NEXT = `left join form_versions next
      on next.club_id = v.club_id and next.form_id = v.form_id and next.version = v.version + 1`

const PLAN_FORMS = {
  name: 'plan_forms',
  text: `
    select c.id as "clubId", sold.name, p.is_juvenile as "isJuvenile",
      (select ${FORM} from forms f ${NEWEST} where f.club_id = p.club_id and f.id = p.member_form_id) as member,
      (select ${FORM} from forms f ${NEWEST} where f.club_id = p.club_id and f.id = p.guardian_form_id) as guardian
    from clubs c join plans p on p.club_id = c.id
    join products sold on sold.club_id = p.club_id and sold.id = p.id
    where c.slug = $1 and p.id = $2 and sold.is_active`,
}

export interface PlanForms {
  clubId: string
  name: string
  isJuvenile: boolean
  member: DynamicForm
  guardian: DynamicForm | null
}

export async function findPlanForms(db: Database, club: string, planId: string): Promise<PlanForms | null> {
  const [row] = await db.read<PlanForms>(PLAN_FORMS, [club, planId])
  return row ?? null
}

const VERSION_COLUMNS = `c.id as "clubId", c.time_zone as "timeZone", f.version as "newestVersion", ${FORM} as form,
      f.archived_at is not null as "isArchived", iso(next.created_at) as "replacedAt"`

const VERSION = {
  name: 'form_version',
  text: `
    select ${VERSION_COLUMNS}
    from clubs c
    join forms f on f.club_id = c.id
    join form_versions v on v.club_id = f.club_id and v.form_id = f.id and v.version = coalesce($3::int, f.version)
    ${NEXT}
    where c.slug = $1 and f.id = $2`,
}

const VERSIONS = {
  name: 'form_versions',
  text: `
    select ${VERSION_COLUMNS}
    from clubs c
    join unnest($2::uuid[], $3::int[]) as asked (form_id, version) on true
    join forms f on f.club_id = c.id and f.id = asked.form_id
    join form_versions v on v.club_id = f.club_id and v.form_id = f.id and v.version = asked.version
    ${NEXT}
    where c.slug = $1`,
}

/** One version of a form of a club. */
export interface ClubForm {
  clubId: string
  timeZone: string
  newestVersion: number
  form: DynamicForm
  /** The club has put the whole form away. */
  isArchived: boolean
  /** When the version after this one was saved; null for the newest. */
  replacedAt: string | null
}

/** In its newest version unless another is named. */
export async function findClubForm(
  db: Database,
  club: string,
  formId: string,
  version: number | null = null,
): Promise<ClubForm | null> {
  const [row] = await db.read<ClubForm>(VERSION, [club, formId, version])
  return row ?? null
}

/** Those of these versions that there are, in no order. */
export function findClubForms(
  db: Database,
  club: string,
  wanted: readonly { formId: string; version: number }[],
): Promise<ClubForm[]> {
  const ids = wanted.map(({ formId }) => formId)
  const versions = wanted.map(({ version }) => version)
  return db.read<ClubForm>(VERSIONS, [club, ids, versions])
}

const QUESTION = {
  name: 'form_question',
  text: `
    select c.id as "clubId", q.question
    from clubs c
    join forms f on f.club_id = c.id and f.archived_at is null
    join form_versions v on v.club_id = f.club_id and v.form_id = f.id
    ${NEXT}
    cross join lateral jsonb_array_elements(v.sections) s(section)
    cross join lateral jsonb_array_elements(s.section -> 'questions') q(question)
    where c.slug = $1 and f.id = $2 and v.version = $3 and q.question ->> 'question_id' = $4
      and (next.created_at is null or next.created_at > $5)
    limit 1`,
}

/** Of a version that can still be answered: an address that stands in no such one is not asked for anybody. */
export async function findQuestion(
  db: Database,
  club: string,
  {
    formId,
    version,
    questionId,
    openSince,
  }: { formId: string; version: number; questionId: string; openSince: Date },
): Promise<{ clubId: string; question: FormQuestion } | null> {
  const [row] = await db.read<{ clubId: string; question: FormQuestion }>(QUESTION, [
    club,
    formId,
    version,
    questionId,
    openSince,
  ])
  return row ?? null
}
