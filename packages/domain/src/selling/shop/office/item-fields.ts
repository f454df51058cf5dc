import type {
  ItemDiscount,
  ShopItemFields,
  VariantFields,
} from '@clubhouse/contract/selling/office/shop-items'
import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import {
  changesBetween,
  dayInWords,
  type FieldWords,
  inMoney,
  saidOnly,
  yesNo,
} from '../../catalogue/office/field-words.ts'
import { maxLength } from '../../../validators/validators.ts'
import { shopItemTypeTitle } from '../item-types.ts'

/** The rules of an item of the shop: the same in the browser that edits it and on the server that keeps it. */

export function itemErrors(fields: ShopItemFields): Record<string, string> {
  const { name, opens_on: opens, closes_on: closes, variants, option_names: names } = fields
  return saidOnly({
    name: name.trim() === '' ? 'Enter a name' : maxLength(SHOP_LIMITS.name)(name),
    discount: fields.any_amount === null ? discountError(fields.discount) : null,
    any_amount: amountsError(fields),
    closes_on:
      opens !== null && closes !== null && closes < opens
        ? 'The last day of the sale is before the first'
        : null,
    option_0: variants.length > 0 && names.length === 0 ? 'Say what people choose, such as Size' : null,
    option_1: names.length > 1 && names[0] === names[1] ? 'That is what they choose already' : null,
    variants: names.length > 0 && variants.length === 0 ? 'Add what there is to choose from' : null,
    image_ids:
      new Set(fields.image_ids).size === fields.image_ids.length ? null : 'Each picture can be there once',
    ...Object.fromEntries(variants.map((_, at) => [`variant_${at}`, variantError(fields, at)])),
  })
}

function discountError(discount: ItemDiscount | null): string | null {
  if (discount === null) return null
  if (discount.name.trim() === '') return 'Say what the discount is called'
  if (discount.amount <= 0) return 'Enter how much is taken off'
  return discount.type === 'percentage' && discount.amount > 100 ? 'No more than 100 per cent' : null
}

function amountsError({ any_amount: any, variants }: ShopItemFields): string | null {
  if (any === null) return null
  if (variants.length > 0) return 'A gift comes in one kind only: take the kinds away first'
  if (any.min < 1) return 'Enter the smallest amount people can give'
  if (any.max < any.min) return 'The most is below the least'
  return any.suggested.every((each) => each >= any.min && each <= any.max)
    ? null
    : 'Suggest amounts between the least and the most'
}

function variantError({ option_names: names, variants }: ShopItemFields, at: number): string | null {
  const missing = names.find((name) => !variants[at]?.options[name]?.trim())
  if (missing !== undefined) return `Enter the ${missing.toLowerCase()}`
  const own = kindOf(names, variants[at])
  return variants.findIndex((each) => kindOf(names, each) === own) === at ? null : `${own} is there already`
}

/** "Adult, M" */
export const kindOf = (names: readonly string[], variant?: Pick<VariantFields, 'options'>): string =>
  names.map((name) => variant?.options[name]?.trim() ?? '').join(', ')

/** What there is to choose from, in the order of the kinds. */
export const optionsOf = ({ option_names: names, variants }: ShopItemFields) =>
  names.map((name) => ({ name, values: [...new Set(variants.map(({ options }) => options[name] ?? ''))] }))

/** As it is kept: nothing of what does not apply. */
export function tidyItem(fields: ShopItemFields): ShopItemFields {
  const names = fields.option_names.map((name) => name.trim()).filter(Boolean)
  const variants = fields.variants.map((variant) => ({
    ...variant,
    options: Object.fromEntries(names.map((name) => [name, variant.options[name]?.trim() ?? ''])),
  }))
  return {
    ...fields,
    name: fields.name.trim(),
    description: fields.description.trim(),
    handed_out: fields.handed_out.trim(),
    size_guide: fields.size_guide.trim(),
    option_names: names,
    variants,
    stock: variants.length > 0 ? null : fields.stock,
    // A gift is what somebody gives: nothing is taken off it.
    discount: fields.any_amount === null ? fields.discount : null,
    price: fields.any_amount?.min ?? fields.price,
  }
}

/** Of those some are gone already. */
export const tooFewInStock = (taken: number): string =>
  `${taken} ${taken === 1 ? 'is' : 'are'} sold or held already, so it can’t be fewer`

/** A kind that somebody has stays. */
export const kindStays = (kind: string, taken: number): string =>
  `${taken} of “${kind}” ${taken === 1 ? 'is' : 'are'} sold or held, so it stays. Set its stock to ${taken} to stop selling it.`

const discountInWords = (discount: ItemDiscount | null): string => {
  if (discount === null) return 'none'
  const { name, type, amount } = discount
  return `${name}, ${type === 'percentage' ? `${amount}%` : inMoney(amount)}`
}
const stockInWords = (stock: number | null): string => (stock === null ? 'no limit' : String(stock))

const variantsInWords = ({ option_names: names, variants }: ShopItemFields): string =>
  variants
    .map((variant) => {
      const price = variant.price === null ? '' : ` at ${inMoney(variant.price)}`
      return `${kindOf(names, variant)}: ${stockInWords(variant.stock)}${price}`
    })
    .join('; ') || 'none'

const WORDS: FieldWords<ShopItemFields> = {
  name: ['Name', ({ name }) => name],
  type: ['Type', ({ type }) => shopItemTypeTitle(type)],
  description: ['Description', ({ description }) => description],
  price: ['Price', ({ price }) => inMoney(price)],
  discount: ['Discount', ({ discount }) => discountInWords(discount)],
  any_amount: [
    'Amount of the giver',
    ({ any_amount: any }) => (any === null ? 'no' : `${inMoney(any.min)} to ${inMoney(any.max)}`),
  ],
  max_quantity: ['At most in one order', ({ max_quantity: most }) => String(most)],
  variants: ['Kinds', variantsInWords],
  stock: ['Stock', ({ stock }) => stockInWords(stock)],
  image_ids: ['Pictures', ({ image_ids: ids }) => String(ids.length)],
  handed_out: ['How it’s handed out', ({ handed_out: how }) => how],
  size_guide: ['Size guide', ({ size_guide: guide }) => guide],
  opens_on: ['On sale from', ({ opens_on: day }) => dayInWords(day)],
  closes_on: ['On sale to', ({ closes_on: day }) => dayInWords(day)],
  is_active: ['On the website', ({ is_active: is }) => yesNo(is)],
}

/** What became different, for the audit log. */
export const itemChanges = (before: ShopItemFields, after: ShopItemFields) =>
  changesBetween(WORDS, before, after)
