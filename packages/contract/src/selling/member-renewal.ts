import { z } from 'zod'
import { ClubParams, Currency } from '../site/club.ts'
import { GivenForm } from './cart.ts'
import { BundleProduct, MembershipDiscount, PlanProduct } from './catalogue.ts'
import { endpoint } from '../endpoint.ts'
import { FormType } from '../people/registration.ts'

/** Renewing a family's memberships, and changing one in the middle of a season. */

const Amount = z.number().int().min(0)

export const MemberClub = z.object({
  account_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  currency: Currency,
  /** Address of the club's site. */
  origin: z.string(),
  /** A plain date: where the club is. */
  today: z.string(),
})
export type MemberClub = z.infer<typeof MemberClub>

/** Something that is agreed to each season anew, for everybody whose form has it in the same words. */
export const RenewalAgreement = z.object({
  key: z.string(),
  label: z.string(),
  link: z.string().nullable(),
  kind: z.enum(['tick', 'yes_no']),
})
export type RenewalAgreement = z.infer<typeof RenewalAgreement>

/** What is missing in a form: the words of its questions, and no answer. */
export const RenewalForm = z.object({
  type: FormType,
  missing: z.array(z.object({ question_id: z.string(), label: z.string() })),
  /** Keys of what has to be agreed to for it. */
  agreements: z.array(z.string()),
})
export type RenewalForm = z.infer<typeof RenewalForm>

/** A family member whose membership has ended or will end, and the plan that follows it. */
export const Renewal = z.object({
  membership_id: z.uuid(),
  member_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  is_self: z.boolean(),
  before: z.object({ name: z.string(), ends_on: z.string() }),
  /** `nothing`: the club sells nothing yet that would follow. */
  state: z.enum(['open', 'sold_out', 'not_open', 'nothing']),
  plan: PlanProduct.nullable(),
  choice: z.enum(['same', 'outgrown', 'replaced']).nullable(),
  forms: z.array(RenewalForm),
})
export type Renewal = z.infer<typeof Renewal>

export const ClubRenewals = z.object({
  club: MemberClub,
  renewals: z.array(Renewal),
  agreements: z.array(RenewalAgreement),
  /** Facts from which browser and server both compute the cheapest combination for the household. */
  bundles: z.array(BundleProduct),
  discounts: z.array(MembershipDiscount),
})
export type ClubRenewals = z.infer<typeof ClubRenewals>

export const listRenewals = endpoint('GET /member/renewals', {
  name: 'listRenewals',
  summary: 'Who of the family could renew, with which plan, and what is still to be said for it',
  tag: 'Membership',
  reply: z.object({ clubs: z.array(ClubRenewals) }),
})

const PersonToRenew = z.object({
  membership_id: z.uuid(),
  /** The plan that was shown: another one is not bought unseen. */
  plan_id: z.uuid(),
  /** What was checked and changed; what is left out is taken from what is known. */
  member: GivenForm.nullish(),
  guardian: GivenForm.nullish(),
})

export const renewMemberships = endpoint('POST /member/renewals/{club}', {
  name: 'renewMemberships',
  summary: 'Puts the renewals of these people into the cart, in the cheapest way for them together',
  tag: 'Membership',
  params: ClubParams,
  body: z.object({
    people: z.array(PersonToRenew).min(1).max(20),
    agreed: z.record(z.string().max(2000), z.boolean()).default({}),
  }),
  reply: z.object({
    shopping_cart_id: z.uuid(),
    total: Amount,
    today: Amount,
    /** Address that leads the signed-in member to the club's own checkout. */
    checkout_url: z.string(),
  }),
})

/** A plan that the member could change to today, with the calculation. Its amounts are cents and may be negative. */
export const SwitchOffer = z.object({
  plan: PlanProduct,
  old: z.object({
    days: z.number().int(),
    days_left: z.number().int(),
    used: Amount,
    unused: Amount,
    paid: Amount,
    not_paid: Amount,
  }),
  next: z.object({ days: z.number().int(), days_left: z.number().int(), part: Amount }),
  difference: z.number().int(),
})
export type SwitchOffer = z.infer<typeof SwitchOffer>

const MembershipParams = z.object({ membership_id: z.uuid() })

export const getSwitch = endpoint('GET /member/switches/{membership_id}', {
  name: 'getSwitch',
  summary: 'What it would cost to change a membership to another plan today, with the sum',
  tag: 'Membership',
  params: MembershipParams,
  reply: z.object({
    club: MemberClub,
    membership: z.object({
      membership_id: z.uuid(),
      member_id: z.uuid(),
      first_name: z.string(),
      last_name: z.string(),
      plan_name: z.string(),
      ends_on: z.string(),
      /** Bought in a bundle, whose price cannot be taken apart. */
      bundle: z.string().nullable(),
    }),
    offers: z.array(SwitchOffer),
  }),
})

export const askForSwitch = endpoint('POST /member/switches/{membership_id}', {
  name: 'askForSwitch',
  summary: 'Asks the club to change a membership, with the sum that was shown',
  tag: 'Membership',
  params: MembershipParams,
  body: z.object({
    plan_id: z.uuid(),
    difference: z.number().int(),
    note: z.string().trim().max(1000).default(''),
  }),
  reply: z.object({ sent: z.literal(true) }),
})
