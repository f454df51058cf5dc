import { resolve } from 'node:path'
import { keptImage } from '@clubhouse/demo/images/kept-image'
import type { DemoNotes } from '@clubhouse/domain/web/page-context'
import type { Room } from '@clubhouse/domain/web/rooms'
import { openDatabase, openGeocoder, openMailbox, openSmtp, openStorage } from './adapters.ts'
import { openBackground } from './background.ts'
import { type Clock, MovableClock, systemClock } from './clock.ts'
import { clubEndpoints } from './clubs/endpoints.ts'
import { ClubRegistry } from './clubs/registry.ts'
import { followRevisions, Revisions } from './clubs/revisions.ts'
import type { Config } from './config.ts'
import { ConfigError } from './config-error.ts'
import { contactEndpoints } from './contact/endpoints.ts'
import { contentEndpoints } from './content/endpoints.ts'
import type { Database } from './db/database.ts'
import { RefusedWrites } from './db/refused-writes.ts'
import { type SeedDeps, seedDemo } from './demo-world/seed.ts'
import { DemoFeeds } from './dev/feeds/feed-state.ts'
import type { DemoIdentityProvider } from './dev/idp/identity-provider.ts'
import { openDemoIdp } from './dev/idp/open.ts'
import { demoNotes } from './dev/notes.ts'
import { formEndpoints } from './forms/endpoints.ts'
import { geocodingEndpoints } from './geocoding/endpoints.ts'
import { Endpoints } from './http/endpoints.ts'
import { type IdentityDeps, identityDeps } from './identity/deps.ts'
import { identityEndpoints } from './identity/endpoints.ts'
import { preparePasswords } from './identity/passwords/passwords.ts'
import type { Jobs } from './jobs/jobs.ts'
import { listEndpoints } from './lists/endpoints.ts'
import { Sessions } from './identity/sessions/sessions.ts'
import { type Metrics, openMetrics } from './http/metrics.ts'
import { PageCache } from './http/page-cache.ts'
import { RateLimiter } from './http/rate-limit.ts'
import type { Effects } from './jobs/effects.ts'
import { type MailingDeps, mailingEndpoints } from './mailings/endpoints.ts'
import { mailingWork } from './mailings/mailing-work.ts'
import { References } from './mailings/references.ts'
import { ClubPictures } from './media/club-pictures.ts'
import { Sites } from './http/sites.ts'
import { MediaLibrary } from './media/variants.ts'
import type { MatchDeps } from './matches/deps.ts'
import { matchEndpoints } from './matches/endpoints.ts'
import { Answers } from './outgoing/answers.ts'
import type { OutgoingClient, OutgoingOptions } from './outgoing/client.ts'
import { openOutgoing, openPublicOutgoing } from './outgoing/open.ts'
import type { Mailbox, Mailer } from './providers/mail/port.ts'
import { openMatchData } from './providers/match-data/open.ts'
import { openSingleSignOn } from './providers/sso/open.ts'
import type { SingleSignOn } from './providers/sso/port.ts'
import type { Storage } from './providers/storage/port.ts'
import type { RegistrationDeps } from './registration/deps.ts'
import { demoFormEndpoints } from './registration/demo-endpoints.ts'
import { registrationEndpoints } from './registration/endpoints.ts'
import { QuestionOptions } from './registration/question-options.ts'

/** How long a page may be kept although nothing was written: scheduled articles appear by the clock alone. */
const PAGE_FRESH_MS = 60_000

/** The rooms that exist; a link to any other is not shown. A test holds this against the URL tables. */
export const OPEN_ROOMS: ReadonlySet<Room> = new Set<Room>([
  'first-provider',
  'second-provider',
  'contact',
  'sign-in',
  'my-account',
  'back-office',
])

export interface App {
  config: Config
  clock: Clock
  db: Database
  refusedWrites: RefusedWrites
  storage: Storage
  media: MediaLibrary
  pictures: ClubPictures
  registry: ClubRegistry
  sites: Sites
  revisions: Revisions
  cache: PageCache
  metrics: Metrics
  /** The one way to services outside. */
  outgoing: OutgoingClient
  matches: MatchDeps
  sessions: Sessions
  identity: IdentityDeps
  mailings: MailingDeps
  /** Absent in a live deployment without keys for it. */
  sso: SingleSignOn | null
  /** The sign-in service of the demo's association; absent in live mode. */
  demoIdp: DemoIdentityProvider | null
  /** The demo's own providers of match data; absent in live mode. */
  feeds: DemoFeeds | null
  mailer: Mailer
  /** The mailer, where it keeps what it is given; absent in live mode. */
  mailbox: Mailbox | null
  /** The mails on their way. */
  outbox: Effects
  /** Mails, long work and schedules; runs nothing where the role is the web's alone. */
  jobs: Jobs
  endpoints: Endpoints
  /** Absent where one address makes all the calls: tests and measurements. */
  limiter: RateLimiter | null
  rooms: ReadonlySet<Room>
  demoNotes: () => DemoNotes | null
  /** Lays the demo world anew; absent in live mode. */
  resetDemo: (() => Promise<void>) | null
  close: () => Promise<void>
}

export interface ComposeOptions {
  db?: Database
  onTrouble: (error: Error, part?: 'database' | 'mail' | 'jobs') => void
  /** How demo pictures are made; tests leave them out. */
  drawImage?: SeedDeps['drawImage']
  /** Where the demo keeps the keys that it makes; tests share theirs, since making them is slow. */
  keysFolder?: string
  /** How long outside services are waited for; a test on a loaded machine has more time than a page. */
  patience?: { callMs?: number; pageMs?: number }
  /** The public network, where a test brings its own. */
  outside?: Pick<OutgoingOptions, 'resolve' | 'send'>
  /** Replies are checked against the contract in tests and development, where a mistake should be loud. */
  checkReplies?: boolean
}

/** The composition root: with adapters.ts the only place that knows which adapter stands behind a port. */
export async function compose(config: Config, options: ComposeOptions): Promise<App> {
  const clock = config.mode === 'demo' ? new MovableClock() : systemClock
  const refusedWrites = new RefusedWrites(clock.now)
  const db = refusedWrites.watch(options.db ?? (await openDatabase(config, options.onTrouble)))
  const storage = openStorage(config)
  const { sso, demoKeys } = await openSingleSignOn(
    config,
    options.keysFolder ?? resolve(config.dataDir, 'keys'),
  )
  const demoProvider = sso && demoKeys && openDemoIdp(db, { config, keys: demoKeys, sso })
  const layDemo = async () => {
    await seedDemo({
      db,
      storage,
      now: clock.now(),
      drawImage: options.drawImage === undefined ? keptImage : options.drawImage,
    })
    await demoProvider?.register()
  }
  if (config.mode === 'demo') {
    await db.migrate()
    if ((await countClubs(db)) === 0) await layDemo()
    else await demoProvider?.register()
  } else {
    await refuseUnmigrated(db)
  }
  await db.checkRoles()
  const registry = await ClubRegistry.open(db)
  const revisions = new Revisions()
  await followRevisions(db, revisions, () => registry.reload())
  const sessions = new Sessions({ db, now: clock.now, secret: config.secret })
  const deps = { db, now: clock.now }
  const metrics = openMetrics()
  const calls: Omit<OutgoingOptions, 'origins'> = {
    budgetMs: options.patience?.callMs,
    onOutcome: (outcome) => metrics.outgoing.inc({ outcome }),
  }
  const outgoing = openOutgoing(config, calls)
  const publicOutgoing = openPublicOutgoing({ ...calls, ...options.outside })
  const answers = new Answers({ ...deps, patienceMs: options.patience?.pageMs })
  const matches: MatchDeps = {
    ...deps,
    data: openMatchData(config, { outgoing, now: clock.now }),
    answers,
  }
  const limiter = config.rateLimits ? new RateLimiter() : null
  preparePasswords()
  const identity = identityDeps({ ...deps, sessions, config })
  const sites = new Sites(config, registry)
  const mailings = { ...deps, sites, references: new References(config.secret) }
  const registration: RegistrationDeps = {
    ...deps,
    registry,
    audit: identity.audit,
    options: new QuestionOptions({ answers, outgoing: publicOutgoing, apiBase: config.apiBase }),
  }
  const endpoints = new Endpoints(
    [
      ...clubEndpoints(deps),
      ...contentEndpoints(deps),
      ...matchEndpoints(matches),
      ...identityEndpoints(identity),
      ...contactEndpoints({ ...deps, rates: identity.rates }),
      ...geocodingEndpoints({ geocoder: openGeocoder(config, outgoing) }),
      ...listEndpoints(),
      ...mailingEndpoints(mailings),
      ...registrationEndpoints(registration),
      ...(config.mode === 'demo' ? demoFormEndpoints(registration) : []),
      ...formEndpoints({ ...deps, audit: identity.audit }),
    ],
    { limiter, checkReplies: options.checkReplies ?? config.isDevelopment },
  )
  const mailbox = config.mode === 'demo' ? openMailbox(config, clock) : null
  const mailer = mailbox ?? openSmtp(config)
  const { outbox, jobs } = openBackground(config, {
    ...deps,
    mailer,
    registry,
    metrics,
    works: [mailingWork(mailings)],
    onTrouble: options.onTrouble,
  })
  return {
    config,
    clock,
    db,
    refusedWrites,
    storage,
    media: new MediaLibrary(storage),
    pictures: new ClubPictures(storage),
    registry,
    sites,
    revisions,
    cache: new PageCache({ maxBytes: config.pageCacheBytes, freshMs: PAGE_FRESH_MS }),
    metrics,
    outgoing,
    matches,
    sessions,
    identity,
    mailings,
    sso,
    demoIdp: demoProvider?.demoIdp ?? null,
    feeds: config.mode === 'demo' ? new DemoFeeds() : null,
    mailer,
    mailbox,
    outbox,
    jobs,
    endpoints,
    limiter,
    rooms: OPEN_ROOMS,
    demoNotes: () => (config.mode === 'demo' ? demoNotes({ config, db, mailbox, now: clock.now() }) : null),
    resetDemo: config.mode === 'demo' ? layDemo : null,
    close: async () => {
      outgoing.close()
      publicOutgoing.close()
      await matches.answers.settled()
      await jobs.stop()
      await outbox.stop()
      await db.close()
    },
  }
}

/** Live data is migrated on purpose, by an operator who has a backup. */
async function refuseUnmigrated(db: Database): Promise<void> {
  const pending = await db.pendingMigrations()
  if (pending === 0) return
  await db.close()
  throw new ConfigError(`The database lacks ${pending} migrations. Run npm run db:migrate first.`)
}

async function countClubs(db: Database): Promise<number> {
  const [row] = await db.read<{ count: number }>(
    { name: 'count_clubs', text: 'select count(*)::int as count from clubs' },
    [],
  )
  return row?.count ?? 0
}
