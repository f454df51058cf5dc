import {
  changeShopItem,
  createShopItem,
  getOfficeShopItem,
  type ItemChange,
  type OfficeShopItem,
  type ShopItemFields,
} from '@clubhouse/contract/selling/office/shop-items'
import type { ShopItemType } from '@clubhouse/contract/selling/shop'
import { itemErrors } from '@clubhouse/domain/selling/shop/office/item-fields'
import { SHOP_ITEM_TYPES } from '@clubhouse/domain/selling/shop/item-types'
import { SHOP_LIMITS } from '@clubhouse/contract/selling/office/shop-limits'
import { parseMoney } from '#ui/money-field/parse-money.ts'
import { type Asking, type RecordKind, typedOf } from '#parts/office/record/save-record.ts'
import {
  amountIn,
  day,
  errorsOf,
  money,
  type Read,
  readerOf,
  tick,
  type Values,
  whole,
} from '#parts/office/record/record-values.ts'
import { altProblems, chosenIn, describePictures, tickName, typedPictures } from './picture-values.ts'
import {
  readStock,
  readVariants,
  toLines,
  VARIANT_NAMES,
  variantValues,
  withWords,
} from './variant-values.ts'

export const NEW_ITEM: ShopItemFields = {
  name: '',
  type: 'merchandise',
  description: '',
  price: 0,
  discount: null,
  any_amount: null,
  max_quantity: 10,
  option_names: [],
  variants: [],
  stock: null,
  image_ids: [],
  handed_out: '',
  size_guide: '',
  opens_on: null,
  closes_on: null,
  low_stock: null,
  is_active: true,
}

/** Without a comma of its own, since commas stand between them. */
const short = (amount: number): string => (amount / 100).toFixed(2).replace(/\.00$/, '')

const plainValues = (item: ShopItemFields): Values => ({
  name: item.name,
  type: item.type,
  description: item.description,
  handed_out: item.handed_out,
  size_guide: item.size_guide,
  price: item.name === '' ? '' : money(item.price),
  max_quantity: whole(item.max_quantity),
  stock: whole(item.stock),
  add: '',
  stock_note: '',
  adds_id: '',
  low_stock: whole(item.low_stock),
  opens_on: day(item.opens_on),
  closes_on: day(item.closes_on),
  discount_name: item.discount?.name ?? '',
  discount_type: item.discount?.type ?? 'percentage',
  discount_amount:
    item.discount?.type === 'fixed' ? money(item.discount.amount) : whole(item.discount?.amount ?? null),
  any_min: money(item.any_amount?.min ?? null),
  any_max: money(item.any_amount?.max ?? null),
  any_suggested: item.any_amount?.suggested.map(short).join(', ') ?? '',
  is_active: tick(item.is_active),
  is_gift: tick(item.any_amount !== null),
  uncounted: '',
  is_old: tick(item.name !== ''),
})

const TICKS = ['is_active', 'is_gift', 'uncounted', 'is_old']
const NAMES = [
  ...Object.keys(plainValues(NEW_ITEM)).filter((name) => !TICKS.includes(name)),
  ...VARIANT_NAMES,
]

export const itemValues = (item: ShopItemFields & Partial<Pick<OfficeShopItem, 'images'>>): Values => ({
  ...plainValues(item),
  ...variantValues(item),
  first: item.image_ids[0] ?? '',
  ...Object.fromEntries(item.image_ids.map((id) => [tickName(id), 'on'])),
  pictures: item.images?.map(({ alt }) => alt ?? '').join('; ') ?? '',
})

function read(values: Values): Read<ItemChange> {
  const form = readerOf(values)
  const { text, whole: count, problems } = form
  const isGift = form.isTicked('is_gift')
  const price = form.money('price')
  if (price === null && !isGift) problems['price'] ??= 'Enter the price; 0 for free'
  const { adds = [], ...kinds } = readVariants(values, form)
  const own = readStock(form, 'stock', 'add', !form.isTicked('is_old'))
  if (own.add !== 0 && kinds.variants.length === 0) adds.push({ variant_id: null, add: own.add })
  const fields: ItemChange = {
    name: text('name'),
    type: typeOf(text('type')),
    description: text('description'),
    price: price ?? 0,
    discount: isGift ? null : discountIn(values, problems),
    any_amount: isGift ? amountsIn(values, form) : null,
    max_quantity: count('max_quantity') ?? 10,
    ...kinds,
    stock: own.stock,
    adds,
    ...(text('adds_id') && { adds_id: text('adds_id') }),
    stock_note: text('stock_note').slice(0, SHOP_LIMITS.stockNote),
    low_stock: count('low_stock'),
    image_ids: chosenIn(values),
    handed_out: text('handed_out'),
    size_guide: text('size_guide'),
    opens_on: form.day('opens_on'),
    closes_on: form.day('closes_on'),
    is_active: form.isTicked('is_active'),
  }
  if (fields.max_quantity < 1 || fields.max_quantity > 1000) problems['max_quantity'] ??= 'Between 1 and 1000'
  return { fields, problems: { ...problems, ...altProblems(values) } }
}

const typeOf = (text: string): ShopItemType =>
  SHOP_ITEM_TYPES.find(({ type }) => type === text)?.type ?? 'merchandise'

function discountIn(values: Values, problems: Values): ShopItemFields['discount'] {
  const name = values['discount_name'] ?? ''
  if (name === '' && !values['discount_amount']) return null
  const type = values['discount_type'] === 'fixed' ? 'fixed' : 'percentage'
  const amount = amountIn(values, 'discount_amount', type, 'discount', problems)
  if (!Number.isInteger(amount)) problems['discount'] = 'Enter whole per cent, such as 10'
  return { name, type, amount: Math.round(amount) }
}

function amountsIn(values: Values, form: ReturnType<typeof readerOf>): ShopItemFields['any_amount'] {
  const [min, max] = [form.money('any_min'), form.money('any_max')]
  const suggested = (values['any_suggested'] ?? '')
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(parseMoney)
  if (suggested.length > 6) form.problems['any_suggested'] = 'Suggest at most six'
  if (max === null) form.problems['any_max'] ??= 'Enter the largest amount people can give'
  return {
    min: min ?? 0,
    max: max ?? min ?? 0,
    suggested: suggested.flatMap((amount) => {
      if (amount.ok) return [amount.cents]
      form.problems['any_suggested'] = 'Enter amounts such as 5, 10, 20'
      return []
    }),
  }
}

export const getItem = ({ page, headers }: Asking, item_id: string) =>
  page.call(getOfficeShopItem, { headers, params: { item_id } })

export const ITEM: RecordKind<ItemChange> = {
  path: '/shop/items',
  typed: (fields) => ({ ...withWords(typedOf(fields, NAMES, TICKS)), ...typedPictures(fields) }),
  read,
  errors: (values) => toLines(errorsOf(read(values), itemErrors), values),
  before: describePictures,
  add: async ({ page, headers }, body) => (await page.call(createShopItem, { headers, body })).item_id,
  change: ({ page, headers }, item_id, body) =>
    page.call(changeShopItem, { headers, params: { item_id }, body }),
  now: async (asking, id) => {
    const item = await getItem(asking, id)
    return { version: item.version, values: itemValues(item) }
  },
}
