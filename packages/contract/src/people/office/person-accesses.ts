import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { csvColumns, csvOf } from '../../office/csv.ts'
import { ACCESS_KINDS, ACCESS_REASONS } from './member-limits.ts'

/** Audit of readings of personal data, for those who run the club. */

const office = { tag: 'Back office', headers: AccountHeader } as const

export const MemberAccess = z.object({
  access_id: z.uuid(),
  at: z.iso.datetime(),
  /** Null when the admin has left the club. */
  actor: z.string().nullable(),
  what: z.enum(ACCESS_KINDS),
  reason: z.enum(ACCESS_REASONS).nullable(),
  note: z.string(),
})
export type MemberAccess = z.infer<typeof MemberAccess>

export const AccessRow = MemberAccess.extend({
  person_id: z.uuid(),
  person: z.string(),
  is_child: z.boolean(),
  /** Questions whose answers were shown; never the answers. */
  questions: z.array(z.string()),
  /** False when the person has left the club. */
  is_here: z.boolean(),
})
export type AccessRow = z.infer<typeof AccessRow>

export const AccessQuery = listQuery(['at', 'actor', 'person']).extend({
  what: z.enum(ACCESS_KINDS).optional(),
  child: z.enum(['true']).optional(),
  person_id: z.uuid().optional(),
  who: z.string().trim().max(100).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type AccessQuery = z.infer<typeof AccessQuery>

/** Default order: the newest first. */
export const listPersonAccesses = endpoint('GET /backoffice/people/access-log', {
  ...office,
  name: 'listPersonAccesses',
  summary: 'Who looked at whose data, when and why',
  query: AccessQuery,
  reply: collectionOf(AccessRow),
})

export const listPersonAccessesCsv = csvOf(
  listPersonAccesses,
  AccessQuery.extend(csvColumns(['at', 'actor', 'person', 'what', 'questions', 'reason', 'note'])),
)
