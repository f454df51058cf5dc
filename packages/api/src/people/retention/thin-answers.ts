import { sql } from 'drizzle-orm'
import type { FormAnswers, FormSection } from '@clubhouse/contract/people/forms'
import { withoutGuarded } from '@clubhouse/domain/people/records/guarded-answers'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import type { Asked } from './due.ts'
import { listOf, rowsOf } from './rows.ts'

interface Given {
  id: string
  answers: Partial<FormAnswers>
  sections: FormSection[]
}

/** By the form that each was given to: which of them hold a guarded answer, and what is left without it. */
export async function guardedAmong(
  tx: Tx,
  clubId: string,
  ids: readonly string[],
): Promise<{ id: string; left: Partial<FormAnswers> }[]> {
  const found = await tx.execute(sql`
    select a.id, a.answers, v.sections from form_answers a
    join form_versions v on v.club_id = a.club_id and v.form_id = a.form_id and v.version = a.version
    where a.club_id = ${clubId} and a.id = any(${listOf(ids)}::uuid[])`)
  return rowsOf<Given>(found).flatMap(({ id, answers, sections }) => {
    const left = withoutGuarded({ sections }, answers)
    return left ? [{ id, left }] : []
  })
}

/** Takes what was told of somebody's health; the rest of what they answered stays. Answers how many held any. */
export async function thin(tx: Tx, { clubId, now }: Asked, ids: readonly string[]): Promise<number> {
  const guarded = await asClub(tx, clubId, async (own) => {
    await own.execute(sql`
      insert into thinned_answers (club_id, answers_id, at)
      select ${clubId}, w.id, ${now.toISOString()}::timestamptz from unnest(${listOf(ids)}::uuid[]) w (id) on conflict do nothing`)
    return guardedAmong(own, clubId, ids)
  })
  for (const { id, left } of guarded)
    await tx.execute(
      sql`update form_answers set answers = ${JSON.stringify(left)}::jsonb where club_id = ${clubId} and id = ${id}`,
    )
  return guarded.length
}
