import type { PromotionFields } from '@clubhouse/contract/selling/office/promotions'
import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import { changesBetween, dayInWords, type FieldWords, saidOnly } from '../../catalogue/office/field-words.ts'
import { maxLength } from '../../../validators/validators.ts'

/** The rules of what is put forward: the same in the browser and on the server. */

export const promotionErrors = (fields: PromotionFields): Record<string, string> =>
  saidOnly({
    product_id: fields.product_id === '' ? 'Choose what you put forward' : null,
    description:
      fields.description.trim() === ''
        ? 'Say why people would want it'
        : maxLength(SHOP_LIMITS.promotion)(fields.description),
    starts_on: fields.starts_on === '' ? 'Enter the first day' : null,
    ends_on:
      fields.ends_on !== null && fields.ends_on < fields.starts_on
        ? 'The last day is before the first'
        : null,
  })

export const tidyPromotion = (fields: PromotionFields): PromotionFields => ({
  ...fields,
  description: fields.description.trim(),
})

const WORDS: FieldWords<PromotionFields> = {
  description: ['Message', ({ description }) => description],
  starts_on: ['First day', ({ starts_on: day }) => dayInWords(day)],
  ends_on: ['Last day', ({ ends_on: day }) => dayInWords(day)],
}

export const promotionChanges = (before: PromotionFields, after: PromotionFields) => [
  ...changesBetween(WORDS, before, after),
  ...(before.product_id === after.product_id
    ? []
    : [{ field: 'What is put forward', before: 'one', after: 'another' }]),
  ...(before.image_id === after.image_id
    ? []
    : [
        {
          field: 'Picture',
          before: before.image_id ? 'one' : 'none',
          after: after.image_id ? 'another' : 'none',
        },
      ]),
]
