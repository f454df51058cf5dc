import { sql } from 'drizzle-orm'
import type { GateSale } from '@clubhouse/contract/money/office/gate-sale'
import type { NewCartItem, ShoppingCart } from '@clubhouse/contract/selling/cart'
import { Refusal } from '@clubhouse/contract/refusal'
import { oneAtATime, type Tx } from '#kernel/db/database.ts'
import { exists, one } from '#kernel/db/rows.ts'
import type { GateDeps, OrderDeps } from '../deps.ts'
import { type Sold, sellByHand, soldBefore } from './sell-by-hand.ts'
import type { At } from './tell-of-order.ts'

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
    const slug = await one<{ slug: string }>(tx, sql`select slug from clubs where id = ${clubId}`)
    return {
      isSold: await isSold(tx, clubId, saleId),
      slug: slug?.slug ?? '',
    }
  })
  if (found.isSold) return null
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
    const isThere = await deps.db.withClub(clubId, (tx) => isSold(tx, clubId, saleId))
    if (error instanceof Refusal && isThere) return null
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

/** An order that is paid in the moment it is made. */
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
  const asked = { key: keyOf(saleId), request: sale }
  const before = await soldBefore(tx, clubId, asked)
  if (before) return before
  if (!cart) throw new Error(`The sale ${saleId} is gone`)
  const buyer = { kind: 'guest' as const, guestId: saleId, ...namesOf(sale.name), email: sale.email }
  const byHand = { way, recordedBy: userId, note }
  return sellByHand(tx, deps, { clubId, ...asked, buyer, cart, byHand }, async (own, orderId) => {
    for (const { handOver } of deps.fulfilments)
      await handOver?.(own, { clubId, orderId, by: userId, now: deps.now() })
  })
}

const keyOf = (saleId: string): string => `gate:${saleId}`

const isSold = (tx: Tx, clubId: string, saleId: string): Promise<boolean> =>
  exists(tx, sql`select 1 from orders where club_id = ${clubId} and idempotency_key = ${keyOf(saleId)}`)

/** Whoever does not say who they are is still in the list of orders. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/).filter(Boolean)
  if (words.length === 0) return { firstName: 'Gate', lastName: 'sale' }
  return {
    firstName: words.slice(0, -1).join(' ') || (words[0] ?? ''),
    lastName: words.length > 1 ? (words.at(-1) ?? '') : '',
  }
}
