import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'

/** Places in a plan that is sold out, for those who wait for one to come free. */

export const WaitingPlace = z.object({
  waiting_id: z.uuid(),
  plan_id: z.uuid(),
  plan_name: z.string(),
  /** Brothers and sisters are kept together: all of them get a place, or the offer waits. */
  count: z.number().int().min(1),
  /** How many households are in front; null once a place was offered. */
  ahead: z.number().int().min(0).nullable(),
  status: z.enum(['waiting', 'offered']),
  /** When the offer ends; null without one. */
  offered_until: z.string().nullable(),
})
export type WaitingPlace = z.infer<typeof WaitingPlace>

export const joinWaitingList = endpoint({
  name: 'joinWaitingList',
  method: 'POST',
  path: '/store/{club}/products/plans/{plan_id}/waiting-list',
  summary: 'Waits for places in a plan that is sold out; asked again, changes how many',
  tag: 'Membership',
  params: ClubParams.extend({ plan_id: z.uuid() }),
  body: z.object({ count: z.number().int().min(1).max(10).default(1) }),
  reply: WaitingPlace,
})

export const leaveWaitingList = endpoint({
  name: 'leaveWaitingList',
  staysOpen: true,
  method: 'DELETE',
  path: '/store/{club}/waiting-list/{waiting_id}',
  summary: 'Waits no longer, or passes an offer on',
  tag: 'Membership',
  params: ClubParams.extend({ waiting_id: z.uuid() }),
  reply: z.object({}),
})

export const listWaitingPlaces = endpoint({
  name: 'listWaitingPlaces',
  method: 'GET',
  path: '/store/{club}/waiting-list',
  summary: 'What the signed-in person waits for in a club, and what they are offered',
  tag: 'Membership',
  params: ClubParams,
  reply: z.object({ items: z.array(WaitingPlace) }),
})
