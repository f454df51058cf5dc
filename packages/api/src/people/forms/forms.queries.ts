import { and, desc, eq, sql } from 'drizzle-orm'
import type { FormVersion, SavedForm } from '@clubhouse/contract/people/office/forms'
import type { Tx } from '#kernel/db/database.ts'
import { forms, formVersions } from './tables.ts'
import { users } from '#identity/sign-in/people/tables.ts'

/** Reads for those who run a club, each one statement, in the transaction of that club. */

/** Of whoever still belongs to the club; of others it does not learn more than it knew. */
const SAVED_BY = sql`${users.firstName} || ' ' || ${users.lastName}`

export const USED_BY = sql`from plans p join products used on used.club_id = p.club_id and used.id = p.id
  where p.club_id = ${forms.clubId} and ${forms.id} in (p.member_form_id, p.guardian_form_id)`

const PLANS = sql`(select coalesce(json_agg(used.name order by used.position, used.name), '[]') ${USED_BY})`

/** Counted once for all: a club may have thousands. */
export const answered = (clubId: string, by: 'form_id' | 'version', formId?: string) => sql`(
  select a.${sql.raw(by)}, count(*)::int as count from form_answers a
  where a.club_id = ${clubId} ${formId === undefined ? sql.empty() : sql`and a.form_id = ${formId}`}
  group by a.${sql.raw(by)}) answered`
export const ANSWER_COUNT = sql`coalesce(answered.count, 0)`

export const QUESTION_COUNT = sql`(
  select coalesce(sum(jsonb_array_length(s -> 'questions')), 0)::int
  from jsonb_array_elements(${formVersions.sections}) s)`

export const USE = sql`
  'form_id', ${forms.id}, 'kind', ${forms.kind}, 'name', ${forms.name}, 'version', ${formVersions.version},
  'saved_at', iso(${formVersions.createdAt}), 'saved_by', ${SAVED_BY}, 'saved_by_id', ${users.id},
  'archived_at', iso(${forms.archivedAt}),
  'plans', ${PLANS}, 'answer_count', ${ANSWER_COUNT}`

const isVersionOfForm = and(eq(formVersions.clubId, forms.clubId), eq(formVersions.formId, forms.id))
export const isNewest = and(isVersionOfForm, eq(formVersions.version, forms.version))
const isForm = (clubId: string, formId: string) => and(eq(forms.clubId, clubId), eq(forms.id, formId))

/** In its newest version, or in the one that is named. */
export async function findForm(
  tx: Tx,
  clubId: string,
  formId: string,
  version?: number,
): Promise<SavedForm | null> {
  const [row] = await tx
    .select({ form: sql<SavedForm>`json_build_object(${USE}, 'sections', ${formVersions.sections})` })
    .from(forms)
    .innerJoin(
      formVersions,
      version === undefined ? isNewest : and(isVersionOfForm, eq(formVersions.version, version)),
    )
    .leftJoin(users, eq(users.id, formVersions.createdBy))
    .leftJoin(answered(clubId, 'form_id', formId), sql`answered.form_id = ${forms.id}`)
    .where(isForm(clubId, formId))
  return row?.form ?? null
}

/** The newest first; nothing where there is no such form. */
export async function listVersions(tx: Tx, clubId: string, formId: string): Promise<FormVersion[]> {
  const rows = await tx
    .select({
      version: sql<FormVersion>`json_build_object('version', ${formVersions.version},
        'saved_at', iso(${formVersions.createdAt}), 'saved_by', ${SAVED_BY}, 'saved_by_id', ${users.id},
        'question_count', ${QUESTION_COUNT},
        'answer_count', ${ANSWER_COUNT})`,
    })
    .from(formVersions)
    .leftJoin(users, eq(users.id, formVersions.createdBy))
    .leftJoin(answered(clubId, 'version', formId), sql`answered.version = ${formVersions.version}`)
    .where(and(eq(formVersions.clubId, clubId), eq(formVersions.formId, formId)))
    .orderBy(desc(formVersions.version))
  return rows.map(({ version }) => version)
}
