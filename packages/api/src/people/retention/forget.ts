import { sql } from 'drizzle-orm'
import type { RetentionKind } from '@clubhouse/contract/people/retention-kinds'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { type Asked, DUE } from './due.ts'
import { namelessOf } from './forget-people.ts'
import { emptied, listOf, rowsOf } from './rows.ts'
import { thin } from './thin-answers.ts'

/** As many at a time, so that each step stays short. */
export const AT_ONCE = 250

type Forget = (tx: Tx, asked: Asked, ids: readonly string[]) => Promise<number>

/** Rows of the club's own, which it may delete itself. */
const deleted =
  (table: string): Forget =>
  async (tx, { clubId }, ids) => {
    await asClub(tx, clubId, (own) =>
      own.execute(
        sql`delete from ${sql.identifier(table)} where club_id = ${clubId} and id = any(${listOf(ids)}::uuid[])`,
      ),
    )
    return ids.length
  }

const FORGET: Readonly<Record<RetentionKind, Forget>> = {
  messages: deleted('contact_messages'),
  carts: async (tx, { clubId }, ids) => {
    await asClub(tx, clubId, (own) => forgetCarts(own, clubId, ids))
    return ids.length
  },
  waiting: deleted('waiting_places'),
  mails: deleted('mailing_recipients'),
  // Nobody of a club deletes who looked at whom; row security lets the platform, after two years.
  accesses: async (tx, { clubId }, ids) => {
    await tx.execute(
      sql`delete from person_accesses where club_id = ${clubId} and id = any(${listOf(ids)}::uuid[])`,
    )
    return ids.length
  },
  medical: thin,
  answers: (tx, { clubId }, ids) => emptied(tx, clubId, ids),
  people: namelessOf,
}

/** With what was answered for them and nothing else needs. */
async function forgetCarts(tx: Tx, clubId: string, ids: readonly string[]): Promise<void> {
  const found = await tx.execute(sql`
    select a.id from cart_items i, unnest(array[i.member_answers_id, i.guardian_answers_id]) as a (id)
    where i.club_id = ${clubId} and i.cart_id = any(${listOf(ids)}::uuid[]) and a.id is not null`)
  const answers = rowsOf<{ id: string }>(found).map(({ id }) => id)
  await tx.execute(sql`delete from carts where club_id = ${clubId} and id = any(${listOf(ids)}::uuid[])`)
  await tx.execute(sql`
    delete from form_answers a where a.club_id = ${clubId} and a.id = any(${listOf(answers)}::uuid[])
      and not exists (select from cart_items i where i.club_id = a.club_id and a.id in (i.member_answers_id, i.guardian_answers_id))
      and not exists (select from order_items i where i.club_id = a.club_id and a.id in (i.member_answers_id, i.guardian_answers_id))`)
}

export interface Forgotten {
  count: number
  /** Whether there may be more of it. */
  isMore: boolean
}

/** As much of one kind as a step does, in a transaction of the platform's. */
export async function forgetSome(tx: Tx, kind: RetentionKind, asked: Asked): Promise<Forgotten> {
  const found = await asClub(tx, asked.clubId, (own) =>
    own.execute(sql`${DUE[kind](asked)} limit ${AT_ONCE}`),
  )
  const ids = rowsOf<{ id: string }>(found).map(({ id }) => id)
  if (ids.length === 0) return { count: 0, isMore: false }
  return { count: await FORGET[kind](tx, asked, ids), isMore: ids.length === AT_ONCE }
}
