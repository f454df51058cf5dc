import type { ShopItem, Variant } from '@clubhouse/contract/selling/shop'
import { cents, type Cents } from '../../money/money.ts'
import { discountOn } from '../pricing/percentage.ts'

export interface ItemPrice {
  /** Of one, before its discount. */
  price: Cents
  /** What is taken off one. */
  off: Cents
}

/** The one place where an item of the shop gets its price: for the page, the cart and the order. */
export function itemPrice(
  item: ShopItem,
  chosen: { variant: Variant | null; amount: number | null },
): ItemPrice {
  const { any_amount: any, shop_item_discount: discount } = item.metadata
  const price = cents(any ? (chosen.amount ?? any.min) : (chosen.variant?.price ?? item.price))
  return { price, off: discount && !any ? discountOn(price, discount) : cents(0) }
}

export interface Choice {
  quantity: number
  variant_id: string | null
  amount: number | null
}

export type ChoiceProblem = 'quantity' | 'variant' | 'amount'

/** What is wrong with what somebody chose of an item; null where nothing is. The browser and the server ask the same. */
export function choiceProblem(
  { metadata }: ShopItem,
  { quantity, variant_id, amount }: Choice,
): ChoiceProblem | null {
  const { any_amount: any, variants, max_quantity: most } = metadata
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > most) return 'quantity'
  if (variants.length > 0 ? !variants.some((each) => each.variant_id === variant_id) : variant_id !== null)
    return 'variant'
  if (any === null) return amount === null ? null : 'amount'
  return amount !== null && Number.isInteger(amount) && amount >= any.min && amount <= any.max
    ? null
    : 'amount'
}
