import { type SQL, sql } from 'drizzle-orm'

/** Parts of statements of orders, which count how often a code is used; `codeId` may be a subquery. */

/** One use more, unless it has been used as often as it may be; answers its id then. */
export const countingUse = (clubId: string, codeId: SQL): SQL => sql`
  update discount_codes d set used = d.used + 1
  where d.club_id = ${clubId} and d.id = ${codeId} and (d.use_limit is null or d.used < d.use_limit) returning d.id`

/** One use less: what it was used for came to nothing. */
export const uncountingUse = (clubId: string, codeId: SQL): SQL => sql`
  update discount_codes d set used = d.used - 1 where d.club_id = ${clubId} and d.id = ${codeId} and d.used > 0 returning d.id`
