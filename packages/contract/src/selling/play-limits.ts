import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'

const Amount = z.number().int().min(0)

/** A player's weekly limit and self-exclusion. */
export const PlayLimits = z.object({
  /** The club's limit per player; null = no limit. */
  club_limit: Amount.nullable(),
  /** The person's own; null for none. */
  limit: Amount.nullable(),
  /** A higher one that they asked for, and from when it holds. */
  next_limit: z.object({ limit: Amount.nullable(), from: z.string() }).nullable(),
  spent_this_week: Amount,
  /** End of the player's self-exclusion; null = none. */
  excluded_until: z.string().nullable(),
})
export type PlayLimits = z.infer<typeof PlayLimits>

export const getPlayLimits = endpoint('GET /store/{club}/lottery/limits', {
  name: 'getPlayLimits',
  summary: 'How much the signed-in person may play for',
  tag: 'Lottery',
  params: ClubParams,
  reply: PlayLimits,
})

export const setPlayLimits = endpoint('PATCH /store/{club}/lottery/limits', {
  name: 'setPlayLimits',
  staysOpen: true,
  summary: 'Lower at once, higher after a day; shutting oneself out cannot be taken back before its time',
  tag: 'Lottery',
  params: ClubParams,
  body: z.object({
    limit: Amount.max(10_000_00).nullable().optional(),
    exclude_days: z.union([z.literal(1), z.literal(30), z.literal(182), z.literal(365)]).optional(),
  }),
  reply: PlayLimits,
})
