import type { Database } from '../db/database.ts'

export interface Counter {
  db: (db: Database) => Database
  /** The statements that a piece of work sent. */
  during: (work: () => Promise<unknown>) => Promise<string[]>
}

/** Counts the statements that reach the database. */
export function statementCounter(): Counter {
  let sent: string[] = []
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
    }),
    during: async (work) => {
      sent = []
      await work()
      return sent
    },
  }
}
