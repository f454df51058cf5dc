import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { type CrashAt, openCrashPoints } from './crash-point.ts'
import type { Database } from './db/database.ts'
import { measureDatabase } from './db/postgres/database-metrics.ts'
import { type Metrics, openMetrics } from './http/metrics.ts'
import { PageCache } from './http/pages/page-cache.ts'
import { RateLimiter } from './http/limits/rate-limit.ts'
import { Sites } from './http/sites.ts'
import type { OutgoingClient, OutgoingOptions } from './outgoing/client.ts'
import { openOutgoing, openPublicOutgoing } from './outgoing/open.ts'
import { ProviderCache } from './outgoing/provider-cache.ts'
import type { PersonTable } from './person/person-table.ts'
import type { Storage } from '#providers/storage/port.ts'
import { Audit, type ClubsConcerned } from './security/audit.ts'
import { watchStorage } from './files/watch-storage.ts'
import { errorKind } from './jobs/effect-failed.ts'
import { RateGuard } from './security/rate-guard.ts'
import { ClubRegistry } from './tenancy/registry.ts'
import { followRevisions, Revisions } from './tenancy/revisions.ts'

/** How long a page may be kept although nothing was written: scheduled articles appear by the clock alone. */
const PAGE_FRESH_MS = 60_000

/** What stands before anything is asked of it: the settings, the time, the data. */
export interface Ground {
  config: Config
  clock: Clock
  now: () => Date
  db: Database
  storage: Storage
}

/** What every capability may be built from; none of it knows any of them. */
export interface Core extends Ground {
  registry: ClubRegistry
  sites: Sites
  revisions: Revisions
  cache: PageCache
  metrics: Metrics
  /** The one way to services that this deployment is set up with. */
  outgoing: OutgoingClient
  /** The one way to addresses that clubs write down. */
  publicOutgoing: OutgoingClient
  /** What outside services said, kept. */
  answers: ProviderCache
  /** Absent where one address makes all the calls: tests and measurements. */
  limiter: RateLimiter | null
  rates: RateGuard
  audit: Audit
  /** What every capability says of the people in its tables; filled by the root once all of them are there. */
  personTables: PersonTable[]
  crashAt: CrashAt
  onTrouble: (error: Error, part: 'mail' | 'jobs' | 'files') => void
}

export interface CoreOptions {
  onTrouble: Core['onTrouble']
  clubsConcerned: ClubsConcerned
  /** How long outside services are waited for; a test on a loaded machine has more time than a page. */
  patience?: { callMs?: number; pageMs?: number }
  /** The public network, where a test brings its own. */
  outside?: Pick<OutgoingOptions, 'resolve' | 'send'>
}

export async function openCore(ground: Ground, options: CoreOptions): Promise<Core> {
  const { config, db, now } = ground
  const { secret } = config
  const registry = await ClubRegistry.open(db)
  const revisions = new Revisions()
  await followRevisions(db, revisions, () => registry.reload())
  const metrics = openMetrics()
  measureDatabase(metrics.registry, db)
  const calls: Omit<OutgoingOptions, 'origins'> = {
    budgetMs: options.patience?.callMs,
    onOutcome: (outcome) => metrics.outgoing.inc({ outcome }),
  }
  return {
    ...ground,
    storage: watchStorage(ground.storage, (call, error) => {
      metrics.storage.inc({ call })
      options.onTrouble(new Error(`${call} failed: ${errorKind(error)}`), 'files')
    }),
    registry,
    sites: new Sites(config, registry),
    revisions,
    cache: new PageCache({ maxBytes: config.pageCacheBytes, freshMs: PAGE_FRESH_MS }),
    metrics,
    outgoing: openOutgoing(config, calls),
    publicOutgoing: openPublicOutgoing({ ...calls, ...options.outside }),
    answers: new ProviderCache({ db, now, patienceMs: options.patience?.pageMs }),
    limiter: config.rateLimits ? new RateLimiter() : null,
    rates: new RateGuard({ db, now, secret, countsAddresses: config.rateLimits }),
    audit: new Audit({ now, secret, clubsConcerned: options.clubsConcerned }),
    personTables: [],
    crashAt: openCrashPoints(config.crashAt),
    onTrouble: options.onTrouble,
  }
}
