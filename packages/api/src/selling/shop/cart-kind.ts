import type { LineProblem } from '@clubhouse/contract/selling/cart'
import type { Availability } from '@clubhouse/contract/selling/catalogue'
import type { ShopItem, ShopItemInCart, Variant } from '@clubhouse/contract/selling/shop'
import { isBuyable } from '@clubhouse/domain/selling/catalogue/availability'
import { formatMoney } from '@clubhouse/domain/format'
import { cents } from '@clubhouse/domain/money/money'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import { shopItemAsSold } from '@clubhouse/domain/selling/shop/as-sold-now'
import { type ChoiceProblem, choiceProblem, itemPrice } from '@clubhouse/domain/selling/shop/item-price'
import {
  type CartKind,
  type CartMoment,
  type CartRefusal,
  type Demand,
  type EnteredItem,
  heldByOwnOrder,
  NOT_ON_OFFER,
  OUT_OF_STOCK,
  type SentItem,
  type ShownLine,
  type SoldProduct,
  type StoredItem,
} from '../cart/port.ts'
import { ITEM_PARTS, itemJson, type ItemRows, keptShopItem } from './item-rows.ts'

/** SHOP-03: what is sold over the counter, so many of one kind of it; guests may buy it too. */
export const shopKind: CartKind = {
  types: ['ShopItem'],
  isForMembers: false,
  isSameForAll: true,
  facts: `(select ${itemJson('asked.now', ({ remaining, id }) => `${remaining} + ${heldByOwnOrder(id)}`)}
    from products p ${ITEM_PARTS} where p.club_id = c.id and p.id = sold.id)`,
  enter: async (sent, { at }) => {
    const entered: EnteredItem[] = []
    for (const each of sent) {
      const checked = enterItem(each, at)
      if (!checked.ok) return checked
      entered.push(checked.value)
    }
    return accept(entered)
  },
  // A gift is given by itself, each time.
  isCounted: ({ metadata }) => metadata['amount'] === null,
  show: (item, product, at) => shown(item, soldItem(product, at), product.isActive),
}

interface Sold {
  item: ShopItem
  rows: ItemRows
}

function soldItem({ facts }: SoldProduct, at: CartMoment): Sold {
  // Read by the statement above, for this type alone.
  const rows = facts as ItemRows
  return { rows, item: shopItemAsSold(keptShopItem(rows), at) }
}

function enterItem(
  { item: sent, product, place }: SentItem,
  at: CartMoment,
): Result<EnteredItem, CartRefusal> {
  if (!product.isActive) return refuse(NOT_ON_OFFER)
  const { item } = soldItem(product, at)
  if (!('quantity' in sent.metadata)) return refuse(said(place, 'quantity', item, at))
  const { quantity, variant_id: variantId, amount } = sent.metadata as ShopItemInCart
  const chosen = { quantity, variant_id: variantId ?? null, amount: amount ?? null }
  if (item.metadata.sold_out) return refuse(OUT_OF_STOCK)
  const closed = whyNot(item)
  if (closed !== null) return refuse({ code: 'not_open', message: closed })
  const problem = choiceProblem(item, chosen)
  if (problem) return refuse(said(place, problem, item, at))
  const variant = variantOf(item, chosen.variant_id)
  if (variant?.sold_out) return refuse(OUT_OF_STOCK)
  return accept({
    productId: product.id,
    name: product.name,
    paymentOptionId: null,
    quantity,
    priceSeen: itemPrice(item, { variant, amount: chosen.amount }).price,
    metadata: { variant_id: chosen.variant_id, amount: chosen.amount },
    person: null,
    answers: null,
    inside: [],
  })
}

/** What is wrong, by its place, in words for the buyer. */
function said(
  place: string,
  problem: ChoiceProblem,
  { name, metadata: { max_quantity: most, any_amount: any, options } }: ShopItem,
  { currency }: CartMoment,
): CartRefusal {
  const what = options.map((option) => option.name.toLowerCase()).join(' and ')
  const messages: Record<ChoiceProblem, string> = {
    quantity: `Please choose how many of ${name} you’d like, up to ${most}.`,
    variant: what ? `Please choose a ${what}.` : 'Please choose again what you’d like.',
    amount: any
      ? `Please choose an amount from ${formatMoney(cents(any.min), currency)} to ${formatMoney(cents(any.max), currency)}.`
      : `${name} has a fixed price.`,
  }
  const message = messages[problem]
  return { code: `invalid_${problem}`, message, errors: { [`${place}.${problem}`]: message } }
}

function whyNot({ name, metadata: { availability } }: ShopItem): string | null {
  if (isBuyable(availability)) return null
  return availability === 'not_open' ? `${name} isn’t on sale yet.` : `${name} isn’t on sale any more.`
}

const variantOf = ({ metadata }: ShopItem, id: unknown): Variant | null =>
  metadata.variants.find(({ variant_id: each }) => each === id) ?? null

function shown({ metadata, quantity, id }: StoredItem, { item, rows }: Sold, isActive: boolean): ShownLine {
  const variant = variantOf(item, metadata['variant_id'])
  const amount = typeof metadata['amount'] === 'number' ? metadata['amount'] : null
  const { price, off } = itemPrice(item, { variant, amount })
  const { shop_item_discount: discount } = item.metadata
  const isLost = metadata['variant_id'] !== null && variant === null
  return {
    line: {
      kind: 'other',
      id,
      price: cents(price * quantity),
      shopDiscount: discount && { name: discount.name, amount: cents(off * quantity) },
    },
    unitPrice: price,
    programId: null,
    paymentOption: null,
    paymentOptions: [],
    endsOn: null,
    isDynamicPricing: false,
    inside: [],
    title: titleOf(variant, quantity),
    demands: demandsOf(rows, { variant, quantity, name: item.name }),
    problem: problemOf(item, isActive && !isLost),
    tooMany:
      quantity > item.metadata.max_quantity
        ? `You can have at most ${item.metadata.max_quantity} of ${item.name} in one order.`
        : null,
    chosen: { quantity, ...(variant && { variant_id: variant.variant_id }) },
  }
}

/** What a line says of it: the size, and how many. */
const titleOf = (variant: Variant | null, quantity: number): string =>
  [...(variant ? [variant.title] : []), ...(quantity > 1 ? [`${quantity} of them`] : [])].join(' · ')

function demandsOf(
  rows: ItemRows,
  { variant, quantity, name }: { variant: Variant | null; quantity: number; name: string },
): Demand[] {
  const shelf = variant ? rows.variants.find(({ variant_id: id }) => id === variant.variant_id) : rows
  if (!shelf || shelf.stockId === null || shelf.left === null) return []
  const called = variant ? `${name} (${variant.title})` : name
  return [{ stockId: shelf.stockId, count: quantity, left: shelf.left, name: called }]
}

const PROBLEMS: Partial<Record<Availability, (name: string) => LineProblem>> = {
  closed: (name) => ({
    kind: 'expired',
    message: `${name} isn’t on sale any more. Please remove it to continue.`,
  }),
  not_open: (name) => ({ kind: 'gone', message: `${name} isn’t on sale yet. Please remove it to continue.` }),
}

/** What is sold out is found with all lines together. */
const problemOf = ({ name, metadata }: ShopItem, isOffered: boolean): LineProblem | null =>
  isOffered
    ? (PROBLEMS[metadata.availability]?.(name) ?? null)
    : { kind: 'gone', message: `${name} is no longer on offer. Please remove it to continue.` }
