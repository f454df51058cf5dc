import { sql } from 'drizzle-orm'
import type { CartItem } from '@clubhouse/contract/cart'
import type { DiscountKind } from '@clubhouse/domain/pricing/price-lines'
import { cents } from '@clubhouse/domain/money/money'
import type { Tx } from '../db/database.ts'
import type { CartToOrder, LineToOrder } from '../orders/port.ts'
import type { CartDeps } from './deps.ts'
import { type KeptCart, readKeptCart } from './kept-cart.ts'
import type { KeptItem } from './port.ts'
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
  await tx.execute(sql`select 1 from carts where club_id = ${clubId} and id = ${cartId} for update`)
  const kept = await readKeptCart(tx, deps, { clubId, cartId, userId })
  if (!kept.cart) return null
  const shown = showCart(deps.kinds, kept, { id: kept.cart.id, userId: kept.cart.userId })
  const lines = linesOf(deps.kinds, kept)
  return {
    id: kept.cart.id,
    userId: kept.cart.userId,
    currency: kept.at.currency,
    discountCodeId: shown.discount_codes.length > 0 ? (kept.code?.id ?? null) : null,
    lines: shown.items.flatMap((item, at) => lineToOrder(item, kept, lines[at]?.shown.demands ?? [])),
    discounts: {
      multiproduct_discounts: shown.multiproduct_discounts,
      discount_codes: shown.discount_codes,
      shop_item_discounts: shown.shop_item_discounts,
    },
    subtotal: shown.items.reduce((sum, { price }) => sum + price, 0),
    total: shown.items.reduce((sum, { total }) => sum + total, 0),
    payToday: shown.pay_today,
    payLater: shown.pay_later,
  }
}

/** The line, and below it the plans of a bundle. */
function lineToOrder(item: CartItem, { items }: KeptCart, demands: LineToOrder['demands']): LineToOrder[] {
  const kept = items.find(({ id }) => id === item.shopping_cart_item)
  if (!kept) throw new Error(`Line ${item.shopping_cart_item} is gone`)
  const { quantity } = kept
  const line: LineToOrder = {
    ...about(kept, item.product),
    parentId: null,
    title: item.metadata.title,
    demands: demands.map(({ stockId, count }) => ({ stockId, count })),
    ...{
      price: Math.floor(item.price / quantity),
      subtotal: item.price,
      total: item.total,
      today: item.today,
    },
    discounts: (
      Object.entries(item.metadata.discounts) as [DiscountKind, { name: string; amount: number }][]
    ).map(([kind, { name, amount }]) => ({ kind, name, amount: cents(amount) })),
    later: item.instalments,
    recurring: item.recurring,
    paymentOption:
      item.payment_options.find((option) => option.payment_option_id === item.payment_option_id) ?? null,
    problem: item.problem,
  }
  const inside = item.bundle_items.flatMap((each): LineToOrder[] => {
    const plan = kept.inside.find(({ id }) => id === each.shopping_cart_item)
    if (!plan) return []
    return [
      {
        ...about(plan, each.product),
        ...{ parentId: item.shopping_cart_item, title: '', demands: [] },
        ...{ price: each.price, subtotal: each.price, total: each.total, today: each.total, discounts: [] },
        ...{ later: [], recurring: null, paymentOption: null, problem: null },
      },
    ]
  })
  return [line, ...inside]
}

const about = (kept: KeptItem, product: CartItem['bundle_items'][number]['product']) => ({
  ...{
    id: kept.id,
    productId: kept.productId,
    type: product.type,
    name: product.name,
    quantity: kept.quantity,
  },
  ...{ metadata: kept.metadata, memberId: kept.memberId, firstName: kept.firstName, lastName: kept.lastName },
  ...{ memberAnswersId: kept.memberAnswersId, guardianAnswersId: kept.guardianAnswersId },
})
