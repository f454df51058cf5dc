import pg from 'pg'
import type { Database, Tx } from '#kernel/db/database.ts'

export interface Counter {
  db: (db: Database) => Database
  /** The statements that a piece of work sent. */
  during: (work: () => Promise<unknown>) => Promise<string[]>
}

const IN_TRANSACTIONS = new Set(['execute', 'select', 'selectDistinct', 'insert', 'update', 'delete'])

/** Counts the statements that reach the database by name; on request also those of transactions, by what they do. */
export function statementCounter({ inTransactions = false } = {}): Counter {
  let sent: string[] = []
  const counted = (tx: Tx, where: string): Tx =>
    new Proxy(tx, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        if (typeof value !== 'function') return value
        if (IN_TRANSACTIONS.has(String(name)))
          return (...given: unknown[]): unknown => {
            sent.push(`${where} ${String(name)}`)
            return value.apply(target, given)
          }
        return value.bind(target)
      },
    })
  return {
    db: (db) => ({
      ...db,
      read: (statement, values) => {
        sent.push(statement.name)
        return db.read(statement, values)
      },
      readPlatform: (statement, values) => {
        sent.push(statement.name)
        return db.readPlatform(statement, values)
      },
      ...(inTransactions && {
        withClub: (clubId, work) => db.withClub(clubId, (tx) => work(counted(tx, 'club'))),
        withPlatform: (work) => db.withPlatform((tx) => work(counted(tx, 'platform'))),
      }),
    }),
    during: async (work) => {
      sent = []
      await work()
      return sent
    },
  }
}

/** What opens, closes and divides transactions, says who asks, begins to listen, or is the test's own (test-app.ts): no work of its own. */
const FRAME =
  /^\s*(begin|commit|rollback|savepoint|release|listen|set local role|select set_config\(|select pg_notify\()/i
/** The demo's own gateway keeps its books beside ours. */
const OF_SANDBOX = /\bsandbox_/

/**
 * Every statement that a piece of work sends to PostgreSQL, counted at the driver: also what runs in a transaction inside of another,
 * who asks and what they may. Without the frame of transactions, and without the books of the demo's gateway.
 */
export async function sentDuring(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const query = Reflect.get(pg.Client.prototype, 'query') as (...given: unknown[]) => unknown
  const counting = function (this: pg.Client, ...given: unknown[]): unknown {
    const [asked] = given
    const text = typeof asked === 'string' ? asked : ((asked as { text?: string } | null)?.text ?? '')
    if (!FRAME.test(text) && !OF_SANDBOX.test(text)) sent.push(text.replaceAll(/\s+/g, ' ').trim())
    return Reflect.apply(query, this, given)
  }
  Reflect.set(pg.Client.prototype, 'query', counting)
  try {
    await work()
  } finally {
    Reflect.set(pg.Client.prototype, 'query', query)
  }
  return sent
}
