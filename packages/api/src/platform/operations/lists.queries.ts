import type {
  listPlatformJobs,
  listPlatformMails,
  PlatformJob,
  PlatformMail,
} from '@clubhouse/contract/platform/operations'
import type { ParsedOf, ReplyOf } from '@clubhouse/contract/endpoint'
import { type ColumnOf, type ListShape, readListWith } from '../../db/list.ts'
import type { PlatformDeps } from '../deps.ts'

const JOBS: ListShape<ColumnOf<typeof listPlatformJobs>> = {
  name: 'platform_jobs',
  with: `every_job as not materialized (
    select j.*, c.name as club, case when j.finished_at is null then 'open' when j.state = 'failed' then 'failed' else 'over' end as shown
    from job_runs j left join clubs c on c.id = j.club_id)`,
  rows: 'every_job j where true',
  row: 'j',
  item: `json_build_object('job_id', j.id, 'kind', j.kind, 'club', j.club, 'state', j.state, 'done', j.done, 'total', j.total,
    'attempts', j.attempts, 'last_error', j.last_error, 'created_at', iso(j.created_at), 'due_at', iso(j.due_at),
    'finished_at', iso(j.finished_at))`,
  columns: { created_at: 'j.created_at', kind: 'j.kind' },
  searched: ['j.kind', 'j.club'],
  order: 'j.created_at desc, j.id',
  filters: { state: (state) => `j.shown = ${state}::text` },
  also: {
    counts: `(select json_build_object('open', count(*) filter (where j.shown = 'open'), 'failed', count(*) filter (where j.shown = 'failed'),
      'over', count(*) filter (where j.shown = 'over')) from every_job j)`,
  },
}

export const listJobs = (
  { db }: PlatformDeps,
  query: ParsedOf<typeof listPlatformJobs>['query'],
): Promise<ReplyOf<typeof listPlatformJobs>> =>
  readListWith<PlatformJob, Pick<ReplyOf<typeof listPlatformJobs>, 'counts'>>(
    (statement, values) => db.readPlatform(statement, values),
    JOBS,
    query,
    [],
  )

/** What it says is not read: the address, which mail it is and what became of it are enough to help. */
const MAILS: ListShape<ColumnOf<typeof listPlatformMails>> = {
  name: 'platform_mails',
  with: `every_mail as not materialized (
    select o.id, o.template, o.recipient, o.attempts, o.last_error, o.created_at, o.due_at, coalesce(o.done_at, o.failed_at) as settled_at,
      c.name as club, case when o.done_at is not null then 'sent' when o.failed_at is not null then 'failed' else 'waiting' end as shown
    from outbox o left join clubs c on c.id = o.club_id)`,
  rows: 'every_mail o where true',
  row: 'o',
  item: `json_build_object('mail_id', o.id, 'template', o.template, 'recipient', o.recipient, 'club', o.club, 'state', o.shown,
    'attempts', o.attempts, 'last_error', o.last_error, 'created_at', iso(o.created_at), 'due_at', iso(o.due_at),
    'settled_at', iso(o.settled_at))`,
  columns: { created_at: 'o.created_at', template: 'o.template' },
  searched: ['o.recipient', 'o.template', 'o.club'],
  order: 'o.created_at desc, o.id',
  filters: { state: (state) => `o.shown = ${state}::text` },
  also: {
    counts: `(select json_build_object('waiting', count(*) filter (where o.shown = 'waiting'), 'failed', count(*) filter (where o.shown = 'failed'),
      'sent', count(*) filter (where o.shown = 'sent')) from every_mail o)`,
  },
}

export const listMails = (
  { db }: PlatformDeps,
  query: ParsedOf<typeof listPlatformMails>['query'],
): Promise<ReplyOf<typeof listPlatformMails>> =>
  readListWith<PlatformMail, Pick<ReplyOf<typeof listPlatformMails>, 'counts'>>(
    (statement, values) => db.readPlatform(statement, values),
    MAILS,
    query,
    [],
  )
