import type { CartItem, DiscountLine, LineProblem, ShoppingCart } from '@clubhouse/contract/selling/cart'
import { allocate } from '@clubhouse/domain/selling/pricing/allocate'
import { bundleShares } from '@clubhouse/domain/selling/pricing/bundle-price'
import { codeProblem } from '@clubhouse/domain/selling/pricing/code-verdict'
import {
  type AppliedDiscount,
  type DiscountKind,
  type PricedLine,
  type PricedLines,
  priceLines,
} from '@clubhouse/domain/selling/pricing/price-lines'
import { laterDays } from '@clubhouse/domain/selling/catalogue/payment-count'
import type { StoredCart } from './stored-cart.ts'
import { isCounted, type Kinds } from './kinds.ts'
import { type LineInCart, lineProblems } from './line-problems.ts'
import type { CartMoment, StoredItem } from './cart-kind.ts'

/** DATA-24: a cart as it would be paid now. Nothing of it was stored but what was chosen; all amounts are made here. */
export function showCart(
  kinds: Kinds,
  stored: StoredCart,
  cart: { id: string; userId: string | null },
): ShoppingCart {
  const lines = linesOf(kinds, stored)
  const problems = lineProblems(lines, stored.at)
  const priced = pricesOf(lines, stored)
  const showsPeople = cart.userId !== null
  return {
    shopping_cart_id: cart.id,
    items: lines.flatMap((line, at) => {
      const price = priced.lines[at]
      return price
        ? [cartItem(kinds, line, price, { at: stored.at, problem: problems[at] ?? null, showsPeople })]
        : []
    }),
    discount_codes: ofKind(priced.discounts, 'code'),
    // What rules take off plans, whichever rule: clients know of no other kind.
    multiproduct_discounts: [
      ...ofKind(priced.discounts, 'early_bird'),
      ...ofKind(priced.discounts, 'multiproduct'),
    ],
    shop_item_discounts: ofKind(priced.discounts, 'shop_item_discount'),
    pay_today: priced.today,
    pay_later: priced.later,
  }
}

export const linesOf = (kinds: Kinds, { items, products, at }: StoredCart): LineInCart[] =>
  items.map((item) => {
    const product = products.get(item.productId)
    const kind = product && kinds.of(product.type)
    if (!kind) throw new Error(`Nothing in the house sells the product ${item.productId}`)
    return {
      item,
      name: product.name,
      slug: product.slug,
      type: product.type,
      shown: kind.show(item, product, at),
    }
  })

/** DISC-08: a code that has become of no use takes nothing off, and needs no word: the total says it. */
export function pricesOf(lines: readonly LineInCart[], { code, multiBuys, at }: StoredCart): PricedLines {
  const priced = lines.map(({ shown }) => shown.line)
  const isOfUse = codeProblem(code, priced, at.now) === null
  return priceLines(priced, { multiBuys, code: isOfUse ? code : null, currency: at.currency })
}

interface Shown {
  at: CartMoment
  problem: LineProblem | null
  showsPeople: boolean
}

function cartItem(
  kinds: Kinds,
  line: LineInCart,
  price: PricedLine,
  { at, problem, showsPeople }: Shown,
): CartItem {
  const { item, shown } = line
  const { payments, subtotal, total } = price
  const { paymentOption: option } = shown
  const days = option ? laterDays(at.today, option, Math.max(1, ...payments.laterAt)) : []
  const next = shown.nextDue ?? days[0] ?? at.today
  return {
    shopping_cart_item: item.id,
    product: {
      product_id: item.productId,
      name: line.name,
      type: line.type,
      slug: line.slug,
      metadata: { program_id: shown.programId },
    },
    price: subtotal,
    discount: subtotal - total,
    total,
    payment_option_id: option?.payment_option_id ?? null,
    payment_options: shown.paymentOptions,
    today: payments.today.total,
    instalments: payments.later.map((amount, index) => ({
      due: days[(payments.laterAt[index] ?? 1) - 1] ?? next,
      amount,
    })),
    recurring: payments.endless === null ? null : { amount: payments.endless, next },
    bundle_items: bundleItems(line, price, showsPeople),
    ...(isCounted(kinds, item, line.type) && { count: item.quantity }),
    metadata: {
      name: line.name,
      title: shown.title,
      plan_id: line.type === 'Plan' ? item.productId : null,
      club_member: showsPeople ? personOf(item) : null,
      discounts: byKind(price.discounts),
      is_dynamic_pricing: shown.isDynamicPricing,
      subscription: line.type === 'Plan' ? { period: { end: shown.endsOn } } : null,
      ...shown.chosen,
    },
    problem,
  }
}

/** What each plan is of the bundle's price, and of what is paid for it: the parts add up to the bundle. */
function bundleItems(
  { shown }: LineInCart,
  { subtotal, total }: PricedLine,
  showsPeople: boolean,
): CartItem['bundle_items'] {
  if (shown.inside.length === 0) return []
  const prices = bundleShares(
    subtotal,
    shown.inside.map(({ weight }) => weight),
  )
  const totals = allocate(total, prices)
  return shown.inside.map(({ item, product, endsOn }, at) => {
    const price = prices[at] ?? 0
    const paid = totals[at] ?? 0
    return {
      shopping_cart_item: item.id,
      product,
      price,
      discount: price - paid,
      total: paid,
      metadata: {
        name: product.name,
        title: shown.title,
        plan_id: item.productId,
        discounts: {},
        club_member: showsPeople ? personOf(item) : null,
        is_dynamic_pricing: false,
        subscription: { period: { end: endsOn } },
      },
    }
  })
}

const personOf = ({ firstName, lastName }: StoredItem) =>
  firstName === null ? null : { first_name: firstName, last_name: lastName ?? '' }

const ofKind = (discounts: readonly AppliedDiscount[], wanted: DiscountKind): DiscountLine[] =>
  discounts.filter(({ kind }) => kind === wanted).map(({ name, amount }) => ({ name, amount }))

/** DATA-60: of a kind there is one place on a line, so that several multi-buys stand in it together. */
function byKind(discounts: readonly AppliedDiscount[]): CartItem['metadata']['discounts'] {
  const found: Partial<Record<DiscountKind, DiscountLine>> = {}
  for (const { kind, name, amount } of discounts) {
    const before = found[kind]
    found[kind] = before
      ? { name: `${before.name}, ${name}`, amount: before.amount + amount }
      : { name, amount }
  }
  return found
}
