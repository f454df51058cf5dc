import { sql } from 'drizzle-orm'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import type { Tx } from '#kernel/db/database.ts'
import { exists, rows } from '#kernel/db/rows.ts'

/** Whether something that a form needs is missing from any of these answers. */
export const isAnyUnfinished = (tx: Tx, clubId: string, answerIds: readonly string[]): Promise<boolean> =>
  exists(
    tx,
    sql`select 1 from form_answers where club_id = ${clubId} and id = any(${`{${answerIds.join(',')}}`}::uuid[]) and is_unfinished`,
  )

/** A form of which a registrar knew only a part, and nobody has said the rest since. */
export interface OpenForm {
  form_id: string
  name: string
  /** Whose account it is in. */
  given_by: string
  answers: FormAnswers
}

/** Those that are about the person themselves; how a guardian is reached was asked when they were put in. */
export const openFormsOf = (tx: Tx, clubId: string, memberId: string): Promise<OpenForm[]> =>
  rows<OpenForm>(
    tx,
    sql`select l.form_id, f.name, l.given_by, l.answers from (
        select distinct on (a.form_id) a.* from form_answers a
        join club_people p on p.club_id = a.club_id and p.id = a.member_id and p.user_id = a.given_by
        where a.club_id = ${clubId} and a.member_id = ${memberId}
        order by a.form_id, a.created_at desc, a.id) l
      join forms f on f.club_id = l.club_id and f.id = l.form_id and f.archived_at is null and f.kind <> 'guardian'
      where l.is_unfinished order by l.created_at, l.form_id`,
  )

/** Whether the club knows them: of anybody else it is not said what is open. */
export const isListed = (tx: Tx, clubId: string, memberId: string): Promise<boolean> =>
  exists(tx, sql`select 1 from club_people where club_id = ${clubId} and id = ${memberId}`)
