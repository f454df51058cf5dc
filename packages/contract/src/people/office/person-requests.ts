import { z } from 'zod'
import { Currency } from '../../site/club.ts'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { fileOf } from '../../file.ts'
import { Proof } from '../../identity/passkeys.ts'
import { ERASURE_LIMITS, MEMBER_LIMITS } from './member-limits.ts'

/** Requests of people about their own data, handled by those who run the club (ADR 045). */

const office = { tag: 'Back office', headers: AccountHeader } as const

const MemberParams = z.object({ member_id: z.uuid() })

/** Medical answers are among it: it needs that right too, and it is written down like a look at them. */
export const copyPersonData = endpoint('POST /backoffice/members/{member_id}/data', {
  ...office,
  name: 'copyPersonData',
  summary: 'All that this club keeps of one person, as JSON and as a page to read, in one archive',
  params: MemberParams,
  body: Proof.extend({
    /** Note of the admin: who made the request, and how. */
    note: z.string().trim().max(MEMBER_LIMITS.note).default(''),
  }),
  reply: fileOf('application/zip'),
})

/** A membership that was bought and still counts: it is given back first, or it ends. */
const RunningPlan = z.object({
  person: z.string(),
  plan: z.string(),
  ends_on: z.string().nullable(),
  order_id: z.uuid(),
  order_seq: z.number().int(),
})

export const PersonErasure = z.object({
  member_id: z.uuid(),
  name: z.string(),
  is_child: z.boolean(),
  /** True for people with an account of their own; it stays, without its role in the club. */
  has_account: z.boolean(),
  /** Name of the guardian whose account they belong to; null = their own. */
  guardian: z.string().nullable(),
  /** Names of relatives who are erased along with the account holder. */
  goes_along: z.array(z.string()),
  /** What the club itself gave them, and ends with it. */
  ends: z.array(z.string()),
  running: z.array(RunningPlan),
  open_payments: z.array(z.object({ count: z.number().int(), amount: z.number().int(), currency: Currency })),
  /** Orders that are being paid at this moment. */
  unpaid_orders: z.number().int(),
  /** They have a role in running the club. */
  runs_club: z.boolean(),
  asked: z
    .object({
      erased_on: z.iso.datetime(),
      asked_at: z.iso.datetime(),
      /** Null when the admin has left the club. */
      asked_by: z.string().nullable(),
      reason: z.string(),
    })
    .nullable(),
})
export type PersonErasure = z.infer<typeof PersonErasure>

const ofMember = { ...office, params: MemberParams } as const

const ERASURE = '/backoffice/members/{member_id}/erasure'

export const getPersonErasure = endpoint(`GET ${ERASURE}`, {
  ...ofMember,
  name: 'getPersonErasure',
  summary: 'What prevents erasing someone in this club, and who goes with them',
  reply: PersonErasure,
})

export const askPersonErasure = endpoint(`POST ${ERASURE}`, {
  ...ofMember,
  name: 'askPersonErasure',
  summary: 'Has someone erased in this club in fourteen days',
  body: Proof.extend({
    reason: z.string().trim().max(ERASURE_LIMITS.reason).default(''),
    /** The person’s name, typed. */
    name: z.string().trim().max(ERASURE_LIMITS.name).default(''),
  }),
  reply: z.object({ erased_on: z.iso.datetime() }),
})

export const stopPersonErasure = endpoint(`DELETE ${ERASURE}`, {
  ...ofMember,
  name: 'stopPersonErasure',
  summary: 'Keeps what the club has of someone after all',
  reply: z.object({ kept: z.literal(true) }),
})

/** Whether a grown-up relative can be offered a sign-in of their own, and to which address. */
export const OwnSignInState = z.object({
  member_id: z.uuid(),
  name: z.string(),
  first_name: z.string(),
  /** Name of the holder of the account they belong to. */
  guardian: z.string(),
  /** Reason against the offer: they have a sign-in, the account is no family's, or their age. */
  bar: z.enum(['has_own', 'no_account', 'too_young']).nullable(),
  /** The address that the family gave for them; without one the guardian is asked. */
  email: z.string().nullable(),
  offered: z.object({ email: z.string(), until: z.iso.datetime() }).nullable(),
})
export type OwnSignInState = z.infer<typeof OwnSignInState>

const OWN_SIGN_IN = '/backoffice/members/{member_id}/own-sign-in'

export const getOwnSignIn = endpoint(`GET ${OWN_SIGN_IN}`, {
  ...ofMember,
  name: 'getOwnSignIn',
  summary: 'Whether someone who is eighteen can be offered a sign-in of their own',
  reply: OwnSignInState,
})

/** The club cannot choose the address, because its reader gets all data of the person. */
export const offerOwnSignIn = endpoint(`POST ${OWN_SIGN_IN}`, {
  ...ofMember,
  name: 'offerOwnSignIn',
  summary: 'Offers it by mail, to them or through the person who acts for them',
  body: z.object({}),
  reply: z.object({ sent_to: z.string(), asked: z.enum(['person', 'guardian']) }),
})
