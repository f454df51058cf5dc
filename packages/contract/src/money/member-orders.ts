import { z } from 'zod'
import { Currency } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'
import { MemberClub } from '../people/home.ts'
import { OrderStanding, Settlement } from './orders.ts'
import { PaymentMethod } from './payment-methods.ts'
import { collectionOf, listQuery } from '../paging.ts'

const Amount = z.number().int().min(0)
const ClubOf = z.object({ account_id: z.uuid(), name: z.string(), slug: z.string(), time_zone: z.string() })

/** One time that money moved, or did not. */
export const MadePayment = z.object({
  payment_id: z.uuid(),
  order_id: z.uuid(),
  order_seq: z.number().int(),
  club: ClubOf,
  currency: Currency,
  at: z.string(),
  /** `refunded`: all of it went back. */
  status: z.enum(['paid', 'failed', 'refunded']),
  amount: Amount,
  refunded: Amount,
  card: Settlement.nullable(),
  /** What it was for: "Colm, Senior player: 3 of 6" is made of these. */
  lines: z.array(
    z.object({
      name: z.string(),
      person: z.string().nullable(),
      /** Which of its payments; null for what was paid at once. */
      number: z.number().int().nullable(),
      of: z.number().int(),
    }),
  ),
})
export type MadePayment = z.infer<typeof MadePayment>

/** A card that is kept, and how many orders are still paid from it. */
export const CardInUse = PaymentMethod.extend({ used_by: z.number().int().min(0) })
export type CardInUse = z.infer<typeof CardInUse>

export const MemberPayments = collectionOf(MadePayment).extend({
  clubs: z.array(MemberClub),
  cards: z.array(CardInUse),
})
export type MemberPayments = z.infer<typeof MemberPayments>

/** What was paid, page by page, with what is to come, by club, and the cards it is taken from. */
export const listMemberPayments = endpoint('GET /member/payments', {
  name: 'listMemberPayments',
  summary: 'What the signed-in person has paid, what is still to come, and from which cards',
  tag: 'Members',
  query: listQuery(['at']),
  reply: MemberPayments,
})

export const OrderInList = OrderStanding.extend({
  order_id: z.uuid(),
  order_seq: z.number().int(),
  club: ClubOf,
  currency: Currency,
  created_at: z.string(),
  total: Amount,
  lines: z.array(z.object({ name: z.string(), person: z.string().nullable() })),
})
export type OrderInList = z.infer<typeof OrderInList>

export const listMemberOrders = endpoint('GET /member/orders', {
  name: 'listMemberOrders',
  summary: 'The orders of the signed-in person in all of their clubs, newest first',
  tag: 'Members',
  query: listQuery(['created_at']),
  reply: collectionOf(OrderInList),
})
