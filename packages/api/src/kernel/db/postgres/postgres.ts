import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { APP_ROLE, type Database, PLATFORM_ROLE, READER_ROLE, type Statement, TIMEOUTS } from '../database.ts'
import { piecesOf } from '../all-or-nothing.ts'
import { allMigrations, type Asked, countPending } from '../upgrade/bring-up-to-date.ts'
import { isByLogin } from './by-login.ts'
import { checkConnection, connectionAs, settingsOf } from './connecting.ts'
import { migrate, type Patience } from '../upgrade/migrate.ts'
import { onceMore } from '../once-more.ts'
import { openListening } from './listening.ts'
import { settingOfTrace, tracedStatement } from '../../tracing/trace-statements.ts'
import { withFirstHost } from './hosts.ts'
import { clientFor } from './several-hosts.ts'
import { DRIVER_WAITS_MORE_MS, inTransaction } from './transaction.ts'
import { ENSURE_ROLES } from '../roles.ts'

const MIGRATION_LOCK = 716_352_001
const IS_READ_ONLY = `select current_setting('transaction_read_only')::boolean as read_only`

export interface PostgresOptions {
  /** With `{role}` in the name of the login there is one for each role (`connecting.ts`). */
  url: string
  /** Past a pooler that lends connections for one transaction: for what outlives one. */
  directUrl?: string | null
  /** Whether statements have names, so that the server plans each once; an old pooler does not know them. */
  isPrepared?: boolean
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

/** With what the rows that it writes are to know of their cause, where traces are kept. */
function begun(begin: string | null): string | null {
  const setting = settingOfTrace()
  return setting === null ? begin : `${begin ?? 'begin'}; ${setting}`
}

export function openPostgres(options: PostgresOptions): Database {
  const { url, poolSize, budgets = TIMEOUTS, patience, onTrouble } = options
  const isUnnamed = !(options.isPrepared ?? true)
  const directUrl = options.directUrl ?? url
  const Client = clientFor(url)
  const poolAs = (role: typeof APP_ROLE | typeof READER_ROLE | typeof PLATFORM_ROLE) => {
    const pool = new pg.Pool({
      ...connectionAs(url, role, budgets),
      Client,
      max: poolSize,
      connectionTimeoutMillis: budgets.connectMs,
      query_timeout: budgets.statementMs + DRIVER_WAITS_MORE_MS,
      keepAlive: true,
      pipeline: true,
    })
    // Without a listener an idle connection's end would end the process.
    pool.on('error', onTrouble)
    // So would that of one in use between two statements of a transaction, which the pool does not watch.
    pool.on('connect', (client) => client.on('error', () => undefined))
    return pool
  }
  const app = poolAs(APP_ROLE)
  const reader = poolAs(READER_ROLE)
  const platform = poolAs(PLATFORM_ROLE)
  const asOne = async <Row>(pool: pg.Pool, { name, text }: Statement, values: unknown[]) => {
    const { rows } = await tracedStatement(
      () => name,
      () => pool.query(isUnnamed ? { text, values } : { name, text, values }),
    )
    return rows as Row[]
  }
  const listening = openListening(directUrl, onTrouble)

  return {
    kind: 'postgres',
    read: (statement, values) => asOne(reader, statement, values),
    readPlatform: (statement, values) => asOne(platform, statement, values),
    // Its role needs nothing set, so a single statement is a transaction as it is.
    withPlatform: (work, { isOneStatement = false } = {}) =>
      inTransaction(
        platform,
        { begin: begun(isOneStatement ? null : 'begin'), isOneStatement, isUnnamed },
        work,
      ),
    withClub: (clubId, work, { isOneStatement = false, withinMs } = {}) => {
      const limit = withinMs === undefined ? '' : `; set local statement_timeout = ${withinMs}`
      const begin = `begin; set local app.club_id = ${pg.escapeLiteral(clubId)}${limit}`
      // Without the club row security shows nothing and lets nothing be written.
      const transaction = { begin: begun(begin), isGuarded: true, isOneStatement, isUnnamed, withinMs }
      return inTransaction(app, transaction, work)
    },
    allOrNothing: (work) =>
      // Whoever takes many rows in an order of their own may meet somebody who holds one and waits for another.
      onceMore(async () => {
        const client = new (clientFor(directUrl))({
          connectionString: withFirstHost(directUrl),
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
      const adminUrl = options.adminUrl ?? directUrl
      const client = new (clientFor(adminUrl))({
        connectionString: withFirstHost(adminUrl),
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
      for (const [pool, role] of [
        [app, APP_ROLE],
        [reader, READER_ROLE],
        [platform, PLATFORM_ROLE],
      ] as const)
        await checkConnection(pool, role, isByLogin(url) ? settingsOf(role, budgets) : null)
    },
    pools: () =>
      Object.entries({ app, reader, platform }).map(([pool, { totalCount, idleCount, waitingCount }]) => ({
        pool,
        busy: totalCount - idleCount,
        idle: idleCount,
        waiting: waitingCount,
      })),
    isListening: () => listening.isUp(),
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
