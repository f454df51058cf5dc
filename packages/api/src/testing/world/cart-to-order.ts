import { randomUUID } from 'node:crypto'
import { aCart } from '@clubhouse/domain/testing/a-cart'
import type { CartToOrder, LineToOrder } from '#money/orders/deps.ts'

/** A line of €10 that anybody may buy. */
export const aLineToOrder = (productId: string, more: Partial<LineToOrder> = {}): LineToOrder => ({
  id: randomUUID(),
  parentId: null,
  productId,
  type: 'ShopItem',
  name: 'Ticket',
  title: '',
  quantity: 1,
  metadata: {},
  demands: [],
  memberId: null,
  firstName: null,
  lastName: null,
  memberAnswersId: null,
  guardianAnswersId: null,
  price: 10_00,
  subtotal: 10_00,
  discounts: [],
  total: 10_00,
  today: 10_00,
  later: [],
  recurring: null,
  paymentOption: null,
  problem: null,
  ...more,
})

/** A guest's cart of such a line, all of it paid today. */
export const aCartToOrder = (lines: LineToOrder[], more: Partial<CartToOrder> = {}): CartToOrder => {
  const total = lines[0]?.total ?? 10_00
  return {
    id: randomUUID(),
    userId: null,
    currency: 'EUR',
    country: 'Ireland',
    discountCodeId: null,
    features: ['Checkout', 'Guest Checkout'],
    lines,
    discounts: { multiproduct_discounts: [], discount_codes: [], shop_item_discounts: [] },
    subtotal: total,
    total,
    payToday: { subtotal: total, discount: 0, total },
    payLater: 0,
    shown: aCart([]),
    ...more,
  }
}
