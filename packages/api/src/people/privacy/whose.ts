import { type SQL, sql } from 'drizzle-orm'
import { ownAccount, type Whose } from '#kernel/person/whose.ts'

export const wholeAccount = (
  clubId: string,
  { userId, email }: { userId: string; email: string },
): Whose => ({ clubId, memberId: null, heldBy: userId, isHolder: true, isGuest: false, email })

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
