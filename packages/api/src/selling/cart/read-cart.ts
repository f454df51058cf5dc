import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import type { Caller } from '#kernel/http/caller.ts'
import { clubOf, mayUse, noCart } from './buyer.ts'
import type { CartPlace } from './codes.ts'
import type { CartDeps } from './deps.ts'
import { readStoredCart } from './stored-cart.ts'
import { showCart } from './show-cart.ts'

/** API-35: one statement, and another for who asks where the cart is somebody's. */
export async function readCart(
  deps: CartDeps,
  caller: Caller,
  { club, cart_id: cartId }: CartPlace,
): Promise<ShoppingCart> {
  const clubId = clubOf(deps, caller, club)
  const stored = await deps.db.withClub(clubId, (tx) => readStoredCart(tx, deps, { clubId, cartId }), {
    isOneStatement: true,
  })
  // Whoever asks for what is nobody's need not be known.
  const identity = stored.cart?.userId ? await caller.identify() : null
  const userId = identity?.kind === 'user' ? identity.user.user_id : null
  if (!mayUse(stored.cart, userId)) throw noCart()
  return showCart(deps.kinds, stored, stored.cart)
}

/** The open cart of somebody, by who they are; null where they have none. */
export async function readOwnCart(
  deps: CartDeps,
  { clubId, userId }: { clubId: string; userId: string },
): Promise<ShoppingCart | null> {
  return deps.db.withClub(clubId, async (tx) => {
    const { ownCartId: cartId } = await readStoredCart(tx, deps, { clubId, userId, cartId: null })
    if (cartId === null) return null
    const stored = await readStoredCart(tx, deps, { clubId, userId, cartId })
    return stored.cart && showCart(deps.kinds, stored, stored.cart)
  })
}
