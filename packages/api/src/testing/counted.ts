import type { Database, Tx } from '../db/database.ts'

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
