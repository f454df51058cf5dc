import { sql } from 'drizzle-orm'
import { APP_ROLE, PLATFORM_ROLE, type Tx } from './database.ts'

/**
 * A part of a transaction of the platform's that is done as a club: row security holds for it as it does in `withClub`.
 * For workers, who find out by a row of the platform's which club they work for and must change both in one
 * transaction. When the work throws, the transaction is over, so nothing goes on with the wrong role.
 */
export async function asClub<T>(tx: Tx, clubId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.execute(
    sql`select set_config('app.club_id', ${clubId}, true), set_config('role', ${APP_ROLE}, true)`,
  )
  const result = await work(tx)
  await tx.execute(
    sql`select set_config('role', ${PLATFORM_ROLE}, true), set_config('app.club_id', '', true)`,
  )
  return result
}
