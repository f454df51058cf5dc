import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { Pick, PickType, Prize } from '../lottery.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { LOTTERY_LIMITS, LUCK } from './lottery-limits.ts'
import { RunBy, Step } from './lottery.ts'

/** OPEN-120: the lottos of a club: what is played for, when, and what it costs. Their draws: `lottery.ts`. */

const Amount = z.number().int().min(0).max(10_000_000_00)

export const LottoFields = z.object({
  name: z.string().trim().min(1, 'Give the lotto a name').max(LOTTERY_LIMITS.name),
  /** What it is for, and the club's own terms of playing. */
  description: z.string().trim().max(LOTTERY_LIMITS.description),
  place: z.string().trim().max(LOTTERY_LIMITS.place),
  /** 1 is Monday. */
  weekday: z.number().int().min(1).max(7),
  /** On the wall at the club. */
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Choose a time'),
  closes_minutes_before: z
    .number()
    .int()
    .min(0)
    .max(7 * 24 * 60 - 1),
  jackpot: Amount,
  jackpot_start: Amount,
  jackpot_step: Amount,
  jackpot_cap: Amount.nullable(),
  prizes: z.array(Prize).max(3),
  prices: z.array(Step).min(1).max(LOTTERY_LIMITS.steps),
  /** Most lines of one ticket. */
  max_lines: z.number().int().min(1).max(LOTTERY_LIMITS.lines),
  /** Numbers of draws that a ticket can be bought for. */
  draw_counts: z
    .array(z.number().int().min(1).max(LOTTERY_LIMITS.drawsAhead))
    .min(1)
    .max(LOTTERY_LIMITS.drawCounts),
  allows_auto_renewal: z.boolean(),
  /** How much one person may play for in a week; null for as much as they like. */
  weekly_limit: Amount.min(1).nullable(),
  run_by: RunBy,
})
export type LottoFields = z.infer<typeof LottoFields>

/** How a line is picked and drawn: said once, when the lotto is made. */
export const LottoPick = z.object({
  type: PickType,
  /** So many of `from` symbols make a line; both 0 where there are none. */
  count: z.number().int().min(0).max(12),
  from: z.number().int().min(0).max(LOTTERY_LIMITS.numbers),
})
export type LottoPick = z.infer<typeof LottoPick>

export const NewLotto = LottoFields.extend({
  pick: LottoPick,
  luck: z.enum(LUCK),
  /** Becomes its id: the same form sent twice finds what it made. */
  request_id: z.uuid().optional(),
})
export type NewLotto = z.infer<typeof NewLotto>

export const OfficeLotto = LottoFields.extend({
  lottery_id: z.uuid(),
  slug: z.string(),
  /** On sale. Draws that are laid out are drawn either way. */
  is_active: z.boolean(),
  pick: z.object({ type: PickType, count: z.number().int(), symbols: z.array(Pick) }),
  luck: z.enum(LUCK),
  /** When the next one is drawn; null while none is laid out. */
  next_draw_at: z.string().nullable(),
  /** Tickets in draws that are still ahead: what they cost and what they play for is not made worse. */
  tickets_ahead: z.number().int().min(0),
  version: z.string(),
})
export type OfficeLotto = z.infer<typeof OfficeLotto>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofLotto = { ...office, params: z.object({ lottery_id: z.uuid() }) } as const

export const listLottos = endpoint('GET /backoffice/lottery', {
  ...office,
  name: 'listLottos',
  summary: 'The lottos of a club, with jackpot, prizes and prices',
  query: listQuery(['name']),
  reply: collectionOf(OfficeLotto),
})

/** Its first draws are laid out with it, each with a seal that is public from then on. */
export const createLotto = endpoint('POST /backoffice/lottery', {
  ...office,
  name: 'createLotto',
  summary: 'Puts a lotto on sale, with its next draws',
  body: NewLotto,
  reply: OfficeLotto,
})

export const getLotto = endpoint('GET /backoffice/lottery/{lottery_id}', {
  ...ofLotto,
  name: 'getLotto',
  summary: 'One lotto as it is edited',
  reply: OfficeLotto,
})

/** Draws that are laid out keep their day and time; what tickets that are out can win only goes up. */
export const changeLotto = endpoint('PATCH /backoffice/lottery/{lottery_id}', {
  ...ofLotto,
  name: 'changeLotto',
  summary:
    'Changes jackpot, prizes, prices, times and who sets off the draws of a lotto, and whether it is on sale',
  body: LottoFields.extend({
    version: z.string().max(64),
    /** Unchanged when left out. */
    is_active: z.boolean().optional(),
  }),
  reply: OfficeLotto,
})
