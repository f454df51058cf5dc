import type { Socket } from 'node:net'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Tx } from '../database.ts'
import { summaryOf, tracedStatement } from '../../tracing/trace-statements.ts'
import { endsWith } from '../last-statement.ts'
import { waitsFor } from '../more-time.ts'
import { statementNames } from './planned-once.ts'

const dialect = new PgDialect()
const nameOf = statementNames()

/** PostgreSQL ends a slow statement by itself; the driver's limit is for a server that no longer answers at all. */
export const DRIVER_WAITS_MORE_MS = 500

/** A connection whose statements are planned once (`planned-once.ts`). */
function plannedOn(connection: pg.PoolClient, framed: pg.PoolClient, isUnnamed: boolean): Tx {
  const session = new NodePgSession(framed, dialect, undefined)
  const prepare = session.prepareQuery.bind(session)
  session.prepareQuery = (query, fields, name, ...rest) =>
    prepare(query, fields, isUnnamed ? undefined : (name ?? nameOf(connection, query.sql)), ...rest)
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
  /** Its statements have no names: an older pooler would ask another connection for them. */
  isUnnamed?: boolean
  /** The driver waits for each statement as long as its begin allows it. */
  withinMs?: number | undefined
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
    const tx = plannedOn(connection, framed.connection, transaction.isUnnamed ?? false)
    endsWith(tx, framed.end)
    waitsFor(tx, framed.wait)
    const result = await work(tx)
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

function frame(
  connection: pg.PoolClient,
  { begin, isGuarded = false, isOneStatement = false, withinMs }: Transaction,
) {
  const ask: Query = connection.query.bind(connection)
  const send: Query = (...asked) => {
    inOnePacket(connection)
    return ask(...asked)
  }
  let begun: Promise<unknown> | null = null
  let ended: Promise<pg.QueryResult> | null = null
  let isOver = false
  let isLast = isOneStatement
  /** Null for as long as the driver waits for any statement of this pool. */
  let waitMs = withinMs === undefined ? null : withinMs + DRIVER_WAITS_MORE_MS

  const query: Query = async (...asked) => {
    if (isOver) throw new Error(`This transaction ${isOneStatement ? 'is of one statement' : 'has ended'}`)
    isOver = isLast
    const isEnd = isLast && begin !== null
    begun ??= begin === null ? Promise.resolve() : send(begin)
    if (!isGuarded) await begun
    const answer = tracedStatement(
      () => summaryOf(textOf(asked[0])),
      () => (waitMs === null ? send(...asked) : send(...waited(asked, waitMs))),
    )
    if (isEnd) ended = send('commit')
    // All of them are answered, whichever fails; what is said is why the first did.
    await Promise.allSettled([begun, answer, ended])
    await begun
    return answer
  }
  return {
    connection: Object.create(connection, { query: { value: query } }) as pg.PoolClient,
    end: () => {
      isLast = true
    },
    wait: (ms: number) => {
      waitMs = ms + DRIVER_WAITS_MORE_MS
    },
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

/** A statement with a limit of its own. */
function waited([asked, ...more]: unknown[], ms: number): unknown[] {
  const statement: pg.QueryConfig = typeof asked === 'string' ? { text: asked } : (asked as pg.QueryConfig)
  return [{ ...statement, query_timeout: ms }, ...more]
}

/** Drizzle asks with an object, we with a text. */
const textOf = (asked: unknown): string =>
  typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '')

/** What is sent before this process turns to something else leaves it together. */
function inOnePacket(connection: pg.PoolClient): void {
  const { stream } = (connection as unknown as { connection: { stream: Socket } }).connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}
