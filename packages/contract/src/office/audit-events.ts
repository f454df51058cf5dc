import { z } from 'zod'
import { AccountHeader, endpoint } from '../endpoint.ts'
import { collectionOf, listQuery } from '../paging.ts'
import { AUDIT_AREAS } from './audit-areas.ts'
import { csvColumns, csvOf } from './csv.ts'

/** The audit log: who did what, when, and the state before. Events are never changed or deleted. */
export const AuditEvent = z.object({
  event_id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.string(),
  /** The actor; null when unknown, or when they have left. */
  actor: z.string().nullable(),
  /** The person concerned. */
  person: z.string().nullable(),
  /** What it happened to, by its name. */
  subject: z.string().nullable(),
  /** Short strings by the name of the field; what was changed is "before → after". */
  detail: z.record(z.string(), z.string()),
})
export type AuditEvent = z.infer<typeof AuditEvent>

export const AuditEventsQuery = listQuery(['at', 'actor', 'kind']).extend({
  /** Part of the name of who did it. */
  who: z.string().trim().min(1).max(200).optional(),
  area: z.enum(AUDIT_AREAS).optional(),
  kind: z.string().min(1).max(60).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** The id of what it happened to. */
  subject: z.uuid().optional(),
})
export type AuditEventsQuery = z.infer<typeof AuditEventsQuery>

/** Default order: the latest first. */
export const listAuditEvents = endpoint('GET /backoffice/audit-events', {
  tag: 'Back office',
  headers: AccountHeader,
  name: 'listAuditEvents',
  summary: 'What was done in a club, by whom and when',
  query: AuditEventsQuery,
  reply: collectionOf(AuditEvent),
})

export const listAuditEventsCsv = csvOf(
  listAuditEvents,
  AuditEventsQuery.extend(csvColumns(['at', 'actor', 'kind', 'detail'])),
)
