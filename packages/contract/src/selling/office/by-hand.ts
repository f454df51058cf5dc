import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { MAX_NOTE } from '../../money/office/order-limits.ts'
import { BY_HAND_LIMITS, REGISTRATION_WAYS } from './by-hand-limits.ts'

/** Somebody put in by the club from a paper form: who, by which plans, and how it is paid. */

const office = { tag: 'Back office', headers: AccountHeader } as const

const Amount = z.number().int().min(0)
const name = z.string().trim().max(BY_HAND_LIMITS.name)
const Day = z.string().max(10).nullable()

const who = {
  /** `child` comes into the account of a guardian; an adult has their own. */
  kind: z.enum(['adult', 'child']),
  first_name: name,
  last_name: name,
  /** A plain date; null where it is not known. */
  date_of_birth: Day,
  /** One of the account's people who is known; null for somebody new. */
  member_id: z.uuid().nullish(),
  /** Account that is there: of the adult, or of the guardian; null to open one. */
  holder_id: z.uuid().nullish(),
  /** Of the account that is opened. */
  email: z.string().trim().max(254).default(''),
  plan_ids: z.array(z.uuid()).min(1).max(BY_HAND_LIMITS.plans),
}

export const RegistrationToQuote = z.object(who)
export type RegistrationToQuote = z.infer<typeof RegistrationToQuote>

export const RegistrationByHand = z.object({
  ...who,
  /** Chosen by the caller: sent again with the same, it is done once. */
  request_id: z.uuid(),
  guardian_first_name: name.default(''),
  guardian_last_name: name.default(''),
  mobile: z.string().trim().max(BY_HAND_LIMITS.mobile).default(''),
  /** The paper form is signed: by the adult, or by a parent or guardian. */
  is_signed: z.boolean(),
  /** The caller has seen who is like them, and says that it is another person. */
  is_somebody_else: z.boolean().default(false),
  way: z.enum(REGISTRATION_WAYS),
  /** `later` only: the plain date on which all of it is due. */
  due_on: Day.default(null),
  note: z.string().trim().max(MAX_NOTE).default(''),
  /** What the caller was shown; refused where it is another by now. */
  total: Amount.optional(),
})
export type RegistrationByHand = z.infer<typeof RegistrationByHand>

export const SamePerson = z.object({
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  date_of_birth: z.string().nullable(),
})
export type SamePerson = z.infer<typeof SamePerson>

/** Looks only: nothing is written, and nobody made. */
export const quoteRegistration = endpoint('POST /backoffice/registrations/quote', {
  ...office,
  name: 'quoteRegistration',
  summary: 'What registering a person would cost, and who is there that may be the same person',
  body: RegistrationToQuote,
  reply: z.object({
    lines: z.array(z.object({ name: z.string(), price: Amount, total: Amount })),
    discounts: z.array(z.object({ name: z.string(), amount: Amount })),
    total: Amount,
    same: z.array(SamePerson),
  }),
})

const Holder = z.object({
  user_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  /** Those for whom the account acts in this club. */
  people: z.array(
    z.object({
      member_id: z.uuid(),
      first_name: z.string(),
      last_name: z.string(),
      date_of_birth: z.string().nullable(),
      is_juvenile: z.boolean(),
    }),
  ),
})
export type AccountHolder = z.infer<typeof Holder>

/** In the body, as a name has no place in an address. */
export const findAccountHolders = endpoint('POST /backoffice/registrations/holders', {
  ...office,
  name: 'findAccountHolders',
  summary: 'Accounts of the club by name, email or mobile, with those for whom they act',
  body: z.object({ search: z.string().trim().min(2).max(100) }),
  reply: z.object({ items: z.array(Holder) }),
})

export const registerByHand = endpoint('POST /backoffice/registrations', {
  ...office,
  name: 'registerByHand',
  summary: 'Registers a person from a paper form: an order that is complete at once, paid by hand or owed',
  body: RegistrationByHand,
  reply: z.object({
    order_id: z.uuid(),
    order_seq: z.number().int(),
    total: Amount,
    member_id: z.uuid(),
    first_name: z.string(),
    /** Something that a form needs is not there yet: the family is asked for it. */
    is_unfinished: z.boolean(),
  }),
})
