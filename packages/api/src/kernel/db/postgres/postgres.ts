import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import {
  APP_ROLE,
  type Database,
  PLATFORM_ROLE,
  READER_ROLE,
  RoleLost,
  type Statement,
  TIMEOUTS,
} from '../database.ts'
import { piecesOf } from '../all-or-nothing.ts'
import { allMigrations, type Asked, countPending } from '../upgrade/bring-up-to-date.ts'
import { migrate, type Patience } from '../upgrade/migrate.ts'
import { onceMore } from '../once-more.ts'
import { openListening } from './listening.ts'
import { inTransaction } from './transaction.ts'
import { ENSURE_ROLES } from '../roles.ts'

const MIGRATION_LOCK = 716_352_001
const IS_READ_ONLY = `select current_setting('transaction_read_only')::boolean as read_only`

/**
 * What a request asks is planned once, for any values: PostgreSQL would plan the cart's statement anew at each call, for 21 ms, because one
 * that knows its values promises to run a little quicker than its 1 ms. Jobs say what is old, and how much that is decides how it is found.
 */
const PLANS = { 'for-any-values': '-c plan_cache_mode=force_generic_plan', 'as-it-likes': '' }

export interface PostgresOptions {
  url: string
  /** A login that owns the tables, where the app's own login does not. */
  adminUrl?: string | null
  poolSize: number
  /** How long anything is waited for; tests are more patient. */
  budgets?: typeof TIMEOUTS
  /** How a migration waits for locks; tests are less patient. */
  patience?: Patience
  /** Told of connection trouble that no caller waits for. */
  onTrouble: (error: Error) => void
}

export function openPostgres(options: PostgresOptions): Database {
  const { url, adminUrl, poolSize, budgets = TIMEOUTS, patience, onTrouble } = options
  const poolAs = (role: string, plans: 'for-any-values' | 'as-it-likes' = 'for-any-values') => {
    const limits = `-c statement_timeout=${budgets.statementMs} -c lock_timeout=${budgets.lockMs}`
    const pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: budgets.connectMs,
      // The server ends a slow statement by itself; this is for the server that no longer answers at all.
      query_timeout: budgets.statementMs + 500,
      keepAlive: true,
      pipeline: true,
      // The role is taken at connect: no statement of ours ever runs with the login's own rights. Compiling a statement pays for
      // reports that take minutes: a list of 100,000 orders waited 1.3 s for it. A page out of order costs next to nothing more on
      // today's disks: with what PostgreSQL assumes of older ones it walks whole tables that have just begun to grow.
      options: `-c role=${role} -c jit=off -c random_page_cost=1.1 ${PLANS[plans]} ${limits}`,
    })
    // Without a listener an idle connection's end would end the process.
    pool.on('error', onTrouble)
    // So would that of one in use between two statements of a transaction, which the pool does not watch.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
  const app = poolAs(APP_ROLE)
  const reader = poolAs(READER_ROLE)
  const platform = poolAs(PLATFORM_ROLE, 'as-it-likes')
  const listening = openListening(url, onTrouble)

  return {
    kind: 'postgres',
    async read<Row>({ name, text }: Statement, values: unknown[]) {
      const result = await reader.query({ name, text, values })
      return result.rows as Row[]
    },
    async readPlatform<Row>({ name, text }: Statement, values: unknown[]) {
      const result = await platform.query({ name, text, values })
      return result.rows as Row[]
    },
    // Its role needs nothing set, so a single statement is a transaction as it is.
    withPlatform: (work, { isOneStatement = false } = {}) =>
      inTransaction(platform, { begin: isOneStatement ? null : 'begin', isOneStatement }, work),
    withClub: (clubId, work, { isOneStatement = false } = {}) => {
      const begin = `begin; set local app.club_id = ${pg.escapeLiteral(clubId)}`
      // Without the club row security shows nothing and lets nothing be written.
      return inTransaction(app, { begin, isGuarded: true, isOneStatement }, work)
    },
    allOrNothing: (work) =>
      // Whoever takes many rows in an order of their own may meet somebody who holds one and waits for another.
      onceMore(async () => {
        const client = new pg.Client({
          connectionString: url,
          connectionTimeoutMillis: budgets.connectMs,
          keepAlive: true,
          // Said, since the login or the database may have limits of its own.
          options: `-c role=${PLATFORM_ROLE} -c jit=off -c statement_timeout=0 -c lock_timeout=0`,
        })
        // Its end is heard of by the statement that waits for it.
        client.on('error', () => undefined)
        await client.connect()
        try {
          return await drizzle(client).transaction((tx) => work(piecesOf(tx)))
        } finally {
          await client.end()
        }
      }),
    listen: (channel, listener) => Promise.resolve(listening.to(channel, listener)),
    async migrate() {
      const client = new pg.Client({
        connectionString: adminUrl ?? url,
        connectionTimeoutMillis: budgets.connectMs,
        // Said, since the login or the database may have limits of its own.
        options: '-c statement_timeout=0 -c lock_timeout=0',
      })
      await client.connect()
      try {
        // Several processes may start at once; one migrates, the others wait and find nothing to do. The
        // lock goes with the connection.
        await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
        for (const statement of ENSURE_ROLES) await client.query(statement)
        await migrate({
          ...asked(client),
          isShared: true,
          onHeldUp: onTrouble,
          ...(patience && { patience }),
        })
      } finally {
        await client.end()
      }
    },
    async pendingMigrations() {
      try {
        return await countPending(asked(app))
      } catch (error) {
        if (isMissingRole(error)) return allMigrations()
        throw error
      }
    },
    async isReadOnly() {
      const { rows } = await app.query<{ read_only: boolean }>(IS_READ_ONLY)
      return rows[0]?.read_only === true
    },
    async checkRoles() {
      // A pooler, or options inside the address, can take the role away without a word.
      for (const [pool, role] of [
        [app, APP_ROLE],
        [reader, READER_ROLE],
        [platform, PLATFORM_ROLE],
      ] as const) {
        const { rows } = await pool.query<{ role: string }>('select current_user as role')
        if (rows[0]?.role !== role) throw new RoleLost(role, rows[0]?.role ?? '')
      }
    },
    async ping() {
      await reader.query('select 1')
    },
    async close() {
      await listening.close()
      await Promise.all([app.end(), reader.end(), platform.end()])
    },
  }
}

const asked = (connection: pg.Client | pg.Pool): Asked => ({
  query: async <Row>(text: string, values?: unknown[]) => {
    const { rows } = await connection.query(text, values)
    return rows as Row[]
  },
  run: (text) => connection.query(text),
})

/** Before the first migration not even our roles are there, and PostgreSQL refuses to connect with one. */
const isMissingRole = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '22023' &&
  /role .* does not exist/.test(error.message)
