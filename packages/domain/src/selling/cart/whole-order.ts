import type { CartItem } from '@clubhouse/contract/selling/cart'
import type { Currency } from '@clubhouse/contract/site/club'
import { hasWaysToPay } from './checkout-rules.ts'
import { type Later, laterOf, laterWith } from './payment-words.ts'

/** How a whole order is paid: at once, or each of its lines by the instalments that it offers first. */
export type WholeWay = 'full' | 'parts'

type Line = Pick<
  CartItem,
  | 'shopping_cart_item'
  | 'payment_options'
  | 'payment_option_id'
  | 'price'
  | 'discount'
  | 'today'
  | 'instalments'
  | 'recurring'
>

/** What each line that can be paid in several ways would be changed to; null is in full. */
export const optionsFor = (
  items: readonly Pick<CartItem, 'shopping_cart_item' | 'payment_options'>[],
  way: WholeWay,
): { item: string; option: string | null }[] =>
  items.filter(hasWaysToPay).map(({ shopping_cart_item: item, payment_options: [first] }) => ({
    item,
    option: way === 'full' ? null : (first?.payment_option_id ?? null),
  }))

/** Null where some lines are paid in one way and some in the other. */
export function wholeWayOf(items: readonly Line[]): WholeWay | null {
  const isPaid = (way: WholeWay) =>
    optionsFor(items, way).every(
      ({ item, option }) =>
        items.find(({ shopping_cart_item: id }) => id === item)?.payment_option_id === option,
    )
  if (isPaid('full')) return 'full'
  return isPaid('parts') ? 'parts' : null
}

/** What the order would come to today and later. */
export function laterOfWhole(
  items: readonly Line[],
  way: WholeWay,
  { today, currency }: { today: string; currency: Currency },
): Later {
  return laterOf(
    items.map((item) => {
      if (!hasWaysToPay(item)) return item
      const option = way === 'full' ? null : (item.payment_options[0] ?? null)
      const later = laterWith(item, option, today, currency)
      return { ...item, ...later, recurring: later.recurring[0] ?? null }
    }),
  )
}
