import { sql } from 'drizzle-orm'
import { rows } from '#kernel/db/rows.ts'
import type { LongWork } from '#kernel/jobs/long-work.ts'
import { TAKE_GUEST_ORDERS } from '#identity/sign-in/port.ts'
import { provenEmail } from '#identity/sign-in/reads.ts'

/** ORDER-04: what was bought as a guest becomes theirs once they have shown that its e-mail is. */
export const takeGuestOrders: LongWork = {
  kind: TAKE_GUEST_ORDERS,
  isOfClub: true,

  async step(tx, { about: { club = '', user = '' }, now }) {
    const taken = await rows<{ id: string }>(
      tx,
      sql`update orders o set user_id = ${user}, guest_id = null, updated_at = ${now}
        where o.club_id = ${club} and o.user_id is null and o.guest_id is not null
          and lower(o.email) = ${provenEmail(user)} and o.status not in ('New', 'Pending')
        returning o.id`,
    )
    return { done: taken.length, reached: null, isFinished: true }
  },
}
