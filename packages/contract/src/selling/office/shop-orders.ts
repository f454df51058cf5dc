import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'

/** What was bought in the shop and is to be handed over, line by line, for those who run the club. */

export const HandOut = z.object({
  order_item_id: z.uuid(),
  order_id: z.uuid(),
  order_number: z.number().int(),
  buyer: z.string(),
  item: z.string(),
  /** The size, the colour; empty where there is but one. */
  variant: z.string(),
  quantity: z.number().int(),
  bought_at: z.string(),
  handed_out_at: z.string().nullable(),
  /** Admin who handed it out; null before, and when they have left the club. */
  handed_out_by: z.string().nullable(),
})
export type HandOut = z.infer<typeof HandOut>

export const HandOutsQuery = listQuery(['buyer', 'item', 'bought_at', 'handed_out_at']).extend({
  state: z.enum(['waiting', 'done']).optional(),
})
export type HandOutsQuery = z.infer<typeof HandOutsQuery>

/** Pieces still to be handed out, by item: a picking list. */
export const PickLine = z.object({ item: z.string(), variant: z.string(), quantity: z.number().int() })
export type PickLine = z.infer<typeof PickLine>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofItem = { ...office, params: z.object({ order_item_id: z.uuid() }) } as const

/** Default order: who has waited longest first. What was given back in full is not there. */
export const listHandOuts = endpoint('GET /backoffice/shop-orders', {
  ...office,
  name: 'listHandOuts',
  summary: 'What was bought in the shop, to be handed out or handed out already',
  query: HandOutsQuery,
  reply: collectionOf(HandOut).extend({
    counts: z.object({ waiting: z.number().int(), done: z.number().int() }),
    pick_list: z.array(PickLine),
  }),
})

export const handOut = endpoint('POST /backoffice/shop-orders/{order_item_id}/hand-out', {
  ...ofItem,
  name: 'handOut',
  summary: 'Someone has what they bought',
  reply: HandOut,
})

export const undoHandOut = endpoint('DELETE /backoffice/shop-orders/{order_item_id}/hand-out', {
  ...ofItem,
  name: 'undoHandOut',
  summary: 'They do not have it after all',
  reply: HandOut,
})
