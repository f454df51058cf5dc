import { sql } from 'drizzle-orm'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { type ForgottenRows, type PersonTable, uuidList } from '#kernel/person/person-table.ts'
import { ownAccount } from '#kernel/person/whose.ts'
import { deleteUnusedAnswers } from '#people/forms/port.ts'

export const cartPeople: PersonTable[] = [
  {
    table: 'carts',
    person: ['user_id'],
    onLeave: (whose) =>
      sql`delete from carts where club_id = ${whose.clubId} and user_id = ${ownAccount(whose)}`,
    onForget: {
      kind: 'carts',
      forget: (tx, forgotten) => asClub(tx, forgotten.clubId, (own) => forgetCarts(own, forgotten)),
    },
  },
  // They go with their cart.
  { table: 'cart_items', person: ['member_id'] },
]

/** With what was answered for them and nothing else needs. */
async function forgetCarts(tx: Tx, { clubId, ids }: ForgottenRows): Promise<void> {
  const answers = await rows<{ id: string }>(
    tx,
    sql`select a.id from cart_items i, unnest(array[i.member_answers_id, i.guardian_answers_id]) as a (id)
    where i.club_id = ${clubId} and i.cart_id = any(${uuidList(ids)}::uuid[]) and a.id is not null`,
  )
  await tx.execute(sql`delete from carts where club_id = ${clubId} and id = any(${uuidList(ids)}::uuid[])`)
  await deleteUnusedAnswers(
    tx,
    clubId,
    answers.map(({ id }) => id),
  )
}
