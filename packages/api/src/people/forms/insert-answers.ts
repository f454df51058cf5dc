import { type SQL, sql } from 'drizzle-orm'
import type { FormAnswers } from '@clubhouse/contract/people/forms'

/** Answers that were judged, with the version that they were given to. */
export interface JudgedAnswers {
  id: string
  formId: string
  version: number
  /** Whom it is about; null for somebody new. */
  memberId: string | null
  answers: FormAnswers
  /** Where a registrar has left open what the form needs. */
  isUnfinished?: boolean
}

/**
 * Writes answers, as a statement or a part of one: the only one that does. `beside` names a CTE without whose rows none are written.
 */
export function insertingAnswers(
  { clubId, givenBy, now }: { clubId: string; givenBy: string | null; now: Date },
  answers: readonly JudgedAnswers[],
  beside?: SQL,
): SQL {
  return sql`
    insert into form_answers (club_id, id, form_id, version, given_by, member_id, answers, is_unfinished, created_at)
    select ${clubId}::uuid, a.id, a."formId", a.version, ${givenBy}::uuid, a."memberId", a.answers, coalesce(a."isUnfinished", false),
      ${now.toISOString()}::timestamptz
    from ${beside ? sql`${beside}, ` : sql.empty()}jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
      as a (id uuid, "formId" uuid, version int, "memberId" uuid, answers jsonb, "isUnfinished" boolean)`
}
