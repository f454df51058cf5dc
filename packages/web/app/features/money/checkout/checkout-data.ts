import type { PaymentMethod } from '@clubhouse/contract/money/payment-methods'
import type { User } from '@clubhouse/contract/people/people'
import type { PaymentSettings } from '@clubhouse/domain/web/page-context'
import type { CartData } from '#parts/selling/cart/load-cart.ts'

/** What the checkout is served: the payment's token is none of it. */
export interface CheckoutData {
  served: CartData
  payments: PaymentSettings
  buyer: Buyer
  /** What a member keeps at the gateway, the one that is used first leading. */
  cards: PaymentMethod[]
  /** The cart is somebody's who is not signed in any more: it is shown once they are. */
  isHeld: boolean
  /** A payment of this very cart was begun and not finished: they came back from their bank, or were declined. */
  isUnfinished: boolean
  /** PAY-05: what the card provider said when it sent the buyer back; null for whoever was not away. */
  returned: { isDone: true } | { isDone: false; message: string } | null
}

/** OPEN-100: somebody who is signed in without being a member of this club cannot buy yet. */
export type Buyer =
  | { kind: 'nobody' }
  | { kind: 'guest' }
  | { kind: 'stranger'; user: User }
  | { kind: 'member'; user: User }
