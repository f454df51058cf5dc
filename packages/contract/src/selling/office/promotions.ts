import { z } from 'zod'
import { AccountHeader, endpoint } from '../../endpoint.ts'
import { Image } from '../../file.ts'
import { collectionOf, listQuery } from '../../paging.ts'
import { Promotion } from '../shop.ts'
import { PROMOTION_STATES, SHOP_LIMITS } from './shop-limits.ts'

/** OPEN-120, DATA-08: what a club puts forward in the cart between two days, for those who run the club. */

const Count = z.number().int().min(0)

export const PromotionFields = z.object({
  /** Product that is promoted: a lotto, a draw or a shop item. */
  product_id: z.uuid(),
  description: z.string().trim().max(SHOP_LIMITS.promotion),
  image_id: z.uuid().nullable().default(null),
  /** The first and the last day, where the club is. */
  starts_on: z.iso.date(),
  ends_on: z.iso.date().nullable().default(null),
})
export type PromotionFields = z.infer<typeof PromotionFields>

export const PromotionSummary = PromotionFields.extend({
  promotion_id: z.uuid(),
  product_name: z.string(),
  product_slug: z.string(),
  product_type: Promotion.shape.product_type,
  image: Image.nullable(),
  /** Of several at a time the one that began last is shown, the others stand behind it; off: what it puts forward is not on the website. */
  state: z.enum(PROMOTION_STATES),
})
export type PromotionSummary = z.infer<typeof PromotionSummary>

export const OfficePromotion = PromotionSummary.extend({ version: z.string() })
export type OfficePromotion = z.infer<typeof OfficePromotion>

export const PromotionsQuery = listQuery(['description', 'product_name', 'starts_on', 'ends_on']).extend({
  state: z.enum(PROMOTION_STATES).optional(),
})
export type PromotionsQuery = z.infer<typeof PromotionsQuery>

const office = { tag: 'Back office', headers: AccountHeader } as const
const ofPromotion = { ...office, params: z.object({ promotion_id: z.uuid() }) } as const

/** Default order: by date, the latest first. */
export const listOfficePromotions = endpoint('GET /backoffice/promotions', {
  ...office,
  name: 'listOfficePromotions',
  summary: 'What a club puts forward, now, before and later',
  query: PromotionsQuery,
  reply: collectionOf(PromotionSummary).extend({
    counts: z.object({ all: Count, current: Count, waiting: Count, over: Count }),
  }),
})

export const createPromotion = endpoint('POST /backoffice/promotions', {
  ...office,
  name: 'createPromotion',
  summary: 'Puts something forward from a day on',
  body: PromotionFields,
  reply: OfficePromotion,
})

export const getOfficePromotion = endpoint('GET /backoffice/promotions/{promotion_id}', {
  ...ofPromotion,
  name: 'getOfficePromotion',
  summary: 'One promotion',
  reply: OfficePromotion,
})

export const changePromotion = endpoint('PATCH /backoffice/promotions/{promotion_id}', {
  ...ofPromotion,
  name: 'changePromotion',
  summary: 'Changes what is put forward, or when',
  body: PromotionFields.extend({ version: z.string().max(64) }),
  reply: OfficePromotion,
})

export const deletePromotion = endpoint('DELETE /backoffice/promotions/{promotion_id}', {
  ...ofPromotion,
  name: 'deletePromotion',
  summary: 'Deletes a promotion',
  reply: z.object({ deleted: z.literal(true) }),
})
