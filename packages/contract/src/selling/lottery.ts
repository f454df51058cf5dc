import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { Availability } from './catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { Image } from '../file.ts'
import { collectionOf, listQuery } from '../paging.ts'

/**
 * Lottos and prize draws. A lotto is drawn again and again, a prize draw (product type `Draw`) once; each time it is drawn is a
 * draw. What is in a draw is an entry: one line of a lotto, or one numbered ticket of a prize draw.
 */

const Amount = z.number().int().min(0)
const Count = z.number().int().min(0)

/** DATA-56 */
export const PrizeTier = z.enum(['Jackpot', 'Match 5', 'Match 4', 'Match 3'])
export type PrizeTier = z.infer<typeof PrizeTier>

/** DATA-57 */
export const PickType = z.enum(['Number', 'Letter', 'Lucky Dip', 'None'])
export type PickType = z.infer<typeof PickType>

/** A symbol of a line: a number, or a letter. */
export const Pick = z.union([z.number().int().min(0).max(999), z.string().regex(/^[A-Z]$/)])
export type Pick = z.infer<typeof Pick>

/** So many lines, or tickets, for so much: the ladder of prices. */
export const PriceStep = z.object({ title: z.string(), count: z.number().int().min(1), price: Amount })
export type PriceStep = z.infer<typeof PriceStep>

export const Prize = z.object({ tier: PrizeTier, amount: Amount })
export type Prize = z.infer<typeof Prize>

export const DrawStatus = z.enum(['open', 'closed', 'waiting', 'drawn'])
export type DrawStatus = z.infer<typeof DrawStatus>

/** What is published of a draw before it is drawn: when, and the seal of its secret. */
export const DrawAhead = z.object({
  draw_id: z.uuid(),
  number: z.number().int().min(1),
  /** When entries close; a ticket paid later is in the next draw. */
  closes_at: z.string(),
  draws_at: z.string(),
  seal: z.string(),
  sealed_at: z.string(),
})
export type DrawAhead = z.infer<typeof DrawAhead>

const product = {
  product_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Price of one line or ticket. */
  price: Amount,
}

export const LottoMetadata = z.object({
  /** The draw that a ticket bought now is in first; null while none is open. */
  draw_id: z.uuid().nullable(),
  next_draw: DrawAhead.nullable(),
  jackpot: Amount,
  prizes: z.array(Prize),
  pick: z.object({
    type: PickType,
    /** How many symbols make a line, out of these. */
    count: z.number().int().min(0).max(12),
    symbols: z.array(Pick),
  }),
  prices: z.array(PriceStep).min(1),
  max_lines: z.number().int().min(1),
  /** Numbers of draws that a ticket can be bought for. */
  draws: z.array(z.number().int().min(1)).min(1),
  allows_auto_renewal: z.boolean(),
  /** Place of the draw as text: "in the clubhouse". */
  place: z.string(),
  image: Image.nullable(),
  availability: Availability,
})
export type LottoMetadata = z.infer<typeof LottoMetadata>

export const LottoProduct = z.object({ ...product, type: z.literal('Lotto'), metadata: LottoMetadata })
export type LottoProduct = z.infer<typeof LottoProduct>

/** Something that can be won in a prize draw; the first is drawn first. */
export const DrawPrize = z.object({ title: z.string(), description: z.string() })

export const DrawMetadata = z.object({
  draw_id: z.uuid(),
  draw: DrawAhead,
  status: DrawStatus,
  prizes: z.array(DrawPrize).min(1),
  prices: z.array(PriceStep).min(1),
  max_entries: z.number().int().min(1),
  tickets: z.object({ total: Count, left: Count }),
  place: z.string(),
  images: z.array(Image),
  availability: Availability,
  /** Winning tickets by prize, empty before the draw. No names. */
  winners: z.array(z.object({ prize: z.string(), ticket: z.number().int() })),
})
export type DrawMetadata = z.infer<typeof DrawMetadata>

export const DrawProduct = z.object({ ...product, type: z.literal('Draw'), metadata: DrawMetadata })
export type DrawProduct = z.infer<typeof DrawProduct>

/** LOTTO-10. A line without symbols is picked by the server: a lucky dip. */
export const LottoInCart = z.object({
  lines: z.array(z.array(Pick).max(12)).min(1).max(100),
  draws: z.number().int().min(1).max(52).default(1),
  auto_renewal: z.boolean().default(false),
})
export type LottoInCart = z.infer<typeof LottoInCart>

/** DRAW-03 */
export const DrawInCart = z.object({
  entries: z.number().int().min(1).max(1000),
  /** The step of the ladder that was shown; the server's own is charged. */
  configurable_price: z.object({ title: z.string().max(100), price: Amount }).optional(),
  /** OPEN-130: a prize draw is drawn once, so anything but 1 and false is refused. */
  draws: z.number().int().min(1).optional(),
  auto_renewal: z.boolean().optional(),
})
export type DrawInCart = z.infer<typeof DrawInCart>

/** What a draw came to. */
export const DrawResult = z.object({
  draw_id: z.uuid(),
  number: z.number().int().min(1),
  status: DrawStatus,
  closes_at: z.string(),
  draws_at: z.string(),
  drawn_at: z.string().nullable(),
  entries: Count,
  jackpot: Amount,
  /** Lotto only: the drawn symbols, sorted; empty before the draw. */
  picks: z.array(Pick),
  tiers: z.array(z.object({ tier: PrizeTier, winners: Count, amount_each: Amount })),
  /** Prize draws only: winning tickets by prize. */
  tickets: z.array(z.object({ prize: z.string(), ticket: z.number().int() })),
})
export type DrawResult = z.infer<typeof DrawResult>

const LotteryParams = ClubParams.extend({ product_id: z.string().min(1).max(120) })

export const listDraws = endpoint('GET /store/{club}/lottery/{product_id}/draws', {
  name: 'listDraws',
  summary: 'The draws of a lotto or prize draw that were drawn or are about to be, the newest first',
  tag: 'Lottery',
  params: LotteryParams,
  query: listQuery(['number']),
  reply: collectionOf(DrawResult),
})

/** What a sceptical member needs to see of one draw; what its file holds is `DrawProof`. */
export const getDraw = endpoint('GET /store/{club}/lottery/{product_id}/draws/{number}', {
  name: 'getDraw',
  summary: 'One draw of a lotto or prize draw, with what proves it',
  tag: 'Lottery',
  params: LotteryParams.extend({ number: z.coerce.number().int().min(1).max(2_147_483_647) }),
  reply: z.object({
    product: z.object({
      product_id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      type: z.enum(['Lotto', 'Draw']),
    }),
    result: DrawResult,
    seal: z.string(),
    sealed_at: z.string(),
    entries_hash: z.string().nullable(),
    closed_at: z.string().nullable(),
    secret: z.string().nullable(),
    beacon: z
      .object({
        name: z.string(),
        is_demo: z.boolean(),
        round: z.number().int(),
        value: z.string(),
        signature: z.string(),
      })
      .nullable(),
    /** Numbers of a physical drum, instead of a beacon. */
    is_drum: z.boolean(),
    /** Why it is not drawn although it is time, for people. */
    waits_for: z.string().nullable(),
  }),
})

/** API-57 */
export const quickPick = endpoint('GET /store/{club}/lottery/draws/{draw_id}/quick_pick', {
  name: 'quickPick',
  summary: 'Symbols for a line, picked at random',
  tag: 'Lottery',
  params: ClubParams.extend({ draw_id: z.uuid() }),
  query: z.object({ lines: z.coerce.number().int().min(1).max(100).default(1) }),
  reply: z.object({ lines: z.array(z.array(Pick)) }),
})

/** LOTTO-14: a player tells a friend of the lotto. */
export const tellAFriend = endpoint('POST /store/{club}/lottery/{product_id}/friends', {
  name: 'tellAFriend',
  summary: 'Writes to a friend of a player, once',
  tag: 'Lottery',
  params: LotteryParams,
  body: z.object({ first_name: z.string().trim().min(1).max(64), email: z.email().max(254) }),
  reply: z.object({ told: z.literal(true) }),
})

/** A player's ticket, with the winnings of its lines. */
export const LotteryTicket = z.object({
  ticket_id: z.uuid(),
  order_id: z.uuid(),
  product: z.object({
    product_id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    type: z.enum(['Lotto', 'Draw']),
  }),
  lines: z.array(z.array(Pick)),
  /** Prize draws only: the ticket numbers. */
  numbers: z.array(z.number().int()),
  auto_renewal: z.boolean(),
  stopped_at: z.string().nullable(),
  bought_at: z.string(),
  draws: z.array(
    z.object({ number: z.number().int(), draws_at: z.string(), status: DrawStatus, won: Amount }),
  ),
})
export type LotteryTicket = z.infer<typeof LotteryTicket>

export const listTickets = endpoint('GET /store/{club}/lottery/tickets', {
  name: 'listTickets',
  summary: 'The tickets of the signed-in person, the newest first',
  tag: 'Lottery',
  params: ClubParams,
  query: listQuery(['bought_at']),
  reply: collectionOf(LotteryTicket),
})

export const stopRenewal = endpoint('POST /store/{club}/lottery/tickets/{ticket_id}/stop', {
  name: 'stopRenewal',
  staysOpen: true,
  summary: 'Renews a ticket no more; what is paid for stays in its draws',
  tag: 'Lottery',
  params: ClubParams.extend({ ticket_id: z.uuid() }),
  reply: LotteryTicket,
})

export const resumeRenewal = endpoint('POST /store/{club}/lottery/tickets/{ticket_id}/resume', {
  name: 'resumeRenewal',
  summary: 'Renews a ticket again that was stopped, while it is in a draw that is still ahead',
  tag: 'Lottery',
  params: ClubParams.extend({ ticket_id: z.uuid() }),
  reply: LotteryTicket,
})
