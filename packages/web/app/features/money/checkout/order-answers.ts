import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { OrderStatus } from '@clubhouse/contract/money/orders'

/** Where the script of the checkout asks; the answers below are all it hears. */
export const ORDER_PATH = '/checkout/order'

/** The token is for the gateway's own element, which confirms with it; `payment_method` is its name for a saved card. */
export type BegunAnswer =
  | { kind: 'begun'; payment_token: string; payment_method: string | null }
  | { kind: 'done' }
  | { kind: 'guest' }
  | { kind: 'refused'; message: string; errors: Record<string, string> }
  /** It costs something else by now, and nothing was charged. */
  | { kind: 'repriced'; cart: ShoppingCart }
  | { kind: 'signed-out' }

export interface StatusAnswer {
  status: OrderStatus | null
  error: string | null
}
