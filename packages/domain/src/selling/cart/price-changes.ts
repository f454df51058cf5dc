import type { Currency } from '@clubhouse/contract/site/club'
import type { DiscountLine, ShoppingCart } from '@clubhouse/contract/selling/cart'
import { formatMoney } from '../../format.ts'
import { cents } from '../../money/money.ts'

/** What a cart costs now that it did not cost when its page was opened, in words. */
export interface PriceChanges {
  /** What is paid now instead of what was shown. */
  total: string
  /** Why, as far as the two carts tell. */
  reasons: string[]
}

type Money = (amount: number) => string

export function priceChanges(before: ShoppingCart, now: ShoppingCart, currency: Currency): PriceChanges {
  const money: Money = (amount) => formatMoney(cents(amount), currency)
  return { total: totalInWords(before, now, money), reasons: [...new Set(reasonsOf(before, now, money))] }
}

function totalInWords(before: ShoppingCart, now: ShoppingCart, money: Money): string {
  const today = `It’s ${money(now.pay_today.total)} today now, not ${money(before.pay_today.total)}.`
  const later = `Later payments come to ${money(now.pay_later)} now, not ${money(before.pay_later)}.`
  const hasOtherToday = now.pay_today.total !== before.pay_today.total
  const hasOtherLater = now.pay_later !== before.pay_later
  return [hasOtherToday && today, hasOtherLater && later].filter(Boolean).join(' ')
}

function reasonsOf(before: ShoppingCart, now: ShoppingCart, money: Money): string[] {
  return [
    ...discountReasons(before.discount_codes, now.discount_codes, money, codeGone),
    ...discountReasons(before.multiproduct_discounts, now.multiproduct_discounts, money, offerGone),
    ...discountReasons(before.shop_item_discounts, now.shop_item_discounts, money, offerGone),
    ...lineReasons(before, now, money),
  ]
}

type Gone = (discount: DiscountLine, money: Money) => string

const codeGone: Gone = ({ name, amount }, money) =>
  `The code ${name} can’t be used any more, so the ${money(amount)} it took off is back on.`
const offerGone: Gone = ({ name, amount }, money) =>
  `The offer “${name}” is over, so the ${money(amount)} it took off is back on.`

function discountReasons(
  before: readonly DiscountLine[],
  now: readonly DiscountLine[],
  money: Money,
  gone: Gone,
): string[] {
  const taken = new Map(now.map(({ name, amount }) => [name, amount]))
  const known = new Set(before.map(({ name }) => name))
  return [
    ...before.flatMap((discount) => {
      const { name, amount } = discount
      const left = taken.get(name)
      if (left === undefined) return [gone(discount, money)]
      return left === amount ? [] : [`“${name}” takes ${money(left)} off now, not ${money(amount)}.`]
    }),
    ...now
      .filter(({ name }) => !known.has(name))
      .map(({ name, amount }) => `“${name}” takes ${money(amount)} off now.`),
  ]
}

function lineReasons(before: ShoppingCart, now: ShoppingCart, money: Money): string[] {
  const was = new Map(before.items.map((item) => [item.shopping_cart_item, item]))
  const isSame = now.items.length === was.size && now.items.every((item) => was.has(item.shopping_cart_item))
  if (!isSame) return ['There are other things in your cart than this page showed.']
  return now.items.flatMap((item) => {
    const price = was.get(item.shopping_cart_item)?.price
    return price === undefined || price === item.price
      ? []
      : [`${item.metadata.name} costs ${money(item.price)} now, not ${money(price)}.`]
  })
}
