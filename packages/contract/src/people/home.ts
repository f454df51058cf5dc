import { z } from 'zod'
import { Currency } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'
import { OrderStanding, Settlement } from '../money/orders.ts'
import { ProductType } from '../selling/products.ts'

/** What a family sees of itself: who is in which club by what, and what is paid for it. */

const Amount = z.number().int().min(0)

/** One payment of something that is paid over time, after the one that was made when it was bought. */
export const LaterPayment = z.object({
  /** The first after that one is 2. */
  number: z.number().int().min(2),
  /** A plain date in the club's zone. */
  due: z.string(),
  amount: Amount,
  status: z.enum(['planned', 'charging', 'paid', 'failed']),
  /** It was refused, and is tried once more then; null for anything else. */
  tries_again_at: z.string().nullable(),
})
export type LaterPayment = z.infer<typeof LaterPayment>

/** Something that was bought, with everything that is paid for it. */
export const PaidItem = z.object({
  order_id: z.uuid(),
  order_seq: z.number().int(),
  order_item_id: z.uuid(),
  /** The bundle that a plan was bought in, which is paid as one. */
  bundle_order_item_id: z.uuid().nullable(),
  name: z.string(),
  type: ProductType,
  /** Memberships only: the person who holds it. */
  member_id: z.uuid().nullable(),
  first_name: z.string().nullable(),
  total: Amount,
  /** What was paid when it was bought, on the day `bought_on`. */
  today: Amount,
  bought_on: z.string(),
  /** Number of all instalments, paid ones included. */
  number_of_payments: z.number().int().min(1),
  is_subscription: z.boolean(),
  /** The card that later payments are taken from. */
  card: Settlement.nullable(),
  /** Which of the cards that are kept it is; null for one that is not kept any more. */
  payment_method_id: z.uuid().nullable(),
  /** Why the last charge of its order was refused, in words for the holder. */
  reason: z.string().nullable(),
  later: z.array(LaterPayment),
})
export type PaidItem = z.infer<typeof PaidItem>

/** Facts of one club: its amounts in its own currency, and its current date. */
export const MemberClub = z.object({
  account_id: z.uuid(),
  name: z.string(),
  slug: z.string(),
  currency: Currency,
  time_zone: z.string(),
  today: z.string(),
  items: z.array(PaidItem),
})
export type MemberClub = z.infer<typeof MemberClub>

export const MembershipOnHome = z.object({
  membership_id: z.uuid(),
  member_id: z.uuid(),
  /** Null for a membership that was not bought online. */
  order_item_id: z.uuid().nullable(),
  plan: z.string(),
  program: z.string(),
  program_id: z.uuid(),
  status: z.enum(['active', 'cancelled']),
  starts_on: z.string(),
  ends_on: z.string().nullable(),
})
export type MembershipOnHome = z.infer<typeof MembershipOnHome>

const LatestOrder = OrderStanding.extend({
  order_id: z.uuid(),
  order_seq: z.number().int(),
  created_at: z.string(),
  total: Amount,
  lines: z.array(z.object({ name: z.string(), title: z.string(), total: Amount })),
})

/** An offer from the waiting list: the place is held until the given time. */
const PlaceOffer = z.object({
  waiting_id: z.uuid(),
  plan: z.string(),
  count: z.number().int().min(1),
  until: z.string().nullable(),
})

const NextDraw = z.object({
  name: z.string(),
  slug: z.string(),
  kind: z.enum(['Lotto', 'Draw']),
  draws_at: z.string(),
  /** Lotto only: the current jackpot. */
  jackpot: Amount,
})

export const HomeClub = MemberClub.extend({
  memberships: z.array(MembershipOnHome),
  /** Programmes of which a plan can be bought today, and how long the longest of them lasts; null for without an end. */
  on_sale: z.array(z.object({ program_id: z.uuid(), program: z.string(), ends_on: z.string().nullable() })),
  latest_order: LatestOrder.nullable(),
  offers: z.array(PlaceOffer),
  draws: z.array(NextDraw),
  /** Forms that the club filled in for somebody from paper, of which something is still to be answered. */
  unfinished: z
    .array(z.object({ member_id: z.uuid(), form_id: z.uuid(), form: z.string(), first_name: z.string() }))
    .optional(),
})
export type HomeClub = z.infer<typeof HomeClub>

export const FamilyPerson = z.object({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  kind: z.enum(['adult', 'juvenile']),
  /** Null for the member themselves. */
  relation: z.string().nullable(),
  /** Age in years; children only. */
  age: z.int().nullable(),
})
export type FamilyPerson = z.infer<typeof FamilyPerson>

export const MemberHome = z.object({ people: z.array(FamilyPerson), clubs: z.array(HomeClub) })
export type MemberHome = z.infer<typeof MemberHome>

/** MYACC-05: one look at everything: the family, what is paid and what is not, what comes this week. */
export const getMemberHome = endpoint('GET /member/home', {
  name: 'getMemberHome',
  summary:
    'The family of the signed-in person, by club: memberships, payments, the latest order, draws of the week',
  tag: 'Members',
  reply: MemberHome,
})
