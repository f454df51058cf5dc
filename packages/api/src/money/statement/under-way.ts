import { type SQL, sql } from 'drizzle-orm'

/** Whether something is still to be asked of a payment, or done with it. All of them are looked up at once: there are few, and lines are thousands. */
export const isUnderWay = (
  clubId: string,
  paymentId: SQL,
  kinds: readonly string[],
): SQL => sql`coalesce(${paymentId} in (
  select e.subject_id from payment_effects e where e.club_id = ${clubId} and e.kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})
    and e.done_at is null and e.failed_at is null), false)`
