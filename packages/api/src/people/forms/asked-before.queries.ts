import { and, eq, sql } from 'drizzle-orm'
import type { AskedBefore } from '@clubhouse/domain/people/forms/versions/next-version'
import type { Tx } from '#kernel/db/database.ts'
import { formVersions } from './tables.ts'

/** What any version of a form has asked, once for each thing that an id has stood for. */
export async function askedBefore(tx: Tx, clubId: string, formId: string): Promise<AskedBefore> {
  const ofForm = and(eq(formVersions.clubId, clubId), eq(formVersions.formId, formId))
  const questions = await tx
    .selectDistinct({
      question_id: sql<string>`q ->> 'question_id'`,
      default_question_id: sql<string | null>`q ->> 'default_question_id'`,
      type: sql<string | null>`q -> 'input' ->> 'type'`,
    })
    .from(formVersions)
    .crossJoin(sql`jsonb_path_query(${formVersions.sections}, '$[*].questions[*]') q`)
    .where(ofForm)
  const sections = await tx
    .selectDistinct({
      section_id: sql<string>`s ->> 'section_id'`,
      default_section_id: sql<string | null>`s ->> 'default_section_id'`,
    })
    .from(formVersions)
    .crossJoin(sql`jsonb_array_elements(${formVersions.sections}) s`)
    .where(ofForm)
  return { questions, sections }
}
