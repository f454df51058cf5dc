import { sql } from 'drizzle-orm'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { Tx } from '#kernel/db/database.ts'
import { rows } from '#kernel/db/rows.ts'
import { amongRivals } from './among-rivals.ts'
import type { CartDeps } from './deps.ts'
import { foldCart } from './fold-cart.ts'
import { readStoredCart } from './stored-cart.ts'
import { showCart } from './show-cart.ts'

interface Attaching {
  clubId: string
  cartId: string
  userId: string
}

/** API-36, CART-18: a cart that is nobody's becomes that of whoever signed in; null where there is none for them. */
export const attachCart = (deps: CartDeps, attaching: Attaching): Promise<ShoppingCart | null> =>
  amongRivals(() => deps.db.withClub(attaching.clubId, (tx) => adoptCart(tx, deps, attaching)))

/** The same inside a transaction. The cart in the browser stays; what they had in another comes into it. */
export async function adoptCart(
  tx: Tx,
  deps: CartDeps,
  { clubId, cartId, userId }: Attaching,
): Promise<ShoppingCart | null> {
  const carts = await lockOpenCarts(tx, { clubId, cartId, userId })
  const cart = carts.find(({ id }) => id === cartId)
  if (!cart || (cart.userId !== null && cart.userId !== userId)) return null
  if (cart.userId === null) {
    const older = carts.find((each) => each.userId === userId)
    if (older) await foldCart(tx, { clubId, from: older.id, into: cartId, now: deps.now() })
    await tx.execute(sql`update carts set user_id = ${userId}, revision = revision + 1,
        updated_at = ${deps.now().toISOString()}, discount_code_id = coalesce(discount_code_id, ${older?.codeId ?? null}::uuid)
      where club_id = ${clubId} and id = ${cartId}`)
  }
  const stored = await readStoredCart(tx, deps, { clubId, cartId, userId })
  return showCart(deps.kinds, stored, { id: cartId, userId })
}

export async function lockCart(tx: Tx, clubId: string, cartId: string): Promise<void> {
  await tx.execute(sql`select from carts where club_id = ${clubId} and id = ${cartId} for update`)
}

interface OpenCart {
  id: string
  userId: string | null
  codeId: string | null
}

/** By their ids, so that two who lock the same carts wait for each other and not in a circle. */
async function lockOpenCarts(tx: Tx, { clubId, cartId, userId }: Attaching): Promise<OpenCart[]> {
  return rows<OpenCart>(
    tx,
    sql`select id, user_id as "userId", discount_code_id as "codeId" from carts
    where club_id = ${clubId} and ordered_at is null and (id = ${cartId} or user_id = ${userId})
    order by id for update`,
  )
}
