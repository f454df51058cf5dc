import { sql } from 'drizzle-orm'
import type { FormAnswers, FormSection } from '@clubhouse/contract/people/forms'
import { withoutGuarded } from '@clubhouse/domain/people/records/guarded-answers'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import type { Asked } from './due.ts'
import { uuidList } from '#kernel/person/person-table.ts'
import { thinAnswers } from '../forms/port.ts'

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
  const found = await rows<Given>(
    tx,
    sql`select a.id, a.answers, v.sections from form_answers a
    join form_versions v on v.club_id = a.club_id and v.form_id = a.form_id and v.version = a.version
    where a.club_id = ${clubId} and a.id = any(${uuidList(ids)}::uuid[])`,
  )
  return found.flatMap(({ id, answers, sections }) => {
    const left = withoutGuarded({ sections }, answers)
    return left ? [{ id, left }] : []
  })
}

/** Takes what was told of somebody's health; the rest of what they answered stays. Answers how many held any. */
export async function thin(tx: Tx, { clubId, now }: Asked, ids: readonly string[]): Promise<number> {
  const guarded = await asClub(tx, clubId, async (own) => {
    await own.execute(sql`
      insert into thinned_answers (club_id, answers_id, at)
      select ${clubId}, w.id, ${now.toISOString()}::timestamptz from unnest(${uuidList(ids)}::uuid[]) w (id) on conflict do nothing`)
    return guardedAmong(own, clubId, ids)
  })
  for (const { id, left } of guarded) await thinAnswers(tx, clubId, id, left)
  return guarded.length
}
