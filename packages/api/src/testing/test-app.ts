import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { buildServer } from '../app.ts'
import { MovableClock } from '#kernel/clock.ts'
import { type App, compose, type ComposeOptions } from '../compose.ts'
import { readConfig } from '#kernel/config.ts'
import type { Database } from '#kernel/db/database.ts'
import { openPostgres } from '#kernel/db/postgres/postgres.ts'
import type { Web } from '#kernel/http/pages/web.ts'
import { PATIENCE } from '../../../../scripts/lib/patience.ts'
import { eventually } from './eventually.ts'
import { SteadyClock } from './time/steady-clock.ts'
import { openTestDatabase, type TestDatabase, TEST_NOW, TEST_SECRET } from './test-database.ts'

export interface TestApp {
  server: FastifyInstance
  parts: App
  /** For tests that start a second process on the same PostgreSQL. */
  databaseUrl: string | null
  asOwner: TestDatabase['asOwner']
  /** Sets the time by which the server lives; not in live mode, where the clock is the machine's. */
  setClock: (moment: Date) => void
  close: () => Promise<void>
}

export interface TestAppOptions {
  environment?: Record<string, string>
  web?: Web | null
  /** Puts something between the app and its database, such as a counter. */
  around?: (db: Database) => Database
  /** Reaches a PostgreSQL database that another test app owns, as a second process would. */
  databaseUrl?: string
  /** Does not hear of writes: for negative controls. */
  isDeaf?: boolean
  /** How long outside services are waited for. */
  patience?: { callMs?: number; pageMs?: number }
  /** The public network (testing/network/public-network.ts); a test must not reach the real one. */
  outside?: NonNullable<ComposeOptions['outside']>
  /** What arrives in the platform's mailbox (testing/incoming-box.ts). */
  incomingMail?: NonNullable<ComposeOptions['incomingMail']>
  /** Where the log goes; nowhere unless given. */
  logTo?: { write: (line: string) => void }
}

/** What MODE=live asks for, with the test's own database behind it. */
export const LIVE = {
  MODE: 'live',
  DATABASE_URL: 'postgres://never-opened.invalid/clubhouse',
  SECRET: TEST_SECRET,
  METRICS_TOKEN: 'a-metrics-token-of-the-tests',
  SMTP_URL: 'smtp://never-opened.invalid',
  MAIL_FROM: 'no-reply@clubhouse.test',
  STRIPE_SECRET_KEY: 'sk_test_never_used',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_never_used',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_test_suite',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_of_accounts_in_the_suite',
}

/** Two RSA keys take as long to make as all else that an app needs to start. */
const KEYS = fileURLToPath(new URL('../../../../.cache/test-keys', import.meta.url))

/** The whole server on a database of its own, without a port: call it with `server.inject`. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clubhouse-test-'))
  const { db, url, asOwner, drop } = options.databaseUrl
    ? joinDatabase(options.databaseUrl)
    : await openTestDatabase()
  const config = readConfig({
    DATA_DIR: dataDir,
    BASE_DOMAIN: 'clubhouse.test',
    // What the world was laid with: secrets of its draws open with no other.
    SECRET: TEST_SECRET,
    // The demo's own feeds stand behind the port, and no test app listens on one.
    PORT: '0',
    LOG_LEVEL: options.logTo ? 'info' : 'silent',
    NODE_ENV: 'test',
    // Mails go when a test asks for them (testing/mails.ts), not when a timer says so.
    ROLE: 'web',
    ...options.environment,
  })
  // The world was migrated when it was laid.
  const laid = { ...db, migrate: async () => undefined }
  const heard = options.isDeaf ? { ...laid, listen: async () => async () => undefined } : laid
  const parts = await compose(config, {
    db: options.around?.(heard) ?? heard,
    onTrouble: () => undefined,
    checkReplies: true,
    ...(options.patience && { patience: options.patience }),
    ...(options.outside && { outside: options.outside }),
    ...(options.incomingMail && { incomingMail: options.incomingMail }),
    clock: new SteadyClock(),
    drawImage: null,
    hasHistory: false,
    keysFolder: KEYS,
  })
  if (parts.clock instanceof MovableClock) parts.clock.set(TEST_NOW)
  if (url && !options.isDeaf) await isListening(parts)
  const { web = null, logTo } = options
  const server = await buildServer(parts, { web, ...(logTo && { logTo }) })
  askBaseDomain(server, config.baseDomain)
  // Another's database is not ours to tell anything, and who is deaf hears nothing.
  if (!options.databaseUrl && !options.isDeaf) readAfterWrites(server, () => hearAll(parts, asOwner))
  return {
    server,
    parts,
    databaseUrl: url,
    asOwner,
    setClock: (moment) => {
      if (!(parts.clock instanceof MovableClock)) throw new Error('The clock of this app cannot be set')
      parts.clock.set(moment)
      // As the demo's client does.
      parts.revisions.bumpAll()
    },
    close: async () => {
      await server.close()
      await parts.jobs.stop()
      await parts.outbox.stop()
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Whoever names no host asks the deployment itself, as a client of the API may (HOSTS-03 refuses any other). */
function askBaseDomain(server: FastifyInstance, authority: string): void {
  const inject = server.inject.bind(server)
  const asked = (options: InjectOptions | string) => {
    const wanted: InjectOptions = typeof options === 'string' ? { url: options } : options
    return inject({ ...(wanted.headers?.['host'] === undefined && { authority }), ...wanted })
  }
  server.inject = asked as typeof server.inject
}

/** What may be answered from what is kept: a visitor's reads of a club, and what a new cart of nobody begins from. */
const KEPT: Partial<Record<string, RegExp>> = {
  GET: /^\/api\/v\d\/store\//,
  POST: /^\/api\/v\d\/store\/[^/]+\/shopping-cart$/,
}

/** What a test wrote before it reads is heard of before it is read, however busy the machine: notifications come in the order of commits. */
function readAfterWrites(server: FastifyInstance, hear: () => Promise<void>): void {
  const inject = server.inject.bind(server)
  const asked = async (options: InjectOptions | string) => {
    const { method = 'GET', url } = typeof options === 'string' ? { url: options } : options
    if (typeof url === 'string' && KEPT[method]?.test(url)) await hear()
    return inject(options as InjectOptions)
  }
  server.inject = asked as typeof server.inject
}

async function hearAll({ revisions }: App, asOwner: TestDatabase['asOwner']): Promise<void> {
  const mark = randomUUID()
  const before = revisions.of(mark)
  await asOwner("select pg_notify('club_changed', $1)", [mark])
  for (
    const giveUp = performance.now() + PATIENCE.waitMs;
    revisions.of(mark) === before;
    await setImmediate()
  ) {
    if (performance.now() > giveUp) throw new Error('The app does not hear of writes')
  }
}

/** The line to PostgreSQL is opened beside the start, and makes every page old once it stands. */
const isListening = (parts: App) =>
  eventually(() => {
    if (parts.revisions.of('') === '0.0') throw new Error('The app does not listen to its database')
  })

function joinDatabase(url: string): TestDatabase {
  const db = openPostgres({ url, poolSize: 4, onTrouble: () => undefined })
  const asOwner = () => Promise.reject(new Error('ask the test app that owns the database'))
  return { db, url, asOwner, runAsOwner: asOwner, drop: () => db.close() }
}
