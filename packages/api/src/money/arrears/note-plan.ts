import { sql } from 'drizzle-orm'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { exists } from '#kernel/db/rows.ts'
import { clubDay } from '#site/clubs/reads.ts'

interface Planning {
  clubId: string
  personId: string
  /** Null for no plan any more. */
  on: string | null
  note: string
  now: Date
}

/** When somebody said they would pay. Answers whether that is news. */
export async function notePlan(
  tx: Tx,
  { clubId, personId, on, note, now }: Planning,
): Promise<boolean | Refusal> {
  if (on !== null && on < (await clubDay(tx, clubId, now))) {
    const words = 'Choose a day that is still to come.'
    return new Refusal(422, 'invalid_data', words, { errors: { on: words } })
  }
  const kept = on === null ? '' : note
  return exists(
    tx,
    sql`insert into arrears_cases as k (club_id, person_id, plan_on, plan_note, updated_at)
    values (${clubId}, ${personId}, ${on}, ${kept}, ${now.toISOString()})
    on conflict (club_id, person_id) do update
      set plan_on = excluded.plan_on, plan_note = excluded.plan_note, updated_at = excluded.updated_at
      where (k.plan_on, k.plan_note) is distinct from (excluded.plan_on, excluded.plan_note)
    returning 1`,
  )
}
