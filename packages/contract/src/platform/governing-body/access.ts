import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { ACCESS_LIMITS, ACCESS_STATES } from './limits.ts'

/** A governing body asks to read a club's members; the club says for how long, or no. */

export const BodyAccess = z.object({
  access_id: z.uuid(),
  state: z.enum(ACCESS_STATES),
  reason: z.string(),
  asked_at: z.iso.datetime(),
  decided_at: z.iso.datetime().nullable(),
  until: z.iso.datetime().nullable(),
  /** Granted, and not over. */
  is_open: z.boolean(),
})
export type BodyAccess = z.infer<typeof BodyAccess>

const ofClub = { tag: 'Governing bodies', params: z.object({ account_id: z.uuid() }) } as const

export const getBodyAccess = endpoint('GET /body/clubs/{account_id}/access', {
  ...ofClub,
  name: 'getBodyAccess',
  summary: 'The newest request to read the members of an affiliated club',
  reply: z.object({ access: BodyAccess.nullable() }),
})

export const askBodyAccess = endpoint('POST /body/clubs/{account_id}/access', {
  ...ofClub,
  name: 'askBodyAccess',
  summary: 'Asks those who run an affiliated club to let the body read its members',
  body: z.object({ reason: z.string().trim().min(1, 'Say why you ask').max(ACCESS_LIMITS.reason) }),
  reply: z.object({ access: BodyAccess.nullable() }),
})

export const BodyMember = z.object({
  member_id: z.uuid(),
  name: z.string(),
  birth_year: z.number().int().nullable(),
  plans: z.string(),
})
export type BodyMember = z.infer<typeof BodyMember>

export const listBodyMembers = endpoint('GET /body/clubs/{account_id}/members', {
  ...ofClub,
  name: 'listBodyMembers',
  summary: 'The members of a club that has granted it: name, year of birth and plans',
  query: listQuery(['name', 'birth_year']),
  reply: collectionOf(BodyMember),
})
