import { sql } from 'drizzle-orm'
import type { ShoppingCart } from '@clubhouse/contract/selling/cart'
import { notFound } from '@clubhouse/contract/refusal'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { buyerOf, mayUse, noCart } from './buyer.ts'
import type { CartDeps } from './deps.ts'
import { lockStoredCart, type StoredCart } from './stored-cart.ts'
import type { CartRefusal, StoredItem } from './cart-kind.ts'
import { isCounted } from './kinds.ts'
import { refusalOf, said } from './refusals.ts'
import { roomFor } from './room-for.ts'
import { linesOf, showCart } from './show-cart.ts'

export interface ItemInCart {
  club: string
  cart_id: string
  item_id: string
}

type Changed = Result<StoredCart, CartRefusal | 'no cart' | 'no item'>

/** API-37: a line goes with all that is in it; a plan inside a bundle goes only with the bundle. */
export function removeItem(deps: CartDeps, caller: Caller, place: ItemInCart): Promise<ShoppingCart> {
  return changeItem(deps, caller, place, async (tx, stored, item) => {
    await tx.execute(sql`delete from cart_items where club_id = ${stored.clubId} and id = ${item.id}`)
    return accept({ ...stored, items: stored.items.filter(({ id }) => id !== item.id) })
  })
}

/** API-38: how a line is paid. Whoever chooses has seen today's price, so that it is no longer news. */
export function choosePayment(
  deps: CartDeps,
  caller: Caller,
  place: ItemInCart,
  paymentOptionId: string | null,
): Promise<ShoppingCart> {
  return changeItem(deps, caller, place, async (tx, stored, item) => {
    const shown = linesOf(deps.kinds, { ...stored, items: [item] })[0]?.shown
    const isOffered = shown?.paymentOptions.some(({ payment_option_id: id }) => id === paymentOptionId)
    if (!shown || (paymentOptionId !== null && !isOffered))
      return refuse(
        said('invalid_payment_option', 'This can’t be paid in this way. Please choose another one.'),
      )
    const priceSeen = shown.unitPrice
    await tx.execute(sql`update cart_items set payment_option_id = ${paymentOptionId}::uuid, price_seen = ${priceSeen}
      where club_id = ${stored.clubId} and id = ${item.id}`)
    const next = { ...item, paymentOptionId, priceSeen }
    return accept({ ...stored, items: stored.items.map((each) => (each.id === item.id ? next : each)) })
  })
}

/** How many of a line: fewer is never refused, and more only where there is no more, as when it is added. */
export function changeCount(
  deps: CartDeps,
  caller: Caller,
  place: ItemInCart,
  quantity: number,
): Promise<ShoppingCart> {
  return changeItem(deps, caller, place, async (tx, stored, item) => {
    if (!isCounted(deps.kinds, item, stored.products.get(item.productId)?.type))
      return refuse(said('not_counted', 'This can’t be more or fewer. Please remove it and choose again.'))
    const next = {
      ...stored,
      items: stored.items.map((each) => (each === item ? { ...each, quantity } : each)),
    }
    const touched = new Set(quantity > item.quantity ? [item.id] : [])
    const problem = roomFor(deps.kinds, { before: stored.items, next, touched }, [])
    if (problem) return refuse(problem)
    await tx.execute(sql`update cart_items set quantity = ${quantity}
      where club_id = ${stored.clubId} and id = ${item.id}`)
    return accept(next)
  })
}

type Change = (tx: Tx, stored: StoredCart & { clubId: string }, item: StoredItem) => Promise<Changed>

async function changeItem(
  deps: CartDeps,
  caller: Caller,
  { club, cart_id: cartId, item_id: itemId }: ItemInCart,
  change: Change,
): Promise<ShoppingCart> {
  const {
    club: { id: clubId },
    userId,
  } = await buyerOf(deps, caller, club)
  const outcome = await deps.db.withClub(clubId, async (tx): Promise<Changed> => {
    const stored = await lockStoredCart(tx, deps, { clubId, cartId, userId })
    if (!mayUse(stored.cart, userId)) return refuse('no cart')
    const item = stored.items.find(({ id }) => id === itemId)
    if (!item) return refuse('no item')
    const changed = await change(tx, { ...stored, clubId }, item)
    if (changed.ok) await touchCart(tx, clubId, cartId, stored.at.now)
    return changed
  })
  if (outcome.ok) return showCart(deps.kinds, outcome.value, outcome.value.cart ?? { id: cartId, userId })
  if (outcome.reason === 'no cart') throw noCart()
  if (outcome.reason === 'no item') throw notFound('The item')
  throw refusalOf(outcome.reason)
}

export async function touchCart(tx: Tx, clubId: string, cartId: string, now: Date): Promise<void> {
  await tx.execute(sql`update carts set revision = revision + 1, updated_at = ${now.toISOString()}
    where club_id = ${clubId} and id = ${cartId}`)
}
