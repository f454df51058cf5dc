import { sql } from 'drizzle-orm'
import type { GateSale } from '@clubhouse/contract/money/office/gate-sale'
import type { NewCartItem, ShoppingCart } from '@clubhouse/contract/selling/cart'
import { Refusal } from '@clubhouse/contract/refusal'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import type { GateDeps, OrderDeps } from '../deps.ts'
import { hashOfRequest } from '../fingerprint.ts'
import { applyTruth } from '../../payments/apply-truth.ts'
import { placeOrder } from '../place-order.ts'
import type { At } from './tell-of-order.ts'

export interface Sold {
  order_id: string
  order_seq: number
  total: number
  isNew: boolean
}

/**
 * What is sold at the gate goes into a cart that is nobody's, so that prices, discounts and what is left are asked as of any other.
 * Null where it was sold before. A cart that comes to nothing is forgotten as those of visitors are.
 */
export async function saleCart(
  deps: GateDeps,
  caller: At,
  { sale_id: saleId, lines, total }: GateSale,
): Promise<ShoppingCart | Refusal | null> {
  const { clubId } = caller.club
  const found = await deps.db.withClub(clubId, async (tx) => {
    const slug: unknown = await tx.execute(sql`select slug from clubs where id = ${clubId}`)
    return {
      sold: await findSale(tx, clubId, saleId),
      slug: (slug as { rows: { slug: string }[] }).rows[0]?.slug ?? '',
    }
  })
  if (found.sold) return null
  const items = lines.map(({ product_id, variant_id, quantity }): NewCartItem => ({
    product_id,
    metadata: { quantity, variant_id: variant_id ?? null },
  }))
  const nobody = { ...caller, identify: async () => null }
  let cart: ShoppingCart
  try {
    cart = await deps.addToCart(nobody, { club: found.slug, cartId: null, items })
  } catch (error) {
    // The same press may have sold it meanwhile, and the last of it: then it is sold, and not refused.
    const isSold = await deps.db.withClub(clubId, (tx) => findSale(tx, clubId, saleId))
    if (error instanceof Refusal && isSold) return null
    throw error
  }
  if (total !== undefined && cart.pay_today.total !== total)
    return new Refusal(
      409,
      'price_changed',
      'A price has changed since this page was opened. Here it is as it is now.',
    )
  return cart
}

/** An order that is paid in the moment it is made: stock, books and receipt in the club's one transaction. */
export async function sellAtGate(
  tx: Tx,
  deps: OrderDeps,
  caller: At,
  sale: GateSale,
  cart: ShoppingCart | null,
): Promise<Sold | Refusal> {
  const { clubId, userId } = caller.club
  const { sale_id: saleId, way, note } = sale
  // Pressed twice, it is sold once.
  await oneAtATime(tx, 'gate-sale', clubId, saleId)
  const before = await findSale(tx, clubId, saleId)
  if (before && before.requestHash !== hashOfRequest(sale))
    return new Refusal(
      409,
      'idempotency_conflict',
      'This was sold already, with something else in it. Please look at the orders.',
    )
  if (before) return before.sold
  if (!cart) throw new Error(`The sale ${saleId} is gone`)
  const { total } = cart.pay_today
  const placed = await placeOrder(tx, deps, {
    clubId,
    key: keyOf(saleId),
    request: sale,
    isFree: total === 0,
    buyer: { kind: 'guest', guestId: saleId, ...namesOf(sale.name), email: sale.email },
    body: {
      shopping_cart_id: cart.shopping_cart_id,
      save_payment_method: false,
      // It was priced a moment ago, in a transaction of its own.
      total: { today: total, later: cart.pay_later },
    },
    byHand: { way, recordedBy: userId, note },
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
      amount: total,
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
  // They have it in their hands: nobody is to look for it among what waits.
  await tx.execute(sql`
    insert into shop_hand_outs (club_id, order_item_id, handed_out_by, handed_out_at)
    select ${clubId}, id, ${userId}, ${deps.now().toISOString()} from order_items
    where club_id = ${clubId} and order_id = ${orderId} and type = 'ShopItem'`)
  return { order_id: orderId, order_seq: applied.order.order.order_seq, total, isNew: true }
}

const keyOf = (saleId: string): string => `gate:${saleId}`

async function findSale(tx: Tx, clubId: string, saleId: string) {
  const found: unknown = await tx.execute(sql`
    select id as order_id, seq as order_seq, total, request_hash as "requestHash" from orders
    where club_id = ${clubId} and idempotency_key = ${keyOf(saleId)}`)
  const [row] = (found as { rows: (Omit<Sold, 'isNew'> & { requestHash: string })[] }).rows
  if (!row) return null
  const { requestHash, ...sold } = row
  return { requestHash, sold: { ...sold, isNew: false } }
}

/** Whoever does not say who they are is still in the list of orders. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/).filter(Boolean)
  if (words.length === 0) return { firstName: 'Gate', lastName: 'sale' }
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  }
}
