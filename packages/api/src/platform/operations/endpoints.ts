import * as contract from '@clubhouse/contract/platform/operations'
import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { serve, type ServedEndpoint } from '../../http/endpoints.ts'
import { superuser } from '../../http/guard.ts'
import { retryWork } from '../../jobs/request-work.ts'
import { hurryMail } from '../../mail/port.ts'
import type { PlatformDeps } from '../deps.ts'
import { type HealthDeps, readHealth } from './health.ts'
import { listJobs, listMails } from './lists.queries.ts'

const READ = superuser('read')
const WRITE = superuser('write')

/** What the command line shows and does (`npm run jobs`), on the superuser site. */
export const operationEndpoints = (deps: PlatformDeps & HealthDeps): ServedEndpoint[] => [
  serve(contract.listPlatformJobs, READ, ({ query }) => listJobs(deps, query)),
  serve(contract.retryPlatformJob, WRITE, async ({ params }) => {
    const isBegun = await deps.db.withPlatform((tx) => retryWork(tx, params.job_id, deps.now()))
    if (!isBegun) throw notFound('Work that was given up')
    return { retried: true as const }
  }),
  serve(contract.listPlatformMails, READ, ({ query }) => listMails(deps, query)),
  serve(contract.retryPlatformMail, WRITE, async ({ params }) => {
    const isDue = await deps.db.withPlatform((tx) => hurryMail(tx, params.mail_id, deps.now()))
    if (!isDue) throw new Refusal(409, 'not_waiting', 'This mail isn’t waiting for another try.')
    return { retried: true as const }
  }),
  serve(contract.getPlatformHealth, READ, () => readHealth(deps)),
]
