import type { Endpoint, ParsedOf, ReplyOf } from '@clubhouse/contract/endpoint'
import type { listPlatformJobs, listPlatformMails } from '@clubhouse/contract/platform/operations'
import type { listPlatformWebhooks } from '@clubhouse/contract/platform/webhooks'
import type { ListQuery } from '@clubhouse/contract/paging'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import type { PlatformDeps } from '../deps.ts'
import { operationList, shownEffect } from './operation-list.ts'

const JOBS: ListShape<ColumnOf<typeof listPlatformJobs>> = operationList({
  name: 'jobs',
  rows: `select j.*, c.name as club, case when j.finished_at is null then 'open' when j.state = 'failed' then 'failed' else 'over' end as shown
    from job_runs j left join clubs c on c.id = j.club_id`,
  item: `json_build_object('job_id', r.id, 'kind', r.kind, 'club', r.club, 'state', r.state, 'done', r.done, 'total', r.total,
    'attempts', r.attempts, 'last_error', r.last_error, 'created_at', iso(r.created_at), 'due_at', iso(r.due_at),
    'finished_at', iso(r.finished_at))`,
  columns: { created_at: 'r.created_at', kind: 'r.kind' },
  searched: ['r.kind', 'r.club'],
  states: ['open', 'failed', 'over'],
})

/** What of every effect is shown. */
const EFFECT = `'club', r.club, 'state', r.shown, 'attempts', r.attempts, 'last_error', r.last_error,
  'created_at', iso(r.created_at), 'due_at', iso(r.due_at), 'settled_at', iso(r.settled_at)`

/** What it says is not read: the address, which mail it is and what became of it are enough to help. */
const MAILS: ListShape<ColumnOf<typeof listPlatformMails>> = operationList({
  name: 'mails',
  rows: `select o.id, o.template, o.recipient, o.attempts, o.last_error, o.created_at, o.due_at, c.name as club, ${shownEffect('o', 'sent')}
    from outbox o left join clubs c on c.id = o.club_id`,
  item: `json_build_object('mail_id', r.id, 'template', r.template, 'recipient', r.recipient, ${EFFECT})`,
  columns: { created_at: 'r.created_at', template: 'r.template' },
  searched: ['r.recipient', 'r.template', 'r.club'],
  states: ['waiting', 'failed', 'sent'],
})

/**
 * What a gateway told us, which knows no club, and what clubs' other software is told. Neither what it says nor the whole of an
 * address is read: a path may be a secret.
 */
const WEBHOOKS: ListShape<ColumnOf<typeof listPlatformWebhooks>> = operationList({
  name: 'webhooks',
  rows: `select w.id, 'in' as direction, w.kind as what, w.gateway as party, null as club, w.attempts, w.last_error, w.created_at, w.due_at,
      ${shownEffect('w', 'delivered')} from webhook_events w
    union all select d.id, 'out', d.event, split_part(split_part(e.url, '/', 3), '@', -1), c.name, d.attempts, d.last_error, d.created_at, d.due_at,
      ${shownEffect('d', 'delivered')} from hook_deliveries d
      join hook_endpoints e on e.club_id = d.club_id and e.id = d.endpoint_id join clubs c on c.id = d.club_id`,
  item: `json_build_object('webhook_id', r.id, 'direction', r.direction, 'what', r.what, 'party', r.party, ${EFFECT})`,
  columns: { created_at: 'r.created_at', what: 'r.what' },
  searched: ['r.what', 'r.party', 'r.club'],
  states: ['waiting', 'failed', 'delivered'],
})
WEBHOOKS.filters = { ...WEBHOOKS.filters, direction: (direction) => `r.direction = ${direction}::text` }

/** TABLE-11: a page of one of them with its total and counts, in one statement. */
const listed =
  <E extends Endpoint>(shape: ListShape<ColumnOf<E>>) =>
  ({ db }: Pick<PlatformDeps, 'db'>, query: ParsedOf<E>['query']): Promise<ReplyOf<E>> =>
    readListWith(
      (statement, values) => db.readPlatform(statement, values),
      shape,
      query as ListQuery<ColumnOf<E>>,
      [],
    ) as Promise<ReplyOf<E>>

export const listJobs = listed<typeof listPlatformJobs>(JOBS)
export const listMails = listed<typeof listPlatformMails>(MAILS)
export const listWebhooks = listed<typeof listPlatformWebhooks>(WEBHOOKS)
