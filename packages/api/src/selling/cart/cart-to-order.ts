import type { CartItem } from '@clubhouse/contract/selling/cart'
import { allocate } from '@clubhouse/domain/selling/pricing/allocate'
import type { DiscountKind } from '@clubhouse/domain/selling/pricing/price-lines'
import { cents } from '@clubhouse/domain/money/money'
import type { Tx } from '#kernel/db/database.ts'
import type { CartToOrder, LineToOrder } from '#money/orders/port.ts'
import type { CartDeps } from './deps.ts'
import { lockStoredCart, type StoredCart } from './stored-cart.ts'
import type { ShownLine, StoredItem } from './cart-kind.ts'
import { linesOf, showCart } from './show-cart.ts'

/**
 * A cart as it would be ordered at this moment: the very amounts that it shows, made once more. Its row stays locked until the
 * end of the transaction, so nobody changes what is being ordered. Null where there is none, or it was ordered.
 */
export async function cartToOrder(
  tx: Tx,
  deps: Pick<CartDeps, 'kinds' | 'now'>,
  { clubId, cartId, userId }: { clubId: string; cartId: string; userId: string | null },
): Promise<CartToOrder | null> {
  const stored = await lockStoredCart(tx, deps, { clubId, cartId, userId })
  if (!stored.cart) return null
  const shown = showCart(deps.kinds, stored, { id: stored.cart.id, userId: stored.cart.userId })
  const lines = linesOf(deps.kinds, stored)
  return {
    id: stored.cart.id,
    userId: stored.cart.userId,
    currency: stored.at.currency,
    country: stored.country,
    features: stored.features,
    discountCodeId: shown.discount_codes.length > 0 ? (stored.code?.id ?? null) : null,
    lines: shown.items.flatMap((item, at) => lineToOrder(item, stored, lines[at]?.shown)),
    discounts: {
      multiproduct_discounts: shown.multiproduct_discounts,
      discount_codes: shown.discount_codes,
      shop_item_discounts: shown.shop_item_discounts,
    },
    subtotal: shown.items.reduce((sum, { price }) => sum + price, 0),
    total: shown.items.reduce((sum, { total }) => sum + total, 0),
    payToday: shown.pay_today,
    payLater: shown.pay_later,
    shown,
  }
}

/** The line, and below it the plans of a bundle. */
function lineToOrder(item: CartItem, { items }: StoredCart, shown: ShownLine | undefined): LineToOrder[] {
  const stored = items.find(({ id }) => id === item.shopping_cart_item)
  if (!stored) throw new Error(`Line ${item.shopping_cart_item} is gone`)
  const { quantity } = stored
  const line: LineToOrder = {
    ...about(stored, item.product),
    parentId: null,
    title: item.metadata.title,
    demands: (shown?.demands ?? []).map(({ stockId, count }) => ({ stockId, count })),
    price: Math.floor(item.price / quantity),
    subtotal: item.price,
    total: item.total,
    today: item.today,
    discounts: (
      Object.entries(item.metadata.discounts) as [DiscountKind, { name: string; amount: number }][]
    ).map(([kind, { name, amount }]) => ({ kind, name, amount: cents(amount) })),
    later: item.instalments,
    recurring: item.recurring,
    paymentOption: optionOf(shown),
    problem: item.problem,
  }
  const todays = allocate(
    cents(item.bundle_items.length > 0 ? item.today : 0),
    item.bundle_items.map(({ total }) => cents(total)),
  )
  const inside = item.bundle_items.flatMap((each, at): LineToOrder[] => {
    const plan = stored.inside.find(({ id }) => id === each.shopping_cart_item)
    if (!plan) return []
    return [
      {
        ...about(plan, each.product),
        parentId: item.shopping_cart_item,
        title: '',
        demands: [],
        price: each.price,
        subtotal: each.price,
        total: each.total,
        today: todays[at] ?? 0,
        discounts: [],
        later: [],
        recurring: null,
        paymentOption: null,
        problem: null,
      },
    ]
  })
  return [line, ...inside]
}

/** MEMB-17: until when a subscription goes on is part of what is bought. */
function optionOf(shown: ShownLine | undefined): LineToOrder['paymentOption'] {
  const option = shown?.paymentOption ?? null
  const ends_on = shown?.endsOn
  return option?.type === 'subscription' && ends_on ? { ...option, ends_on } : option
}

const about = (stored: StoredItem, product: CartItem['bundle_items'][number]['product']) => ({
  id: stored.id,
  productId: stored.productId,
  type: product.type,
  name: product.name,
  quantity: stored.quantity,
  metadata: stored.metadata,
  memberId: stored.memberId,
  firstName: stored.firstName,
  lastName: stored.lastName,
  memberAnswersId: stored.memberAnswersId,
  guardianAnswersId: stored.guardianAnswersId,
})
