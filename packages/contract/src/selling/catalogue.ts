import { z } from 'zod'

/** What a club sells as membership: programmes, plans and bundles of plans, and what makes them cheaper. */

const Amount = z.number().int().min(0)
const Count = z.number().int().min(0)

/** DATA-58, OPEN-071 */
export const PaymentPlanType = z.enum(['instalment', 'reducing_instalment', 'subscription'])
export type PaymentPlanType = z.infer<typeof PaymentPlanType>

export const Frequency = z.enum(['weekly', 'monthly'])
export type Frequency = z.infer<typeof Frequency>

/** DATA-26, DATA-32: a way to pay besides at once. */
export const PaymentOption = z.object({
  payment_option_id: z.uuid(),
  type: PaymentPlanType,
  frequency: Frequency,
  /** Every so many weeks or months. */
  occurrence: z.number().int().min(1),
  /** How many payments in all, were it bought today; null for what goes on until it is cancelled. */
  number_of_payments: z.number().int().min(1).nullable(),
  /** What is paid first, where that is not a share like the others. */
  initial_payment: Amount.nullable(),
})
export type PaymentOption = z.infer<typeof PaymentOption>

/** Whether it can be bought now. `limited` says how many are left; the others why not. */
export const Availability = z.enum(['open', 'limited', 'sold_out', 'not_open', 'closed'])
export type Availability = z.infer<typeof Availability>

/** Age limits of a plan: null = no limit. `on` is the day that ages are taken on; null = today. */
export const AgeRange = z.object({
  from: z.number().int().nullable(),
  to: z.number().int().nullable(),
  on: z.string().nullable(),
})
export type AgeRange = z.infer<typeof AgeRange>

export const BundleItemCondition = z.object({
  min_allowed: Count.nullable(),
  max_allowed: Count.nullable(),
  price_in_bundle: Amount,
})
export type BundleItemCondition = z.infer<typeof BundleItemCondition>

/** Less for those who join early: what it takes off the price, and the last day of it by the club's clock. */
export const EarlyBird = z.object({ name: z.string(), amount: Amount, until: z.iso.date() })
export type EarlyBird = z.infer<typeof EarlyBird>

/** DATA-32 */
export const PlanMetadata = z.object({
  plan_id: z.uuid(),
  program_id: z.uuid(),
  /** Null = no limit. */
  available_count: Count.nullable(),
  sold_out: z.boolean(),
  availability: Availability,
  /** When it can be bought from, where that is not yet. */
  opens_at: z.string().nullable(),
  is_juvenile: z.boolean(),
  ages: AgeRange,
  subscription: z.object({ period: z.object({ end: z.string().nullable() }) }),
  payment_options: z.array(PaymentOption),
  /** Absent where the price is not reduced today. The price itself is the one before it. */
  early_bird: EarlyBird.optional(),
  /** Null for a plan outside a bundle. */
  bundle_item_condition: BundleItemCondition.nullable(),
})
export type PlanMetadata = z.infer<typeof PlanMetadata>

const product = {
  product_id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: Amount,
}

/** DATA-31 */
export const PlanProduct = z.object({ ...product, type: z.literal('Plan'), metadata: PlanMetadata })
export type PlanProduct = z.infer<typeof PlanProduct>

/** DATA-33: how many plans for adults, or for children, a bundle takes. */
export const BundleCondition = z.object({
  type: z.literal('plan_type'),
  condition: z.object({
    plan_type: z.enum(['Adult', 'Juvenile']),
    min_allowed: Count.nullable(),
    max_allowed: Count.nullable(),
  }),
})
export type BundleCondition = z.infer<typeof BundleCondition>

/** DATA-33 */
export const BundleMetadata = z.object({
  program_id: z.uuid(),
  products: z.array(PlanProduct),
  /** Besides at once, where the club lets a bundle be paid in parts; never a subscription. */
  payment_options: z.array(PaymentOption),
  conditions: z.array(BundleCondition),
  price_cap: Amount.nullable(),
  is_dynamic_pricing: z.boolean(),
  flat_price: Amount.nullable(),
  valid_dates: z.object({ valid_from: z.string().nullable(), valid_to: z.string().nullable() }),
  availability: Availability,
})
export type BundleMetadata = z.infer<typeof BundleMetadata>

export const BundleProduct = z.object({ ...product, type: z.literal('Bundle'), metadata: BundleMetadata })
export type BundleProduct = z.infer<typeof BundleProduct>

export const MembershipProduct = z.discriminatedUnion('type', [PlanProduct, BundleProduct])
export type MembershipProduct = z.infer<typeof MembershipProduct>

/** DATA-35 */
export const MembershipDiscount = z.object({
  discount_id: z.uuid(),
  name: z.string(),
  type: z.enum(['percentage', 'fixed']),
  plans: z.array(z.object({ plan_id: z.uuid() })),
  offerings: z.array(
    z.object({ number_of_products: z.number().int().min(1), discount_amount: z.number().min(0) }),
  ),
})
export type MembershipDiscount = z.infer<typeof MembershipDiscount>

/** DATA-36 */
export const Program = z.object({ program_id: z.uuid(), title: z.string() })
export type Program = z.infer<typeof Program>

/** DATA-37 */
export const PlansValidation = z.object({
  inactive_plans_count: Count,
  all_plans_active: z.boolean(),
  message: z.string(),
})
export type PlansValidation = z.infer<typeof PlansValidation>
