import type {
  MembershipDiscount,
  MembershipProduct,
  PaymentOption,
  PlanProduct,
} from '@clubhouse/contract/selling/catalogue'
import { aBundle, aPlan } from '@clubhouse/domain/testing/a-plan'
import type { MembershipData } from '../load-membership.ts'

/** For tests: a small club of its own, with one of each kind. */
export const SEASON = { program_id: '00000000-0000-4000-8000-0000000000aa', title: 'Season' }
export const CAMPS = { program_id: '00000000-0000-4000-8000-0000000000bb', title: 'Summer camps' }

const option = (type: PaymentOption['type'], number_of_payments: number | null): PaymentOption => ({
  payment_option_id: '00000000-0000-4000-8000-0000000000cc',
  type,
  frequency: 'monthly',
  occurrence: 1,
  number_of_payments,
  initial_payment: null,
})

const season = { subscription: { period: { end: '2027-06-30' } } }
export const SENIOR = aPlan({
  description: 'League and cup.',
  slug: 'senior',
  metadata: { ...season, ages: { from: 18, to: null, on: null }, payment_options: [option('instalment', 6)] },
})
export const JUNIOR = aPlan({
  name: 'Juvenile U8–U12',
  slug: 'junior',
  price: 11_000,
  metadata: { ...season, is_juvenile: true, ages: { from: 8, to: 12, on: null } },
})
export const LITTLE = aPlan({
  name: 'Little Rovers',
  slug: 'little',
  price: 0,
  metadata: { ...season, is_juvenile: true },
})
export const GYM = aPlan({
  name: 'Gym',
  slug: 'gym',
  price: 1_500,
  metadata: { payment_options: [option('subscription', null)] },
})
export const WALKING = aPlan({
  name: 'Walking football',
  slug: 'walking',
  price: 500,
  metadata: { ...season, payment_options: [{ ...option('subscription', 30), frequency: 'weekly' }] },
})
export const CAMP = aPlan({
  name: 'Camp week 2',
  slug: 'camp-2',
  price: 7_500,
  metadata: {
    ...season,
    program_id: CAMPS.program_id,
    is_juvenile: true,
    available_count: 2,
    availability: 'limited',
  },
})
export const FULL_CAMP = aPlan({
  name: 'Camp week 1',
  slug: 'camp-1',
  price: 7_500,
  metadata: {
    ...season,
    program_id: CAMPS.program_id,
    is_juvenile: true,
    available_count: 0,
    sold_out: true,
    availability: 'sold_out',
  },
})

export const inside = (
  plan: PlanProduct,
  min_allowed: number | null,
  max_allowed: number,
  price: number,
): PlanProduct => ({
  ...plan,
  metadata: { ...plan.metadata, bundle_item_condition: { min_allowed, max_allowed, price_in_bundle: price } },
})

const limits = (plan_type: 'Adult' | 'Juvenile', min_allowed: number, max_allowed: number) => ({
  type: 'plan_type' as const,
  condition: { plan_type, min_allowed, max_allowed },
})

const extra = (name: string) => inside(aPlan({ name }), null, 2, 3_500)

export const FAMILY = aBundle({
  slug: 'family',
  price: 32_000,
  description:
    'One price for the family: one or two adults and up to four children, whatever age they are. Add the camp.',
  metadata: {
    flat_price: 32_000,
    price_cap: 32_000,
    products: [
      inside(SENIOR, null, 2, 16_000),
      inside(JUNIOR, null, 4, 9_500),
      inside(LITTLE, null, 4, 0),
      extra('Student'),
      extra('Social'),
      extra('Masters'),
      inside(CAMP, null, 2, 6_500),
    ],
    conditions: [limits('Adult', 1, 2), limits('Juvenile', 1, 4)],
    valid_dates: { valid_from: '2026-08-01', valid_to: '2027-06-30' },
  },
})

export const SAVER = aBundle({
  name: 'Siblings saver',
  slug: 'saver',
  price: 19_000,
  metadata: {
    is_dynamic_pricing: true,
    price_cap: 25_000,
    products: [inside(JUNIOR, 1, 5, 9_500)],
    conditions: [limits('Juvenile', 2, 5)],
  },
})

export const SIBLINGS: MembershipDiscount = {
  discount_id: '00000000-0000-4000-8000-0000000000dd',
  name: 'Brothers and sisters',
  type: 'percentage',
  plans: [{ plan_id: JUNIOR.metadata.plan_id }],
  offerings: [{ number_of_products: 2, discount_amount: 10 }],
}

export const SEASON_PRODUCTS: MembershipProduct[] = [SENIOR, JUNIOR, LITTLE, GYM, FAMILY, SAVER]
export const CAMP_PRODUCTS: MembershipProduct[] = [FULL_CAMP, CAMP]

export const aMembership = (wanted: Partial<MembershipData> = {}): MembershipData => ({
  programs: [SEASON, CAMPS],
  shown: null,
  open: { programId: SEASON.program_id, products: SEASON_PRODUCTS },
  discounts: [SIBLINGS],
  hasDiscountsFailed: false,
  ...wanted,
})
