import {
  changePromotion,
  createPromotion,
  getOfficePromotion,
  type PromotionFields,
} from '@clubhouse/contract/selling/office/promotions'
import { promotionErrors } from '@clubhouse/domain/selling/shop/office/promotion-fields'
import { type Asking, type RecordKind, typedOf } from '#parts/office/record/save-record.ts'
import { day, errorsOf, type Read, readerOf, type Values } from '#parts/office/record/record-values.ts'

export const promotionValues = (promotion: PromotionFields): Values => ({
  product_id: promotion.product_id,
  description: promotion.description,
  image_id: promotion.image_id ?? '',
  starts_on: day(promotion.starts_on || null),
  ends_on: day(promotion.ends_on),
})

export const newPromotion = (today: string): PromotionFields => ({
  product_id: '',
  description: '',
  image_id: null,
  starts_on: today,
  ends_on: null,
})

const NAMES = Object.keys(promotionValues(newPromotion('')))

function read(values: Values): Read<PromotionFields> {
  const form = readerOf(values)
  const fields: PromotionFields = {
    product_id: form.text('product_id'),
    description: form.text('description'),
    image_id: form.text('image_id') || null,
    starts_on: form.day('starts_on') ?? '',
    ends_on: form.day('ends_on'),
  }
  return { fields, problems: form.problems }
}

export const getPromotion = ({ page, headers }: Asking, promotion_id: string) =>
  page.call(getOfficePromotion, { headers, params: { promotion_id } })

export const PROMOTION: RecordKind<PromotionFields> = {
  path: '/shop/promotions',
  typed: (fields) => typedOf(fields, NAMES, []),
  read,
  errors: (values) => errorsOf(read(values), promotionErrors),
  add: async ({ page, headers }, body) => (await page.call(createPromotion, { headers, body })).promotion_id,
  change: ({ page, headers }, promotion_id, body) =>
    page.call(changePromotion, { headers, params: { promotion_id }, body }),
  now: async (asking, id) => {
    const item = await getPromotion(asking, id)
    return { version: item.version, values: promotionValues(item) }
  },
}
