import { type SQL, sql } from 'drizzle-orm'
import type { FormAnswers } from '@clubhouse/contract/people/forms'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { uuidList } from '#kernel/person/person-table.ts'
import type { Whose } from '#kernel/person/whose.ts'

/** What an order was made on stays, and what it said goes (ADR 037). As the platform: answers are changed by nobody but for their end. */
export const emptyAnswers = (
  tx: Tx,
  clubId: string,
  ids: readonly string[],
  { giver = 'stays' }: { giver?: 'stays' | 'goes' } = {},
): Promise<unknown> =>
  tx.execute(sql`
    update form_answers set answers = '{}'::jsonb ${giver === 'goes' ? sql`, given_by = null` : sql.empty()}
    where club_id = ${clubId} and id = any(${uuidList(ids)}::uuid[])`)

/** As the platform: what is left of an answer whose guarded part went. */
export const thinAnswers = (
  tx: Tx,
  clubId: string,
  id: string,
  left: Partial<FormAnswers>,
): Promise<unknown> =>
  tx.execute(
    sql`update form_answers set answers = ${JSON.stringify(left)}::jsonb where club_id = ${clubId} and id = ${id}`,
  )

/** Those of them that no cart and no order was made on. */
export const deleteUnusedAnswers = (tx: Tx, clubId: string, ids: readonly string[]): Promise<unknown> =>
  tx.execute(sql`
    delete from form_answers a where a.club_id = ${clubId} and a.id = any(${uuidList(ids)}::uuid[])
      and not exists (select from cart_items i where i.club_id = a.club_id and a.id in (i.member_answers_id, i.guardian_answers_id))
      and not exists (select from order_items i where i.club_id = a.club_id and a.id in (i.member_answers_id, i.guardian_answers_id))`)

/** As the club: what they answered, or somebody for them; not what a guardian said of themselves for another child too. */
export async function findAnswersOf(tx: Tx, { clubId, memberId, heldBy }: Whose): Promise<string[]> {
  const given: SQL =
    memberId === null
      ? sql`a.given_by = ${heldBy}`
      : sql`(a.member_id = ${memberId} and a.given_by is not distinct from ${heldBy})
        or exists (select from order_items i where i.club_id = a.club_id and i.member_id = ${memberId}
          and (i.member_answers_id = a.id or (i.guardian_answers_id = a.id and not exists (select from order_items b
            where b.club_id = a.club_id and b.guardian_answers_id = a.id and b.member_id <> ${memberId}))))`
  const found = await rows<{ id: string }>(
    tx,
    sql`select a.id from form_answers a where a.club_id = ${clubId} and (${given})`,
  )
  return found.map(({ id }) => id)
}
