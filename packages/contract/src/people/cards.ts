import { z } from 'zod'
import { ClubParams } from '../site/club.ts'
import { endpoint } from '../endpoint.ts'
import { FamilyClub } from './member-family.ts'

/** Cards of membership, and how a steward checks one (docs/decisions/036-membership-cards.md). */

export const MembershipCard = z.object({
  membership_id: z.uuid(),
  member_id: z.uuid(),
  /** What the membership was bought with; null where the club brought it along. */
  order_item_id: z.uuid().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  is_self: z.boolean(),
  club: FamilyClub,
  plan: z.string(),
  season: z.string().nullable(),
  /** "U10"; null for adults. */
  age_group: z.string().nullable(),
  /** "DR 0417" */
  number: z.string(),
  /** Member number of the club's old system, when the club shows it (DATA-52). */
  earlier_number: z.string().nullable(),
  ends_on: z.string().nullable(),
  /** What the code on the card says: an address of the club. */
  check_url: z.string(),
  /** The code works offline until this time. */
  valid_until: z.string(),
})
export type MembershipCard = z.infer<typeof MembershipCard>

/** Made anew whenever it is asked for; only for memberships that count today. */
export const listMembershipCards = endpoint('GET /member/cards', {
  name: 'listMembershipCards',
  summary: 'The membership cards of the family, with codes that work for a week',
  tag: 'Membership',
  reply: z.object({ items: z.array(MembershipCard) }),
})

/** `expired` is a code that was not renewed for a week, `unknown` one that is not ours. */
export const CardState = z.enum(['valid', 'ended', 'revoked', 'expired', 'unknown'])
export type CardState = z.infer<typeof CardState>

export const CheckedCard = z.object({
  state: CardState,
  /** Null when the code is not one of ours. */
  card: z
    .object({
      /** First name and initial; to stewards in full. */
      name: z.string(),
      plan: z.string(),
      season: z.string().nullable(),
      number: z.string(),
      ends_on: z.string().nullable(),
    })
    .nullable(),
  is_steward: z.boolean(),
})
export type CheckedCard = z.infer<typeof CheckedCard>

/** Anybody may look: no birthday, no surname. */
export const checkCard = endpoint('GET /store/{club}/cards/{token}', {
  name: 'checkCard',
  summary: 'Whether a membership card counts at this moment',
  tag: 'Membership',
  params: ClubParams.extend({ token: z.string().min(1).max(1000) }),
  reply: CheckedCard,
})

export const CardKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
})

/** Public key with which a page checks cards offline. */
export const getCardKey = endpoint('GET /store/{club}/card-key', {
  name: 'getCardKey',
  summary: 'The public key by which cards of the club are known',
  tag: 'Membership',
  params: ClubParams,
  reply: z.object({ key: CardKey }),
})

export const ListedCard = z.object({
  membership_id: z.uuid(),
  number: z.int(),
  name: z.string(),
  plan: z.string(),
  season: z.string().nullable(),
  state: z.enum(['valid', 'ended', 'revoked']),
})
export type ListedCard = z.infer<typeof ListedCard>

/** For those who run the club: what a typed number means, and which cards have been given back, when the signal is gone. */
export const listCards = endpoint('GET /store/{club}/card-list', {
  name: 'listCards',
  summary: 'All cards that were ever opened, for stewards at the gate',
  tag: 'Membership',
  params: ClubParams,
  reply: z.object({ at: z.string(), items: z.array(ListedCard) }),
})
