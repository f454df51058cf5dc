import * as contract from '@clubhouse/contract/platform/operations'
import { listPlatformWebhooks, retryPlatformWebhook } from '@clubhouse/contract/platform/webhooks'
import type { Refusal } from '@clubhouse/contract/refusal'
import { serve, type ServedEndpoint } from '#kernel/http/endpoints.ts'
import { superuser } from '#kernel/http/guard.ts'
import type { PlatformDeps } from '../deps.ts'
import { type HealthDeps, readHealth } from './health.ts'
import { listJobs, listMails, listWebhooks } from './lists.queries.ts'
import { retryJob, retryMail, retryWebhook } from './retry.ts'

const READ = superuser('read')
const WRITE = superuser('write')

/** Refused outside of the transaction: a throw inside would undo what was written down. */
function retried(refusal: Refusal | null): { retried: true } {
  if (refusal) throw refusal
  return { retried: true }
}

/** What the command line shows and does (`npm run jobs`), on the superuser site. */
export const operationEndpoints = (deps: PlatformDeps & HealthDeps): ServedEndpoint[] => [
  serve(contract.listPlatformJobs, READ, ({ query }) => listJobs(deps, query)),
  serve(contract.retryPlatformJob, WRITE, async ({ params }, caller) =>
    retried(await retryJob(deps, caller, params.job_id)),
  ),
  serve(contract.listPlatformMails, READ, ({ query }) => listMails(deps, query)),
  serve(contract.retryPlatformMail, WRITE, async ({ params }, caller) =>
    retried(await retryMail(deps, caller, params.mail_id)),
  ),
  serve(listPlatformWebhooks, READ, ({ query }) => listWebhooks(deps, query)),
  serve(retryPlatformWebhook, WRITE, async ({ params }, caller) =>
    retried(await retryWebhook(deps, caller, params.webhook_id)),
  ),
  serve(contract.getPlatformHealth, READ, () => readHealth(deps)),
]
