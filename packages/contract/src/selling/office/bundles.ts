import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { CATALOGUE_LIMITS, SALE_STATES } from './catalogue-limits.ts'
import { PlanPaymentOption } from './plans.ts'

/** OPEN-120, DATA-33: plans that are bought together, for those who run the club. */

const Count = z.number().int().min(0)
const Amount = Count.max(CATALOGUE_LIMITS.price)
const Limit = Count.max(50).nullable().default(null)
const Day = z.iso.date().nullable().default(null)

export const BundleItemFields = z.object({
  plan_id: z.uuid(),
  min_allowed: Limit,
  max_allowed: Limit,
  price_in_bundle: Amount,
})
export type BundleItemFields = z.infer<typeof BundleItemFields>

/** A bundle has one price, so it can be paid in parts but is no subscription. */
export const BundlePaymentOption = PlanPaymentOption.extend({
  type: z.enum(['instalment', 'reducing_instalment']),
})
export type BundlePaymentOption = z.infer<typeof BundlePaymentOption>

export const BundleFields = z.object({
  program_id: z.uuid(),
  name: z.string().trim().max(CATALOGUE_LIMITS.name),
  description: z.string().trim().max(CATALOGUE_LIMITS.description).default(''),
  /** What the plans in it cost together, up to the cap; otherwise the flat price. */
  is_dynamic_pricing: z.boolean().default(false),
  flat_price: Amount.nullable().default(null),
  price_cap: Amount.nullable().default(null),
  payment_options: z.array(BundlePaymentOption).max(CATALOGUE_LIMITS.paymentOptions).default([]),
  valid_from: Day,
  valid_to: Day,
  adults_min: Limit,
  adults_max: Limit,
  juveniles_min: Limit,
  juveniles_max: Limit,
  items: z.array(BundleItemFields).max(CATALOGUE_LIMITS.bundleItems).default([]),
  is_active: z.boolean().default(true),
})
export type BundleFields = z.infer<typeof BundleFields>

export const BundleSummary = BundleFields.extend({
  bundle_id: z.uuid(),
  slug: z.string(),
  program: z.string(),
  state: z.enum(SALE_STATES),
  /** Number of times the bundle was bought. */
  sold: Count,
  is_used: z.boolean(),
})
export type BundleSummary = z.infer<typeof BundleSummary>

export const OfficeBundle = BundleSummary.extend({ version: z.string() })
export type OfficeBundle = z.infer<typeof OfficeBundle>

export const BundlesQuery = listQuery(['name', 'program', 'sold']).extend({
  program_id: z.uuid().optional(),
  state: z.enum([...SALE_STATES, 'shown']).optional(),
})
export type BundlesQuery = z.infer<typeof BundlesQuery>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofBundle = { ...office, params: z.object({ bundle_id: z.uuid() }) } as const

export const listOfficeBundles = endpoint('GET /backoffice/bundles', {
  ...office,
  name: 'listOfficeBundles',
  summary: 'The bundles of a club, also those that visitors do not see',
  query: BundlesQuery,
  reply: collectionOf(BundleSummary).extend({
    counts: z.object({ all: Count, shown: Count, hidden: Count }),
  }),
})

export const createBundle = endpoint('POST /backoffice/bundles', {
  ...office,
  name: 'createBundle',
  summary: 'A new bundle of plans',
  body: BundleFields,
  reply: OfficeBundle,
})

export const getOfficeBundle = endpoint('GET /backoffice/bundles/{bundle_id}', {
  ...ofBundle,
  name: 'getOfficeBundle',
  summary: 'One bundle',
  reply: OfficeBundle,
})

export const changeBundle = endpoint('PATCH /backoffice/bundles/{bundle_id}', {
  ...ofBundle,
  name: 'changeBundle',
  summary: 'Changes a bundle for people who buy it from now on',
  body: BundleFields.extend({ version: z.string().max(64) }),
  reply: OfficeBundle,
})

export const deleteBundle = endpoint('DELETE /backoffice/bundles/{bundle_id}', {
  ...ofBundle,
  name: 'deleteBundle',
  summary: 'Deletes a bundle that nobody ever bought',
  reply: z.object({ deleted: z.literal(true) }),
})
