import { sql } from 'drizzle-orm'
import { asClub } from '#kernel/db/as-club.ts'
import type { Tx } from '#kernel/db/database.ts'
import { eraseInClub } from './erase-in-club.ts'
import { areTheirs, ownAccount, ownOrders, type Whose } from './whose.ts'

/**
 * In a transaction of the platform’s: one club forgets somebody who may well be in others. Their account is their own, and stays; here
 * nothing leads to it any more. Whoever comes twice finds nothing left to do.
 */
export async function eraseFromClub(tx: Tx, whose: Whose): Promise<void> {
  const { clubId, email } = whose
  const { people, answers } = await asClub(tx, clubId, async () => {
    const found = { people: await findPeople(tx, whose), answers: await findAnswers(tx, whose) }
    await eraseInClub(tx, whose)
    await unlink(tx, whose, found.people)
    return found
  })
  // Answers are changed by nobody but for their end.
  await tx.execute(sql`
    update form_answers set answers = '{}'::jsonb, given_by = null where club_id = ${clubId} and id = any(${uuids(answers)}::uuid[])`)
  await asClub(tx, clubId, () => forgetPeople(tx, clubId, people))
  if (email !== null)
    await tx.execute(sql`
      delete from outbox where club_id = ${clubId} and (lower(recipient) = lower(${email}) or lower(reply_to) = lower(${email}))`)
}

const uuids = (ids: readonly string[]): string => `{${ids.join(',')}}`

/** Held, in one order, so that of two who come at once the second waits, and finds what the first has left. */
async function findPeople(tx: Tx, whose: Whose): Promise<string[]> {
  const found: unknown = await tx.execute(sql`
    select p.id from club_people p where p.club_id = ${whose.clubId} and ${areTheirs(whose, sql`p.id`, sql`p.user_id`)}
    order by p.id for update`)
  return (found as { rows: { id: string }[] }).rows.map(({ id }) => id)
}

/** What they answered, or somebody for them; not what a guardian said of themselves for another child too. */
async function findAnswers(tx: Tx, { clubId, memberId, heldBy }: Whose): Promise<string[]> {
  const given =
    memberId === null
      ? sql`a.given_by = ${heldBy}`
      : sql`(a.member_id = ${memberId} and a.given_by is not distinct from ${heldBy})
        or exists (select from order_items i where i.club_id = a.club_id and i.member_id = ${memberId}
          and (i.member_answers_id = a.id or (i.guardian_answers_id = a.id and not exists (select from order_items b
            where b.club_id = a.club_id and b.guardian_answers_id = a.id and b.member_id <> ${memberId}))))`
  const found: unknown = await tx.execute(
    sql`select a.id from form_answers a where a.club_id = ${clubId} and (${given})`,
  )
  return (found as { rows: { id: string }[] }).rows.map(({ id }) => id)
}

/** Nothing of the club leads to an account. What the club itself gave them ends; what was bought has ended before. */
async function unlink(tx: Tx, whose: Whose, people: readonly string[]): Promise<void> {
  const { clubId } = whose
  const account = ownAccount(whose)
  const theirs = sql`any(${uuids(people)}::uuid[])`
  await tx.execute(sql`delete from group_members where club_id = ${clubId} and member_id = ${theirs}`)
  await tx.execute(sql`delete from imported_people where club_id = ${clubId} and member_id = ${theirs}`)
  await tx.execute(
    sql`delete from distribution_list_members where club_id = ${clubId} and member_id = ${account}`,
  )
  await tx.execute(sql`delete from carts where club_id = ${clubId} and user_id = ${account}`)
  for (const table of ['lottery_tickets', 'waiting_places'] as const)
    await tx.execute(sql`
      update ${sql.identifier(table)} set user_id = null where club_id = ${clubId} and user_id = ${account}`)
  await tx.execute(
    sql`update orders set user_id = null where club_id = ${clubId} and id in (${ownOrders(whose)})`,
  )
  await tx.execute(sql`
    update memberships set user_id = null, status = case when order_item_id is null then 'cancelled' else status end
    where club_id = ${clubId} and member_id = ${theirs}`)
  await tx.execute(sql`
    delete from club_roles where club_id = ${clubId} and user_id = ${account} and role = 'member'`)
}

/** The list of members says what the memberships say: who played, and no more. */
async function forgetPeople(tx: Tx, clubId: string, people: readonly string[]): Promise<void> {
  await tx.execute(sql`select keep_people(${clubId}::uuid, ${uuids(people)}::uuid[])`)
  await tx.execute(sql`
    update club_people set email = null, born = null, corrected_born = null, corrected_mobile = null
    where club_id = ${clubId} and id = any(${uuids(people)}::uuid[])`)
}
