import type { Capability } from '#kernel/capability.ts'
import type { Core } from '#kernel/core.ts'
import { References } from '#messages/mailings/port.ts'
import { QuestionOptions } from '#people/registration/port.ts'
import type { OrderDeps } from '#money/orders/port.ts'
import type { NewCartItem, ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { Caller } from '#kernel/http/caller.ts'
import { addItems, type Adding, quoteItems } from './add-items.ts'
import { cartToOrder } from './cart-to-order.ts'
import { cartEndpoints } from './endpoints.ts'
import { Kinds } from './kinds.ts'
import { RememberedOffers } from './of-nobody/remembered-offers.ts'
import { remindCarts } from './left-behind/remind.ts'
import { membershipKind } from './membership/kind.ts'
import type { CartKind } from './cart-kind.ts'
import { cartPeople } from './left-behind/people.ts'

export interface OpenedCart extends Capability {
  /** What the checkout makes an order of. */
  cartToOrder: OrderDeps['cartToOrder']
  /** For whoever puts something into a cart for the caller, by the rules of the call. */
  addToCart: (caller: Caller, adding: Adding) => Promise<ShoppingCart>
  /** What it would come to, without writing anything; for a registrar of the club. */
  quoteItems: (
    caller: Caller,
    asked: { club: string; items: readonly NewCartItem[]; holderId: string | null },
  ) => Promise<ShoppingCart>
}

/** Whoever sells another type of product hands in how it is put into a cart; the order is made from the same kinds. */
export function openCart(core: Core, more: readonly CartKind[] = []): OpenedCart {
  const { db, now, registry, revisions, sites, answers, publicOutgoing: outgoing, config } = core
  const options = new QuestionOptions({ answers, outgoing, apiBase: config.apiBase })
  const kinds = new Kinds([membershipKind({ db, now, options }), ...more])
  const offers = new RememberedOffers({ kinds, now, revisions })
  const deps = { db, now, registry, kinds, offers }
  return {
    name: 'cart',
    people: cartPeople,
    endpoints: cartEndpoints(deps),
    schedules: [remindCarts({ kinds, now, sites, references: new References(config.secret) })],
    cartToOrder: (tx, which) => cartToOrder(tx, { kinds, now }, which),
    addToCart: (caller, adding) => addItems(deps, caller, adding),
    quoteItems: (caller, asked) => quoteItems(deps, caller, asked),
  }
}
