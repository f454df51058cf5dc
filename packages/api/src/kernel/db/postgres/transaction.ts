import type { Socket } from 'node:net'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Tx } from '../database.ts'
import { statementNames } from './planned-once.ts'

const dialect = new PgDialect()
const nameOf = statementNames()

/** A connection whose statements are planned once (`planned-once.ts`). */
function plannedOn(connection: pg.PoolClient, framed: pg.PoolClient): Tx {
  const session = new NodePgSession(framed, dialect, undefined)
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, name, ...rest) =>
    prepare(query, fields, name ?? nameOf(connection, query.sql), ...rest)
  return new NodePgTransaction(dialect, session, undefined)
}

export interface Transaction {
  /** What begins it: one message, whatever it sets besides. Null where a single statement needs nothing around it. */
  begin: string | null
  /**
   * No statement sees or writes anything without what the begin has set, so that the first may go with it: should the begin fail, what
   * follows it does nothing. Else the begin is waited for.
   */
  isGuarded?: boolean
  /** Its end goes with its only statement; a second one is refused. */
  isOneStatement?: boolean
}

/**
 * One transaction on a connection of the pool, which sends without waiting for answers (`pipeline`): what begins it goes with the first
 * statement where it may, and costs no way to the server of its own. Work that asks nothing sends nothing.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  transaction: Transaction,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const connection = await pool.connect()
  const framed = frame(connection, transaction)
  let isLost = false
  try {
    const result = await work(plannedOn(connection, framed.connection))
    await framed.commit()
    return result
  } catch (error) {
    await framed.rollback().catch(() => {
      isLost = true
    })
    throw error
  } finally {
    connection.release(isLost)
  }
}

/** `query` as the driver and drizzle know it. */
type Query = (...asked: unknown[]) => Promise<pg.QueryResult>

function frame(connection: pg.PoolClient, { begin, isGuarded = false, isOneStatement = false }: Transaction) {
  const send: Query = connection.query.bind(connection)
  let begun: Promise<unknown> | null = null
  let ended: Promise<pg.QueryResult> | null = null

  const first: Query = async (...asked) => {
    const sent = together(connection, () => {
      const opened = begin === null ? Promise.resolve() : send(begin)
      begun = opened
      const answer = send(...asked)
      if (isOneStatement && begin !== null) ended = send('commit')
      return { opened, answer }
    })
    // All of them are answered, whichever fails; what is said is why the first did.
    await Promise.allSettled([sent.opened, sent.answer, ended])
    await sent.opened
    return sent.answer
  }
  const query: Query = async (...asked) => {
    if (begun === null && (isGuarded || begin === null)) return first(...asked)
    begun ??= send(begin ?? '')
    await begun
    if (isOneStatement) throw new Error('This transaction is of one statement')
    return send(...asked)
  }
  return {
    connection: Object.create(connection, { query: { value: query } }) as pg.PoolClient,
    async commit() {
      if (begun === null || begin === null) return
      const { command } = await (ended ?? send('commit'))
      // PostgreSQL answers so, and without an error, where a statement failed and nobody said so.
      if (command === 'ROLLBACK')
        throw new Error('A statement failed inside of the transaction: nothing was kept')
    },
    async rollback() {
      if (begun !== null && begin !== null && ended === null) await send('rollback')
    },
  }
}

/** In one packet. */
function together<T>(connection: pg.PoolClient, send: () => T): T {
  const { stream } = (connection as unknown as { connection: { stream: Socket } }).connection
  stream.cork()
  try {
    return send()
  } finally {
    stream.uncork()
  }
}
