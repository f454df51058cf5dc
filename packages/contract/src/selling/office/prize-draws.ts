import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { LOTTERY_LIMITS } from './lottery-limits.ts'
import { RunBy, Step } from './lottery.ts'

/** OPEN-120: prize draws, drawn once. Their list, entries and how they are run: `lottery.ts`. */

export const PrizeDrawFields = z.object({
  name: z.string().trim().min(1, 'Give the draw a name').max(LOTTERY_LIMITS.name),
  description: z.string().trim().max(LOTTERY_LIMITS.description).default(''),
  place: z.string().trim().max(LOTTERY_LIMITS.place).default(''),
  /** The first is drawn first. */
  prizes: z
    .array(
      z.object({
        title: z.string().trim().min(1).max(LOTTERY_LIMITS.prize),
        description: z.string().trim().max(300).default(''),
      }),
    )
    .min(1, 'Say what can be won')
    .max(LOTTERY_LIMITS.prizes),
  prices: z.array(Step).min(1, 'Say what a ticket costs').max(LOTTERY_LIMITS.steps),
  ticket_count: z.number().int().min(1).max(LOTTERY_LIMITS.ticketCount),
  closes_at: z.iso.datetime({ offset: true }),
  draws_at: z.iso.datetime({ offset: true }),
  run_by: RunBy.default('people'),
})
export type PrizeDrawFields = z.infer<typeof PrizeDrawFields>

export const OfficePrizeDraw = PrizeDrawFields.extend({
  draw_id: z.uuid(),
  lottery_id: z.uuid(),
  slug: z.string(),
  status: z.enum(['open', 'closed', 'waiting', 'drawn']),
  /** Tickets that people have: their day and their prizes stay as they are. */
  sold: z.number().int(),
  version: z.string(),
})
export type OfficePrizeDraw = z.infer<typeof OfficePrizeDraw>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofDraw = { ...office, params: z.object({ draw_id: z.uuid() }) } as const

export const createPrizeDraw = endpoint('POST /backoffice/draws', {
  ...office,
  name: 'createPrizeDraw',
  summary: 'Puts a prize draw on sale',
  body: PrizeDrawFields,
  reply: OfficePrizeDraw,
})

export const getPrizeDraw = endpoint('GET /backoffice/draws/{draw_id}', {
  ...ofDraw,
  name: 'getPrizeDraw',
  summary: 'One prize draw as it is edited',
  reply: OfficePrizeDraw,
})

export const changePrizeDraw = endpoint('PATCH /backoffice/draws/{draw_id}', {
  ...ofDraw,
  name: 'changePrizeDraw',
  summary: 'Changes a prize draw; once tickets are sold its prizes and times stay',
  body: PrizeDrawFields.extend({ version: z.string().max(64) }),
  reply: OfficePrizeDraw,
})

export const deletePrizeDraw = endpoint('DELETE /backoffice/draws/{draw_id}', {
  ...ofDraw,
  name: 'deletePrizeDraw',
  summary: 'Deletes a prize draw that nobody has a ticket of',
  reply: z.object({ deleted: z.literal(true) }),
})
