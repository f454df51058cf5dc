import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { collectionOf, listQuery } from '../paging.ts'

/** OPEN-122: what goes on behind the pages, for those who run the platform: what was begun and to whom, never what it says. */

const platform = { tag: 'Platform' } as const
const Instant = z.iso.datetime()

export const JobView = z.enum(['open', 'failed', 'over'])
export const PlatformJob = z.object({
  job_id: z.uuid(),
  /** A word of ours. */
  kind: z.string(),
  /** Null for mails and work of the platform itself. */
  club: z.string().nullable(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  done: z.int(),
  total: z.int().nullable(),
  attempts: z.int(),
  /** The kind of the last error, never its words. */
  last_error: z.string().nullable(),
  created_at: Instant,
  due_at: Instant,
  finished_at: Instant.nullable(),
})
export type PlatformJob = z.infer<typeof PlatformJob>

export const listPlatformJobs = endpoint('GET /platform/jobs', {
  ...platform,
  name: 'listPlatformJobs',
  summary: 'Long work of all clubs: what waits or runs, what was given up, and what is over',
  query: listQuery(['created_at', 'kind']).extend({ state: JobView.optional() }),
  reply: collectionOf(PlatformJob).extend({
    counts: z.object({ open: z.int(), failed: z.int(), over: z.int() }),
  }),
})

export const retryPlatformJob = endpoint('POST /platform/jobs/{job_id}/retry', {
  ...platform,
  name: 'retryPlatformJob',
  summary: 'Lets work that was given up go on where it stopped',
  params: z.object({ job_id: z.uuid() }),
  body: z.object({}),
  reply: z.object({ retried: z.literal(true) }),
})

export const MailView = z.enum(['waiting', 'failed', 'sent'])
export const PlatformMail = z.object({
  mail_id: z.uuid(),
  /** Name of the mail's template; its contents are never shown. */
  template: z.string(),
  recipient: z.string(),
  club: z.string().nullable(),
  state: MailView,
  attempts: z.int(),
  last_error: z.string().nullable(),
  created_at: Instant,
  due_at: Instant,
  settled_at: Instant.nullable(),
})
export type PlatformMail = z.infer<typeof PlatformMail>

export const listPlatformMails = endpoint('GET /platform/mails', {
  ...platform,
  name: 'listPlatformMails',
  summary: 'Mails of the last 30 days: those that wait, those that were given up, those that went',
  query: listQuery(['created_at', 'template']).extend({ state: MailView.optional() }),
  reply: collectionOf(PlatformMail).extend({
    counts: z.object({ waiting: z.int(), failed: z.int(), sent: z.int() }),
  }),
})

export const retryPlatformMail = endpoint('POST /platform/mails/{mail_id}/retry', {
  ...platform,
  name: 'retryPlatformMail',
  summary: 'Tries a mail that waits for another attempt at once',
  params: z.object({ mail_id: z.uuid() }),
  body: z.object({}),
  reply: z.object({ retried: z.literal(true) }),
})

export const HealthPart = z.object({
  part: z.enum(['database', 'jobs', 'mail', 'payments', 'storage']),
  state: z.enum(['well', 'late', 'down']),
  /** What waits longest and is due; null where nothing does. */
  oldest_due_at: Instant.nullable(),
  /** Given up in the last day. */
  failed_today: z.int().nullable(),
  /** When it last did what it is for. */
  last_done_at: Instant.nullable(),
})
export type HealthPart = z.infer<typeof HealthPart>

export const getPlatformHealth = endpoint('GET /platform/health', {
  ...platform,
  name: 'getPlatformHealth',
  summary:
    'How the database, the work behind the pages, mail, the payment provider’s messages and the files are doing',
  reply: z.object({ at: Instant, parts: z.array(HealthPart) }),
})
