import { sql, TransactionRollbackError } from 'drizzle-orm'
import type { SeenTotal } from '@clubhouse/contract/money/orders'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { Refusal } from '@clubhouse/contract/refusal'
import type { Tx } from '#kernel/db/database.ts'
import { one } from '#kernel/db/rows.ts'
import { hashOfRequest } from '../attempts/fingerprint.ts'
import type { Buyer, OrderDeps } from '../deps.ts'
import { applyTruth } from '../../payments/apply-truth.ts'
import { placeOrder } from '../place-order.ts'
import type { TakenByHand } from '../write-order.ts'

export interface SellingByHand {
  clubId: string
  key: string
  /** What was sent with the key. */
  request: object
  buyer: Buyer
  cart: Pick<ShoppingCart, 'shopping_cart_id' | 'pay_today' | 'pay_later'>
  byHand: TakenByHand
  /** Nothing is taken now: all of it is owed on this day, a plain date. */
  dueOn?: string
}

export interface Sold {
  order_id: string
  order_seq: number
  total: number
  isNew: boolean
}

/** An order that is complete in the moment it is made: stock, books and receipt in the club's one transaction, or none of it. */
export async function sellByHand(
  tx: Tx,
  deps: OrderDeps,
  selling: SellingByHand,
  then?: (tx: Tx, orderId: string) => Promise<void>,
): Promise<Sold | Refusal> {
  // Refused after it was placed, it is undone whole: nothing is left that somebody else would wait for.
  const outcome: { refused?: Refusal } = {}
  try {
    return await tx.transaction(async (own) => {
      const sold = await sell(own, deps, selling)
      if (sold instanceof Refusal) {
        outcome.refused = sold
        return own.rollback()
      }
      await then?.(own, sold.order_id)
      return sold
    })
  } catch (error) {
    if (error instanceof TransactionRollbackError && outcome.refused) return outcome.refused
    throw error
  }
}

async function sell(tx: Tx, deps: OrderDeps, selling: SellingByHand): Promise<Sold | Refusal> {
  const { clubId, key, request, buyer, cart, byHand, dueOn } = selling
  const whole = cart.pay_today.total + cart.pay_later
  const seen: SeenTotal = dueOn
    ? { today: 0, later: whole }
    : { today: cart.pay_today.total, later: cart.pay_later }
  const placed = await placeOrder(tx, deps, {
    clubId,
    key,
    request,
    isFree: whole === 0,
    buyer,
    body: {
      shopping_cart_id: cart.shopping_cart_id,
      save_payment_method: false,
      // It was priced a moment ago, in a transaction of its own.
      total: seen,
    },
    byHand,
    ...(dueOn !== undefined && whole > 0 && { dueOn }),
  })
  if (!placed.ok) return new Refusal(placed.reason.status, placed.reason.code, placed.reason.message)
  const { orderId, paymentId, written } = placed.value
  const applied = await applyTruth(
    ...([tx, deps.fulfilments, { clubId, paymentId }] as const),
    {
      paymentId,
      paymentToken: '',
      status: 'succeeded',
      orderId,
      amount: seen.today,
      refunded: 0,
      chargeId: null,
      transferId: null,
      currency: written?.currency ?? '',
      card: null,
      methodId: null,
      declined: null,
    },
    deps.now(),
  )
  if (!applied?.order) return new Refusal(409, 'out_of_stock', 'This product is out of stock.')
  return { order_id: orderId, order_seq: applied.order.order.order_seq, total: whole, isNew: true }
}

/** What was sold with this key before; refused where that was something else. */
export async function soldBefore(
  tx: Tx,
  clubId: string,
  { key, request }: Pick<SellingByHand, 'key' | 'request'>,
): Promise<Sold | Refusal | null> {
  const row = await one<Omit<Sold, 'isNew'> & { requestHash: string }>(
    tx,
    sql`select id as order_id, seq as order_seq, total, request_hash as "requestHash" from orders
    where club_id = ${clubId} and idempotency_key = ${key}`,
  )
  if (!row) return null
  const { requestHash, ...sold } = row
  if (requestHash !== hashOfRequest(request))
    return new Refusal(
      409,
      'idempotency_conflict',
      'This was sold already, with something else in it. Please look at the orders.',
    )
  return { ...sold, isNew: false }
}
