import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { CATALOGUE_LIMITS } from './catalogue-limits.ts'

/** OPEN-120, DATA-35: less to pay for several plans, for those who run the club. */

const Count = z.number().int().min(0)

export const DiscountOffering = z.object({
  number_of_products: z.number().int().min(1).max(100),
  /** Per cent, or cents. */
  discount_amount: z.number().min(0).max(CATALOGUE_LIMITS.price),
})
export type DiscountOffering = z.infer<typeof DiscountOffering>

export const DiscountFields = z.object({
  name: z.string().trim().max(CATALOGUE_LIMITS.name),
  /** For several plans, or for joining early: then there is one offering, of one plan. */
  kind: z.enum(['multi_buy', 'early_bird']).default('multi_buy'),
  type: z.enum(['percentage', 'fixed']),
  /** Last day of an early bird, by the club's clock. Null for a discount for several plans. */
  ends_on: z.iso.date().nullable().default(null),
  plans: z.array(z.object({ plan_id: z.uuid() })).max(CATALOGUE_LIMITS.plans),
  offerings: z.array(DiscountOffering).max(CATALOGUE_LIMITS.offerings),
  is_active: z.boolean().default(true),
})
export type DiscountFields = z.infer<typeof DiscountFields>

export const DiscountSummary = DiscountFields.extend({
  discount_id: z.uuid(),
  /** Number of orders with this discount. */
  orders: Count,
})
export type DiscountSummary = z.infer<typeof DiscountSummary>

export const OfficeDiscount = DiscountSummary.extend({ version: z.string() })
export type OfficeDiscount = z.infer<typeof OfficeDiscount>

export const DiscountsQuery = listQuery(['name', 'orders']).extend({
  active: z.enum(['true', 'false']).optional(),
})
export type DiscountsQuery = z.infer<typeof DiscountsQuery>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofDiscount = { ...office, params: z.object({ discount_id: z.uuid() }) } as const

export const listOfficeDiscounts = endpoint('GET /backoffice/discounts', {
  ...office,
  name: 'listOfficeDiscounts',
  summary: 'What is taken off when several plans are bought together, also what is switched off',
  query: DiscountsQuery,
  reply: collectionOf(DiscountSummary).extend({ counts: z.object({ active: Count, off: Count }) }),
})

export const createDiscount = endpoint('POST /backoffice/discounts', {
  ...office,
  name: 'createDiscount',
  summary: 'A new discount for several plans',
  body: DiscountFields,
  reply: OfficeDiscount,
})

export const getOfficeDiscount = endpoint('GET /backoffice/discounts/{discount_id}', {
  ...ofDiscount,
  name: 'getOfficeDiscount',
  summary: 'One discount',
  reply: OfficeDiscount,
})

export const changeDiscount = endpoint('PATCH /backoffice/discounts/{discount_id}', {
  ...ofDiscount,
  name: 'changeDiscount',
  summary: 'Changes a discount for people who buy from now on',
  body: DiscountFields.extend({ version: z.string().max(64) }),
  reply: OfficeDiscount,
})

/** One that was used is switched off instead. */
export const deleteDiscount = endpoint('DELETE /backoffice/discounts/{discount_id}', {
  ...ofDiscount,
  name: 'deleteDiscount',
  summary: 'Deletes a discount that made no order cheaper yet',
  reply: z.object({ deleted: z.literal(true) }),
})
