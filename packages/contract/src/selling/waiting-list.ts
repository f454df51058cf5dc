import { z } from 'zod'
import { ClubParams, Currency } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'
import { AvailableMember } from '../people/family.ts'
import { FamilyClub } from '../people/member-family.ts'
import { AgeRange } from './catalogue.ts'

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
  joined_at: z.string(),
  /** Whose places they are; fewer than `count` where a household said only how many. */
  people: z.array(z.object({ member_id: z.uuid(), first_name: z.string() })),
})
export type WaitingPlace = z.infer<typeof WaitingPlace>

/** For how many at most one household waits. */
export const MOST_WAITING = 10

export const getWaitingLine = endpoint('GET /store/{club}/products/plans/{plan_id}/waiting-list', {
  name: 'getWaitingLine',
  summary:
    'The waiting list of a plan for the signed-in person: how long it is, and who of their family may join it',
  tag: 'Membership',
  params: ClubParams.extend({ plan_id: z.uuid() }),
  reply: z.object({
    plan: z.object({
      plan_id: z.uuid(),
      program_id: z.uuid(),
      name: z.string(),
      description: z.string(),
      price: z.number().int().min(0),
      currency: Currency,
      is_juvenile: z.boolean(),
      ages: AgeRange,
    }),
    time_zone: z.string(),
    /** Why nobody can join now; null for a list that can be joined. */
    closed: z.enum(['not_on_sale', 'places_left']).nullable(),
    /** Families that wait. */
    families: z.number().int().min(0),
    place: WaitingPlace.nullable(),
    /** Null for whoever fits. */
    people: z.array(AvailableMember.extend({ why_not: z.string().nullable() })),
  }),
})

export const joinWaitingList = endpoint('POST /store/{club}/products/plans/{plan_id}/waiting-list', {
  name: 'joinWaitingList',
  summary: 'Waits for places in a plan that is sold out; asked again, changes how many',
  tag: 'Membership',
  params: ClubParams.extend({ plan_id: z.uuid() }),
  body: z.object({
    count: z.number().int().min(1).max(MOST_WAITING).default(1),
    /** Whose places they are, of the family; then `count` is how many they are. */
    member_ids: z.array(z.uuid()).max(MOST_WAITING).default([]),
  }),
  reply: WaitingPlace,
})

export const leaveWaitingList = endpoint('DELETE /store/{club}/waiting-list/{waiting_id}', {
  name: 'leaveWaitingList',
  staysOpen: true,
  summary: 'Waits no longer, or passes an offer on',
  tag: 'Membership',
  params: ClubParams.extend({ waiting_id: z.uuid() }),
  reply: z.object({}),
})

export const listWaitingPlaces = endpoint('GET /store/{club}/waiting-list', {
  name: 'listWaitingPlaces',
  summary: 'What the signed-in person waits for in a club, and what they are offered',
  tag: 'Membership',
  params: ClubParams,
  reply: z.object({ items: z.array(WaitingPlace) }),
})

/** MYACC-07: on a club's own site that club's alone. */
export const listOwnWaiting = endpoint('GET /member/waiting-lists', {
  name: 'listOwnWaiting',
  summary: 'What the family of the signed-in person waits for, in all their clubs',
  tag: 'Members',
  reply: z.object({ items: z.array(WaitingPlace.extend({ club: FamilyClub })) }),
})
