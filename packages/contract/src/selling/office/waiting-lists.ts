import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { SALE_STATES } from './catalogue-limits.ts'
import { csvColumns, csvOf } from '../../office/csv.ts'
import { WAITING_LIMITS } from './waiting-limits.ts'

/** Issue 20: who waits for a plan that is sold out, for those who run the club. */

const Count = z.number().int().min(0)
const Reason = z.string().trim().min(1).max(WAITING_LIMITS.reason)

/** The line of one plan. */
export const WaitingList = z.object({
  plan_id: z.uuid(),
  plan: z.string(),
  program: z.string(),
  state: z.enum(SALE_STATES),
  /** False = nothing can be offered, because the plan is not on sale. */
  is_on_sale: z.boolean(),
  /** Null = no limit. */
  places: Count.nullable(),
  left: Count.nullable(),
  /** Households that wait, and for how many places in all. */
  waiting: Count,
  wanted: Count,
  /** Households with an open offer. */
  offered: Count,
  /** Since when the first of them waits. */
  since: z.iso.datetime().nullable(),
})
export type WaitingList = z.infer<typeof WaitingList>

export const WaitingListsQuery = listQuery(['plan', 'waiting', 'offered', 'since']).extend({
  /** Only lists with an open offer. */
  offers: z.literal('open').optional(),
})
export type WaitingListsQuery = z.infer<typeof WaitingListsQuery>

export const WaitingHousehold = z.object({
  waiting_id: z.uuid(),
  plan_id: z.uuid(),
  plan: z.string(),
  /** The waiting member's account; null when they have left the club. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Number of places asked for; all or none are offered. */
  count: z.number().int().min(1),
  status: z.enum(['waiting', 'offered']),
  /** Position in the line, counted from 1; null once an offer was made. */
  position: z.number().int().min(1).nullable(),
  joined_at: z.iso.datetime(),
  offered_until: z.iso.datetime().nullable(),
  /** Why it was offered to them before the others; null where they were next. */
  offered_why: z.string().nullable(),
  /** How many of their places are kept back for them until there are enough. */
  gathered: Count,
})
export type WaitingHousehold = z.infer<typeof WaitingHousehold>

export const WaitingHouseholdsQuery = listQuery(['name', 'count', 'joined_at', 'offered_until']).extend({
  plan_id: z.uuid().optional(),
  status: WaitingHousehold.shape.status.optional(),
})
export type WaitingHouseholdsQuery = z.infer<typeof WaitingHouseholdsQuery>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofHousehold = { ...office, params: z.object({ waiting_id: z.uuid() }) } as const

export const listWaitingLists = endpoint('GET /backoffice/waiting-lists', {
  ...office,
  name: 'listWaitingLists',
  summary: 'The plans for which someone waits',
  query: WaitingListsQuery,
  reply: collectionOf(WaitingList).extend({ counts: z.object({ all: Count, offered: Count }) }),
})

export const getWaitingList = endpoint('GET /backoffice/waiting-lists/{plan_id}', {
  ...office,
  name: 'getWaitingList',
  summary: 'The waiting list of one plan, also an empty one',
  params: z.object({ plan_id: z.uuid() }),
  reply: WaitingList,
})

/** Default order: open offers first, then the line as it stands. */
export const listWaitingHouseholds = endpoint('GET /backoffice/waiting-households', {
  ...office,
  name: 'listWaitingHouseholds',
  summary: 'Who waits in a club, in order, and who has an open offer',
  query: WaitingHouseholdsQuery,
  reply: collectionOf(WaitingHousehold).extend({
    counts: z.object({ all: Count, waiting: Count, offered: Count }),
  }),
})

export const WAITING_CSV_COLUMNS = [
  'position',
  'name',
  'email',
  'plan',
  'count',
  'status',
  'joined_at',
  'offered_until',
] as const
export const listWaitingHouseholdsCsv = csvOf(
  listWaitingHouseholds,
  WaitingHouseholdsQuery.extend(csvColumns(WAITING_CSV_COLUMNS)),
)

export const getWaitingHousehold = endpoint('GET /backoffice/waiting-households/{waiting_id}', {
  ...ofHousehold,
  name: 'getWaitingHousehold',
  summary: 'One household in line',
  reply: WaitingHousehold,
})

/** Also possible while places are free: these are then held for the household. */
export const addWaitingHousehold = endpoint('POST /backoffice/waiting-households', {
  ...office,
  name: 'addWaitingHousehold',
  summary: 'Puts someone whom the club knows at the end of the line',
  body: z.object({
    plan_id: z.uuid(),
    email: z.email().max(254),
    count: z.number().int().min(1).max(WAITING_LIMITS.count).default(1),
  }),
  reply: WaitingHousehold,
})

/** Names the member, so that a second press offers to no one else. A reason is needed for a member who is not next. */
export const offerPlaceByHand = endpoint('POST /backoffice/waiting-households/{waiting_id}/offer', {
  ...ofHousehold,
  name: 'offerPlaceByHand',
  summary: 'Offers a household its places now, with a mail',
  body: z.object({
    reason: Reason.optional(),
    /** Makes what is missing: the plan then has so many places more. */
    makes_room: z.boolean().default(false),
  }),
  reply: WaitingHousehold,
})

export const extendOffer = endpoint('POST /backoffice/waiting-households/{waiting_id}/extension', {
  ...ofHousehold,
  name: 'extendOffer',
  summary: 'Holds the places of an open offer for longer, with a mail',
  body: z.object({
    days: z.union(WAITING_LIMITS.days.map((each) => z.literal(each))),
    /** What it is extended from: pressed twice it counts once. */
    offered_until: z.iso.datetime(),
  }),
  reply: WaitingHousehold,
})

export const withdrawOffer = endpoint('POST /backoffice/waiting-households/{waiting_id}/withdrawal', {
  ...ofHousehold,
  name: 'withdrawOffer',
  summary: 'Takes back an open offer, with a mail; the places go to the next in line',
  body: z.object({
    reason: Reason,
    /** Otherwise they are off the list. */
    keeps_place: z.boolean().default(false),
  }),
  reply: z.object({ withdrawn: z.literal(true) }),
})

export const removeWaitingHousehold = endpoint('DELETE /backoffice/waiting-households/{waiting_id}', {
  ...ofHousehold,
  name: 'removeWaitingHousehold',
  summary: 'Takes someone who waits off the list',
  reply: z.object({ removed: z.literal(true) }),
})
