import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Tx } from '../database.ts'
import { statementNames } from './planned-once.ts'

const dialect = new PgDialect()
const nameOf = statementNames()

/** A connection whose statements are planned once (`planned-once.ts`). */
function plannedOn(connection: pg.PoolClient): Tx {
  const session = new NodePgSession(connection, dialect, undefined)
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, name, ...rest) =>
    prepare(query, fields, name ?? nameOf(connection, query.sql), ...rest)
  return new NodePgTransaction(dialect, session, undefined)
}

/** One transaction on a connection of the pool. `begin` is one message: what it sets besides costs no way to the server of its own. */
export async function inTransaction<T>(
  pool: pg.Pool,
  begin: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect()
  let isLost = false
  try {
    await connection.query(begin)
    const result = await work(plannedOn(connection))
    const { command } = await connection.query('commit')
    // PostgreSQL answers so, and without an error, where a statement failed and nobody said so.
    if (command === 'ROLLBACK')
      throw new Error('A statement failed inside of the transaction: nothing was kept')
    return result
  } catch (error) {
    await connection.query('rollback').catch(() => {
      isLost = true
    })
    throw error
  } finally {
    connection.release(isLost)
  }
}
