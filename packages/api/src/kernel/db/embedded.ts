import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import { APP_ROLE, type Database, PLATFORM_ROLE, READER_ROLE, type Statement } from './database.ts'
import { piecesOf } from './all-or-nothing.ts'
import { type Asked, countPending } from './upgrade/bring-up-to-date.ts'
import { migrate } from './upgrade/migrate.ts'
import { takeDirectory } from './directory-lock.ts'
import { ENSURE_ROLES } from './roles.ts'

export type EmbeddedSource =
  | { directory: string }
  /** `compiled` is the engine as an earlier one left it: whoever opens many need not compile it for each. */
  | { snapshot: Blob; compiled?: PGliteOptions['pgliteWasmModule'] }
  | { memory: true }

/**
 * PostgreSQL inside this process. It has one connection, as superuser, so each piece of work takes its role
 * for the length of a transaction: row security holds here as it does on a server.
 */
export async function openEmbedded(source: EmbeddedSource): Promise<Database & { pglite: PGlite }> {
  const release = 'directory' in source ? takeDirectory(source.directory) : () => undefined
  const pglite = await openPglite(source).catch((error: unknown) => {
    release()
    throw error
  })
  const db = drizzle(pglite)
  const readAs = <Row>(role: string, { text }: Statement, values: unknown[]) =>
    pglite.transaction(async (tx) => {
      await tx.exec(`set local role ${role}`)
      const result = await tx.query<Row>(text, values)
      return result.rows
    })

  return {
    kind: 'embedded',
    pglite,
    read: <Row>(statement: Statement, values: unknown[]) => readAs<Row>(READER_ROLE, statement, values),
    readPlatform: <Row>(statement: Statement, values: unknown[]) =>
      readAs<Row>(PLATFORM_ROLE, statement, values),
    withPlatform: async (work) => {
      await othersArrived()
      return db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local role ${PLATFORM_ROLE}`))
        return work(tx)
      })
    },
    withClub: (clubId, work) =>
      db.transaction(async (tx) => {
        await tx.execute(
          sql`select set_config('role', ${APP_ROLE}, true), set_config('app.club_id', ${clubId}, true)`,
        )
        return work(tx)
      }),
    allOrNothing: async (work) => {
      await othersArrived()
      return db.transaction(async (tx) => {
        await tx.execute(sql.raw(`set local role ${PLATFORM_ROLE}`))
        return work(piecesOf(tx))
      })
    },
    listen: (channel, listener) => pglite.listen(channel, listener.heard),
    async migrate() {
      for (const statement of ENSURE_ROLES) await pglite.exec(statement)
      await migrate({ ...asked(pglite), isShared: false, onHeldUp: () => undefined })
    },
    pendingMigrations: () => countPending(asked(pglite)),
    // It is this process's own, and there is no other to be a copy of.
    isReadOnly: () => Promise.resolve(false),
    checkRoles: () => Promise.resolve(),
    async ping() {
      await pglite.query('select 1')
    },
    async close() {
      await pglite.close()
      release()
    },
  }
}

const asked = (connection: Pick<PGlite, 'query' | 'exec'>): Asked => ({
  query: async <Row>(text: string, values?: unknown[]) => (await connection.query<Row>(text, values)).rows,
  run: (text) => connection.exec(text),
})

/** A connection is taken in one turn of the event loop and read in the next, and one is taken in each. */
const TURNS = 10

/**
 * The engine works without ever letting go of the process: whoever asked at the same moment would not have been heard
 * of before the work is done, and would seem to have come after it.
 */
async function othersArrived(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((next) => setImmediate(next))
}

function openPglite(source: EmbeddedSource): Promise<PGlite> {
  if ('directory' in source) return PGlite.create(`${source.directory}/postgres`)
  if ('snapshot' in source) {
    const { snapshot, compiled } = source
    return PGlite.create({ loadDataDir: snapshot, ...(compiled && { pgliteWasmModule: compiled }) })
  }
  return PGlite.create()
}
