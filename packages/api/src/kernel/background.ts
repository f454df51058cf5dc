import type { Capability } from './capability.ts'
import type { Core } from './core.ts'
import { workDuty } from './jobs/do-work.ts'
import { measureJobs } from './jobs/job-metrics.ts'
import { type Jobs, jobsWhenTold, openJobs } from './jobs/jobs.ts'
import { clockDuty } from './jobs/schedules.ts'

/**
 * What goes on behind the pages: effects on the outside, long work, schedules (docs/decisions/017-jobs.md). Nothing where
 * the role is the web's alone.
 */
export function openBackground(core: Core, capabilities: readonly Capability[]): Jobs {
  const { config, db, now, metrics, crashAt } = core
  const onTrouble = (error: Error) => core.onTrouble(error, 'jobs')
  const effects = capabilities.flatMap((capability) => capability.effects ?? [])
  const schedules = capabilities.flatMap((capability) => capability.schedules ?? [])
  const asked = capabilities.flatMap((capability) => capability.works ?? [])
  const works = [...schedules.map(({ work }) => work), ...asked]
  const doing = effects.map(({ duty }) => duty)
  // Told of what was begun before anybody does it, and by whoever does none of it, too.
  const work = workDuty({
    db,
    works,
    now,
    crashAt,
    pace: config.retryPace,
    onTrouble,
    onStep: (...stepped) => measured.onStep(...stepped),
  })
  const measured = measureJobs(metrics.registry, { db, effects, duties: [work, ...doing], schedules, now })
  const { onRun } = measured
  const duties = [clockDuty({ db, schedules, now, crashAt }), work, ...doing]
  return config.role === 'web'
    ? jobsWhenTold({ duties, now })
    : openJobs({ db, duties, now, onTrouble, onRun })
}
