import { sql } from 'drizzle-orm'
import { BODY_ROLE, type Database, PLATFORM_ROLE, type Tx } from './database.ts'

/**
 * A part of a transaction of the platform's that is done as a governing body: row security lets it see its own rows and of the clubs
 * affiliated to it a few columns, none of which says how to reach anybody. When the work throws, the transaction is over.
 */
export async function asBody<T>(tx: Tx, bodyId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  await tx.execute(
    sql`select set_config('app.body_id', ${bodyId}, true), set_config('role', ${BODY_ROLE}, true)`,
  )
  const result = await work(tx)
  await tx.execute(
    sql`select set_config('role', ${PLATFORM_ROLE}, true), set_config('app.body_id', '', true)`,
  )
  return result
}

/** A transaction that is nothing else. */
export const withBody = <T>(db: Database, bodyId: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  db.withPlatform((tx) => asBody(tx, bodyId, work))
