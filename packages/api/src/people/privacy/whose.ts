import { type SQL, sql } from 'drizzle-orm'

/** Of whom something is asked in one club: everybody in an account, or one person. */
export interface Whose {
  clubId: string
  /** This person alone; null for everybody in the account. */
  memberId: string | null
  /** The account that they are in: their own, or that of whoever acts for them. */
  heldBy: string | null
  /** Whether that account is theirs, and with it what was bought, played and written by it. */
  isHolder: boolean
  /** An adult without an account: what they bought as a guest is theirs. */
  isGuest: boolean
  /** Their own mailbox, where one is known. */
  email: string | null
}

export const wholeAccount = (
  clubId: string,
  { userId, email }: { userId: string; email: string },
): Whose => ({ clubId, memberId: null, heldBy: userId, isHolder: true, isGuest: false, email })

/** The account, where it is their own. */
export const ownAccount = ({ isHolder, heldBy }: Whose): string | null => (isHolder ? heldBy : null)

/** Rows that are about them, by what a table calls the person and the account. */
export const areTheirs = ({ memberId, heldBy }: Whose, member: SQL, account: SQL): SQL =>
  memberId === null ? sql`${account} = ${heldBy}` : sql`${member} = ${memberId}`

/**
 * The ids of the orders that they placed. A guest’s is known by its lines: all of them theirs, or in their name; of what two guests
 * bought together the other one stays.
 */
export function ownOrders(whose: Whose): SQL {
  const { clubId, memberId, isGuest } = whose
  if (!isGuest)
    return sql`select o.id from orders o where o.club_id = ${clubId} and o.user_id = ${ownAccount(whose)}`
  return sql`select o.id from orders o where o.club_id = ${clubId} and o.user_id is null and exists (
      select from order_items i where i.club_id = o.club_id and i.order_id = o.id and i.member_id = ${memberId}
        and (lower(concat_ws(' ', i.first_name, i.last_name)) = lower(concat_ws(' ', o.first_name, o.last_name))
          or not exists (select from order_items b where b.club_id = o.club_id and b.order_id = o.id and b.member_id <> ${memberId})))`
}
