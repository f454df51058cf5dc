import type { BundleFields } from '@clubhouse/contract/selling/office/bundles'
import { CATALOGUE_LIMITS } from '@clubhouse/contract/selling/office/catalogue-limits'
import { maxLength } from '../../../validators/validators.ts'
import { optionErrors, optionInWords } from './plan-fields.ts'
import {
  changesBetween,
  dayInWords,
  type FieldWords,
  inMoney,
  limitInWords,
  yesNo,
  saidOnly,
} from './field-words.ts'

/** The rules of a bundle: the same in the browser that edits it and on the server that keeps it. */

export function bundleErrors(fields: BundleFields): Record<string, string> {
  const { name, items, flat_price, is_dynamic_pricing, valid_from, valid_to } = fields
  const upsideDown = (min: number | null, max: number | null) =>
    min !== null && max !== null && max < min ? 'The most is fewer than the least' : null
  return saidOnly({
    name: name.trim() === '' ? 'Enter a name' : maxLength(CATALOGUE_LIMITS.name)(name),
    program_id: fields.program_id === '' ? 'Choose a programme' : null,
    flat_price: !is_dynamic_pricing && flat_price === null ? 'Enter what the bundle costs' : null,
    valid_to:
      valid_from !== null && valid_to !== null && valid_to < valid_from
        ? 'The last day is before the first'
        : null,
    adults_max: upsideDown(fields.adults_min, fields.adults_max),
    juveniles_max: upsideDown(fields.juveniles_min, fields.juveniles_max),
    items: items.length === 0 ? 'Choose at least one plan' : null,
    ...optionErrors(fields.payment_options, is_dynamic_pricing ? null : flat_price),
    ...Object.fromEntries(
      items.map(({ plan_id, min_allowed, max_allowed }) => [
        `item_${plan_id}`,
        max_allowed === 0 ? 'At least 1, or leave it empty' : upsideDown(min_allowed, max_allowed),
      ]),
    ),
  })
}

/** A flat price and a sum exclude each other; a cap counts for a sum alone. */
export const tidyBundle = (fields: BundleFields): BundleFields => ({
  ...fields,
  name: fields.name.trim(),
  description: fields.description.trim(),
  flat_price: fields.is_dynamic_pricing ? null : fields.flat_price,
  price_cap: fields.is_dynamic_pricing ? fields.price_cap : null,
})

const WORDS: FieldWords<BundleFields> = {
  name: ['Name', ({ name }) => name],
  description: ['Description', ({ description }) => description],
  flat_price: ['Price', ({ flat_price: price }) => inMoney(price)],
  price_cap: ['At most', ({ price_cap: cap }) => inMoney(cap)],
  payment_options: ['Ways to pay', ({ payment_options: options }) => options.map(optionInWords).join(', ')],
  valid_from: ['First day', ({ valid_from: day }) => dayInWords(day)],
  valid_to: ['Last day', ({ valid_to: day }) => dayInWords(day)],
  adults_min: [
    'Adults',
    ({ adults_min: min, adults_max: max }) => `${limitInWords(min)} to ${limitInWords(max)}`,
  ],
  juveniles_min: [
    'Children',
    ({ juveniles_min: min, juveniles_max: max }) => `${limitInWords(min)} to ${limitInWords(max)}`,
  ],
  items: [
    'Plans',
    ({ items }) =>
      `${items.length} at ${items.map(({ price_in_bundle: price }) => inMoney(price)).join(', ')}`,
  ],
  is_active: ['On the website', ({ is_active: is }) => yesNo(is)],
}
export const bundleChanges = (before: BundleFields, after: BundleFields) =>
  changesBetween(WORDS, before, after)
