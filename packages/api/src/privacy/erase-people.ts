import { asc, eq, lte, sql } from 'drizzle-orm'
import { clubs } from '../clubs/tables.ts'
import { asClub } from '../db/as-club.ts'
import type { Tx } from '../db/database.ts'
import { users } from '../identity/people/tables.ts'
import { findOpenPayments } from './erasure.queries.ts'
import { erasures } from './tables.ts'

/** In the place of a name and an e-mail on what the law keeps. */
export const ERASED = { firstName: 'Deleted', lastName: 'account', email: 'deleted@account.invalid' }

/** A few at a time: each looks at every club. */
const AT_ONCE = 20

/** Erases whoever asked for it a fortnight ago (docs/decisions/037-what-stays-of-a-person.md). */
export async function erasePeople(tx: Tx, now: Date): Promise<void> {
  const due = await tx
    .select({ userId: erasures.userId, email: users.email })
    .from(erasures)
    .innerJoin(users, eq(users.id, erasures.userId))
    .where(lte(erasures.dueAt, now))
    .orderBy(asc(erasures.dueAt))
    .limit(AT_ONCE)
    .for('update', { of: erasures })
  for (const person of due) await erasePerson(tx, person)
}

/**
 * One person. Money that is still to come keeps them until it is settled. Orders and the ledger stay, without a name;
 * memberships keep who played; all else goes with the account.
 */
export async function erasePerson(
  tx: Tx,
  { userId, email }: { userId: string; email: string },
): Promise<boolean> {
  const all = await tx.select({ id: clubs.id }).from(clubs).orderBy(asc(clubs.id))
  for (const { id } of all) {
    const open = await asClub(tx, id, () => findOpenPayments(tx, id, userId))
    if (open.length > 0) return false
  }
  for (const { id } of all) await asClub(tx, id, () => eraseInClub(tx, id, { userId, email }))
  await tx.execute(sql`update form_answers set answers = '{}'::jsonb where given_by = ${userId}`)
  // What went to them, and what a club got from them.
  await tx.execute(sql`delete from outbox where recipient = ${email} or reply_to = ${email}`)
  // What their parents' account says of their leaving it.
  await tx.execute(sql`delete from own_sign_ins where new_user_id = ${userId}`)
  // Sign-ins, passkeys, cards, family, roles and carts go with it; what stays loses who it was.
  await tx.delete(users).where(eq(users.id, userId))
  return true
}

async function eraseInClub(
  tx: Tx,
  clubId: string,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await tx.execute(sql`
    update order_items set first_name = null, last_name = null where club_id = ${clubId}
      and order_id in (select id from orders where club_id = ${clubId} and user_id = ${userId})`)
  await tx.execute(sql`delete from arrears_cases where club_id = ${clubId} and person_id = ${userId}`)
  // Why something was written off may tell of them; that it was stays.
  await tx.execute(sql`
    update write_offs set reason = 'Erased' where club_id = ${clubId}
      and order_id in (select id from orders where club_id = ${clubId} and user_id = ${userId})`)
  // The bank wrote who paid; that and what was paid stays.
  await tx.execute(sql`
    update bank_lines set text = 'Erased' where club_id = ${clubId}
      and order_id in (select id from orders where club_id = ${clubId} and user_id = ${userId})`)
  await tx.execute(sql`
    update orders set first_name = ${ERASED.firstName}, last_name = ${ERASED.lastName}, email = ${ERASED.email}
    where club_id = ${clubId} and user_id = ${userId}`)
  await tx.execute(sql`
    update lottery_tickets set auto_renewal = false where club_id = ${clubId} and user_id = ${userId}`)
  await tx.execute(sql`delete from mail_opt_outs where club_id = ${clubId} and person_id = ${userId}`)
  await tx.execute(sql`
    delete from mailing_recipients where club_id = ${clubId} and (person_id = ${userId} or address = ${email})`)
  await tx.execute(sql`delete from set_aside_addresses where club_id = ${clubId} and address = ${email}`)
  // With what the club answered.
  await tx.execute(
    sql`delete from contact_messages where club_id = ${clubId} and sender_email = lower(${email})`,
  )
  // What two people were called who were merged; that they are one stays, without a way back.
  await tx.execute(sql`
    update person_merges x set trail = null, kept_name = '', gone_name = '' where x.club_id = ${clubId}
      and exists (select from memberships m where m.club_id = x.club_id and m.member_id = x.kept_id and m.user_id = ${userId})`)
  // Lines of a list that named them, or their guardian.
  await tx.execute(sql`
    delete from people_import_lines where club_id = ${clubId}
      and (person ->> 'email' = ${email} or person -> 'guardian' ->> 'email' = ${email}
        or strpos(made::text, ${userId}) > 0)`)
  await tx.execute(sql`delete from lotto_friends where club_id = ${clubId} and email = ${email}`)
}
