import { forgetOldMessages } from './contact/sweep.ts'
import { sweepIdentity } from './identity/sweep.ts'
import { type Schedule, singleStep } from './jobs/schedules.ts'
import { sweepRuns } from './jobs/sweep-runs.ts'
import { forgetOldMails } from './mail/mail-rows.ts'
import { sweepProviderAnswers } from './outgoing/provider-answers.ts'

/** What is done again and again; each by a worker, once per slot (docs/decisions/017-jobs.md, docs/operations.md). */
export const SCHEDULES: readonly Schedule[] = [
  { cadence: { everyMinutes: 15 }, work: singleStep('sweep-identity', sweepIdentity) },
  { cadence: { dailyAt: '03:30', zone: 'Europe/Dublin' }, work: singleStep('sweep-mails', forgetOldMails) },
  { cadence: { dailyAt: '03:45', zone: 'Europe/Dublin' }, work: singleStep('sweep-runs', sweepRuns) },
  {
    cadence: { dailyAt: '04:00', zone: 'Europe/Dublin' },
    work: singleStep('sweep-messages', forgetOldMessages),
  },
  {
    cadence: { dailyAt: '04:15', zone: 'Europe/Dublin' },
    work: singleStep('sweep-provider-answers', sweepProviderAnswers),
  },
]
