import type { Currency, Feature } from '@clubhouse/contract/site/club'
import type { NewCartItem, ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { ProductType } from '@clubhouse/contract/selling/products'
import type { AppliedDiscount } from '@clubhouse/domain/selling/pricing/price-lines'
import type { CrashAt } from '#kernel/crash-point.ts'
import type { Database, Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import type { PaymentGateway } from '#providers/payments/port.ts'
import type { ClubRegistry } from '#kernel/tenancy/registry.ts'
import type { OrderDiscounts, OrderedOption } from './tables.ts'

/** What orders are made with. */
export interface OrderDeps {
  db: Database
  now: () => Date
  registry: Pick<ClubRegistry, 'idOf'>
  gateway: PaymentGateway
  crashAt: CrashAt
  onTrouble: (error: Error) => void
  /** A cart as it would be ordered at this moment, its row locked until the end of the transaction. */
  cartToOrder: (
    tx: Tx,
    which: { clubId: string; cartId: string; userId: string | null },
  ) => Promise<CartToOrder | null>
  /** What is done with what was bought, by type of product; see `Fulfilment`. */
  fulfilments: readonly Fulfilment[]
}

/** With what is sold by somebody who runs the club. */
export interface GateDeps extends OrderDeps {
  /** A cart with these items, by the rules of the call; nobody's unless the caller says who they are. */
  addToCart: (
    caller: Caller,
    adding: { club: string; cartId: null; items: readonly NewCartItem[] },
  ) => Promise<ShoppingCart>
}

/**
 * What a capability does with orders of what it sells. All of it happens in the transaction of the order, as the club; nothing
 * here may call another host. Asked only for orders that have something of these types.
 */
export interface Fulfilment {
  types: readonly ProductType[]
  /** Whether `fulfil` may answer false: then all of it is done in a savepoint. */
  mayRefuse?: boolean
  /** By what names it is held until the order is placed, so that of two at once `refuse` sees what the first has ordered. */
  holds?: (placing: FulfilmentPlacing) => string
  /** Before an order is placed: why this buyer may not buy these lines. */
  refuse?: (tx: Tx, placing: FulfilmentPlacing) => Promise<OrderRefusal | null>
  /**
   * Paid, or free: makes what was bought theirs. False where that can no longer be; then the money goes back. Left out where it is theirs by
   * the order alone: then that is complete in one statement.
   */
  fulfil?: (tx: Tx, order: OrderToFulfil) => Promise<boolean>
  /** A later payment of one of its items was made: what it pays for is theirs too. Answers when the one after it is due; null for never. */
  renew?: (
    tx: Tx,
    renewal: FulfilmentOrder & { orderItemId: string; paymentNumber: number },
  ) => Promise<{ nextDue: string | null }>
  /**
   * A later payment of one of its items was refused: when it is tried again. Null for no more; then it is not owed either, and
   * telling its holder is for whoever sells it. Without this it is tried as instalments are, and then in arrears.
   */
  refused?: (
    tx: Tx,
    refused: FulfilmentOrder & { orderItemId: string; attempts: number; isFinal: boolean },
  ) => Promise<Date | null>
  /**
   * Later payments are about to be charged: whoever sells may cancel some of them, and tells their holders. May be asked of payments
   * that are not of its items.
   */
  callOff?: (tx: Tx, due: { clubId: string; paymentIds: readonly string[]; now: Date }) => Promise<void>
  /** The holder of an item has cancelled what would be paid later. Asked of whoever sells, also for what is another's. */
  ended?: (tx: Tx, ended: { clubId: string; orderItemId: string; now: Date }) => Promise<void>
  /** Later payments are taken on their day and not sooner, whoever would like to. */
  isPaidOnItsDay?: boolean
  /** Sold at the gate: they have it in their hands, and nobody is to look for it among what waits. */
  handOver?: (tx: Tx, sold: { clubId: string; orderId: string; by: string; now: Date }) => Promise<void>
  /** The stock that `undo` would take back, one id for each place. */
  frees?: (tx: Tx, of: { clubId: string; orderItemIds: readonly string[] }) => Promise<string[]>
  /** Items were given back in full. */
  undo?: (tx: Tx, order: FulfilmentOrder & { orderItemIds: readonly string[] }) => Promise<void>
}

export interface FulfilmentPlacing {
  clubId: string
  buyer: Buyer
  lines: readonly LineToOrder[]
  /** What the buyer has attested at the checkout. */
  isOver18: boolean
  now: Date
}

export interface FulfilmentOrder {
  clubId: string
  orderId: string
  /** Where the club is. */
  timeZone: string
  now: Date
}

export interface OrderToFulfil extends FulfilmentOrder {
  /** Who bought it. */
  userId: string | null
  email: string
}

/** A cart, priced and ready to be frozen. */
export interface CartToOrder {
  id: string
  /** Null for one that is nobody's yet. */
  userId: string | null
  currency: Currency
  /** Of the club: which cards may pay depends on it. */
  country: string | null
  /** What the club has switched on: whether anything can be bought, and by guests. */
  features: readonly Feature[]
  discountCodeId: string | null
  lines: LineToOrder[]
  discounts: OrderDiscounts
  subtotal: number
  total: number
  payToday: { subtotal: number; discount: number; total: number }
  payLater: number
  /** As its buyer is shown it. */
  shown: ShoppingCart
}

export interface LineToOrder {
  id: string
  /** The bundle that a plan stands in; amounts of a bundle are those of its line, and the plans' their shares of it. */
  parentId: string | null
  productId: string
  type: ProductType
  name: string
  title: string
  quantity: number
  metadata: Record<string, unknown>
  demands: { stockId: string; count: number }[]
  memberId: string | null
  firstName: string | null
  lastName: string | null
  memberAnswersId: string | null
  guardianAnswersId: string | null
  price: number
  subtotal: number
  discounts: AppliedDiscount[]
  total: number
  today: number
  later: { due: string; amount: number }[]
  /** What comes again without an end; `next` is a plain date. */
  recurring: { amount: number; next: string } | null
  paymentOption: OrderedOption | null
  /** Why it cannot be bought as it stands. */
  problem: { message: string } | null
}

/** Who buys. */
export type Buyer =
  | { kind: 'user'; userId: string; firstName: string; lastName: string; email: string }
  | { kind: 'guest'; guestId: string; firstName: string; lastName: string; email: string }

/** Why there is no order; thrown at the edge alone. */
export interface OrderRefusal {
  status: 400 | 404 | 409
  code: string
  message: string
  /** The cart as it is now, where that is why. */
  cart?: ShoppingCart
}
