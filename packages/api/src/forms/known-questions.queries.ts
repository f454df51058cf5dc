import { and, eq, sql } from 'drizzle-orm'
import type { KnownQuestion } from '@clubhouse/domain/forms/next-version'
import type { Tx } from '../db/database.ts'
import { formVersions } from '../db/form-tables.ts'

/** Every question that any version of a form has asked, once for each thing that its id has stood for. */
export function knownQuestions(tx: Tx, clubId: string, formId: string): Promise<KnownQuestion[]> {
  return tx
    .selectDistinct({
      question_id: sql<string>`q ->> 'question_id'`,
      default_question_id: sql<string | null>`q ->> 'default_question_id'`,
      type: sql<string | null>`q -> 'input' ->> 'type'`,
    })
    .from(formVersions)
    .crossJoin(sql`jsonb_path_query(${formVersions.sections}, '$[*].questions[*]') q`)
    .where(and(eq(formVersions.clubId, clubId), eq(formVersions.formId, formId)))
}
