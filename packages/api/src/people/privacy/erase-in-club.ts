import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#kernel/db/database.ts'
import { areTheirs, ownAccount, ownOrders, type Whose } from './whose.ts'

/** In the place of a name and an e-mail on what the law keeps. */
export const ERASED = { firstName: 'Deleted', lastName: 'account', email: 'deleted@account.invalid' }

/**
 * As the club: what names an account or one person there. Orders and the ledger stay without a name, memberships keep who played
 * (ADR 037). What was answered is the platform’s to empty.
 */
export async function eraseInClub(tx: Tx, whose: Whose): Promise<void> {
  const { clubId, memberId } = whose
  const orders = ownOrders(whose)
  await tx.execute(sql`
    update order_items set first_name = null, last_name = null where club_id = ${clubId}
      and (order_id in (${orders}) or member_id = ${memberId})`)
  await tx.execute(
    sql`delete from arrears_cases where club_id = ${clubId} and person_id = ${ownAccount(whose)}`,
  )
  // Why something was written off may tell of them; that it was stays.
  await tx.execute(
    sql`update write_offs set reason = 'Erased' where club_id = ${clubId} and order_id in (${orders})`,
  )
  await tx.execute(sql`
    update refund_requests set reason = 'Erased', decided_why = '' where club_id = ${clubId} and order_id in (${orders})`)
  await tx.execute(sql`
    update payments set note = null where club_id = ${clubId} and note is not null and order_id in (${orders})`)
  // The bank wrote who paid; that and what was paid stays.
  await tx.execute(sql`
    update bank_lines set text = 'Erased', reason = '' where club_id = ${clubId} and order_id in (${orders})`)
  await tx.execute(sql`
    update orders set first_name = ${ERASED.firstName}, last_name = ${ERASED.lastName}, email = ${ERASED.email}
    where club_id = ${clubId} and id in (${orders})`)
  await tx.execute(sql`
    update lottery_tickets set auto_renewal = false where club_id = ${clubId} and user_id = ${ownAccount(whose)}`)
  await tx.execute(sql`
    update waiting_places set offered_why = null where club_id = ${clubId} and user_id = ${ownAccount(whose)}`)
  await eraseMail(tx, whose)
  // What two people were called who were merged; that they are one stays, without a way back.
  await tx.execute(sql`
    update person_merges x set trail = null, kept_name = '', gone_name = '' where x.club_id = ${clubId}
      and (x.gone_id = ${memberId} or exists (select from memberships m where m.club_id = x.club_id
        and m.member_id = x.kept_id and ${areTheirs(whose, sql`m.member_id`, sql`m.user_id`)}))`)
  await tx.execute(sql`delete from people_import_lines l where l.club_id = ${clubId} and (${inLine(whose)})`)
}

/** What was written to them, and by them. */
async function eraseMail(tx: Tx, whose: Whose): Promise<void> {
  const { clubId, memberId, heldBy, email } = whose
  const account = ownAccount(whose)
  await tx.execute(sql`delete from mail_opt_outs where club_id = ${clubId} and person_id = ${account}`)
  await tx.execute(sql`
    delete from mailing_recipients where club_id = ${clubId} and (person_id = ${account} or address = lower(${email}))`)
  // A letter to their guardian says for whose sake it came.
  if (account === null)
    await tx.execute(sql`
      update mailing_recipients r set why = (select coalesce(jsonb_agg(w), '[]') from jsonb_array_elements(r.why) w
          where w ->> 'first_name' <> p.first_name)
      from club_people p where p.club_id = ${clubId} and p.id = ${memberId}
        and r.club_id = p.club_id and r.person_id = ${heldBy}`)
  await tx.execute(
    sql`delete from set_aside_addresses where club_id = ${clubId} and address = lower(${email})`,
  )
  // With what the club answered.
  await tx.execute(
    sql`delete from contact_messages where club_id = ${clubId} and sender_email = lower(${email})`,
  )
  await tx.execute(sql`delete from lotto_friends where club_id = ${clubId} and email = lower(${email})`)
}

/** Lines of a list that named them, or their guardian. */
function inLine({ clubId, memberId, heldBy, isHolder, email }: Whose): SQL {
  const id = isHolder ? heldBy : memberId
  const byId = sql`l.person ->> 'email' = ${email} or l.person -> 'guardian' ->> 'email' = ${email} or strpos(l.made::text, ${id}) > 0`
  if (isHolder) return byId
  return sql`${byId} or exists (select from club_people p where p.club_id = ${clubId} and p.id = ${memberId}
    and lower(p.first_name) = lower(l.person ->> 'firstName') and lower(p.last_name) = lower(l.person ->> 'lastName'))`
}
