import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { BODY_CLUB_STATES } from './limits.ts'

/** The clubs affiliated to a governing body, for its staff: counts only, no personal data. */

const count = z.number().int().min(0)

export const BodyClub = z.object({
  account_id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  /** People with a membership that is valid today. */
  members: count,
  juveniles: count,
  /** Memberships that are valid today; a member may hold two. */
  plans: count,
  /** People who joined in the last 30 days. */
  joined: count,
  last_joined_at: z.iso.datetime().nullable(),
  state: z.enum(BODY_CLUB_STATES),
})
export type BodyClub = z.infer<typeof BodyClub>

export const BodyClubCounts = z.object({ all: count, registering: count, quiet: count, empty: count })
export type BodyClubCounts = z.infer<typeof BodyClubCounts>

export const BODY_CLUB_COLUMNS = [
  'name',
  'members',
  'juveniles',
  'plans',
  'joined',
  'last_joined_at',
] as const

const BodyClubsQuery = listQuery(BODY_CLUB_COLUMNS).extend({ state: z.enum(BODY_CLUB_STATES).optional() })
export type BodyClubsQuery = z.infer<typeof BodyClubsQuery>

export const listBodyClubs = endpoint('GET /body/clubs', {
  tag: 'Governing bodies',
  name: 'listBodyClubs',
  summary: 'The clubs affiliated to the caller’s governing body, with how many they registered',
  query: BodyClubsQuery,
  reply: collectionOf(BodyClub).extend({
    counts: BodyClubCounts,
    sums: z.object({ members: count, juveniles: count, plans: count }),
  }),
})

export const BodyClubPage = BodyClub.extend({
  /** Members by year of birth, the youngest first; null = birthday unknown. */
  years: z.array(z.object({ year: z.number().int().nullable(), members: count })),
  /** Members by plan, the most popular first. */
  sold: z.array(z.object({ name: z.string(), members: count })),
})
export type BodyClubPage = z.infer<typeof BodyClubPage>

export const getBodyClub = endpoint('GET /body/clubs/{account_id}', {
  tag: 'Governing bodies',
  name: 'getBodyClub',
  summary: 'One affiliated club: its members by year of birth and by plan',
  params: z.object({ account_id: z.uuid() }),
  reply: BodyClubPage,
})
