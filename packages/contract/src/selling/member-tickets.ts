import { z } from 'zod'
import { Currency } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'
import { DrawStatus, LotteryTicket, Pick } from './lottery.ts'
import { PlayLimits } from './play-limits.ts'

/** The member's lotto and draw tickets in all their clubs. */

export const MemberTicket = LotteryTicket.extend({
  draws: z.array(
    z.object({
      number: z.number().int(),
      draws_at: z.string(),
      status: DrawStatus,
      won: z.number().int().min(0),
      /** What was drawn; empty until it is, and for a prize draw. */
      picks: z.array(Pick),
    }),
  ),
  /** What is paid for it each time; null for one that was not to renew. */
  renewal: z
    .object({ amount: z.number().int().min(0), next: z.string().nullable(), may_resume: z.boolean() })
    .nullable(),
})
export type MemberTicket = z.infer<typeof MemberTicket>

export const ClubTickets = z.object({
  club: z.object({
    account_id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    currency: Currency,
    time_zone: z.string(),
    origin: z.string(),
    /** What can be played there now. */
    lotteries: z.array(z.object({ slug: z.string(), name: z.string(), type: z.enum(['Lotto', 'Draw']) })),
  }),
  /** Tickets in draws that are still to come. */
  open: z.array(MemberTicket),
  /** The newest of those that were drawn. */
  past: z.array(MemberTicket),
  past_total: z.number().int().min(0),
  limits: PlayLimits,
})
export type ClubTickets = z.infer<typeof ClubTickets>

export const listMemberTickets = endpoint('GET /member/tickets', {
  name: 'listMemberTickets',
  summary: 'What the signed-in person plays in each of their clubs, the results, and their limits',
  tag: 'Lottery',
  query: z.object({ past: z.coerce.number().int().min(1).max(200).default(20) }),
  reply: z.object({ clubs: z.array(ClubTickets) }),
})
