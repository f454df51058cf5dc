import type { ClubRegistry } from './clubs/registry.ts'
import type { Config } from './config.ts'
import { openCrashPoints } from './crash-point.ts'
import type { Database } from './db/database.ts'
import type { Metrics } from './http/metrics.ts'
import { workDuty } from './jobs/do-work.ts'
import { measureJobs } from './jobs/job-metrics.ts'
import { type Jobs, noJobs, openJobs } from './jobs/jobs.ts'
import type { LongWork } from './jobs/long-work.ts'
import { clockDuty } from './jobs/schedules.ts'
import { openBrands } from './mail/brand.ts'
import type { Effects } from './jobs/effects.ts'
import { openOutbox } from './mail/send-mails.ts'
import { builtTemplates, developmentTemplates } from './mail/templates.ts'
import type { Mailer } from './providers/mail/port.ts'
import { SCHEDULES } from './schedules.ts'

export interface BackgroundDeps {
  db: Database
  mailer: Mailer
  registry: ClubRegistry
  metrics: Metrics
  /** What is done step by step, beside what the schedules ask for. */
  works: readonly LongWork[]
  now: () => Date
  onTrouble: (error: Error, part: 'mail' | 'jobs') => void
}

/** What goes on behind the pages: mails on their way, long work, schedules (docs/decisions/017-jobs.md). */
export function openBackground(config: Config, deps: BackgroundDeps): { outbox: Effects; jobs: Jobs } {
  const { db, mailer, registry, metrics, now } = deps
  const crashAt = openCrashPoints(config.crashAt)
  const pace = config.retryPace
  const outbox = openOutbox({
    db,
    mailer,
    templates: config.isDevelopment ? developmentTemplates : builtTemplates,
    brandOf: openBrands({ db, registry, config }),
    now,
    onTrouble: (error) => deps.onTrouble(error, 'mail'),
    onOutcome: (outcome) => metrics.effects.inc({ kind: 'mails', outcome }),
    crashAt,
    pace,
  })
  const { onRun, onStep } = measureJobs(metrics.registry, { db, now })
  const onTrouble = (error: Error) => deps.onTrouble(error, 'jobs')
  const works = [...SCHEDULES.map(({ work }) => work), ...deps.works]
  const duties = [
    outbox.duty,
    workDuty({ db, works, now, crashAt, pace, onTrouble, onStep }),
    clockDuty({ db, schedules: SCHEDULES, now, crashAt }),
  ]
  const jobs = config.role === 'web' ? noJobs : openJobs({ db, duties, now, onTrouble, onRun })
  return { outbox, jobs }
}
