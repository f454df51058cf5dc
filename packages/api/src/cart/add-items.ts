import { randomUUID } from 'node:crypto'
import type { NewCartItem, ShoppingCart } from '@clubhouse/contract/cart'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import { amongRivals } from './among-rivals.ts'
import { adoptCart, attachCart, lockCart } from './attach-cart.ts'
import { type Buyer, buyerOf, mayUse, noCart, requireMember } from './buyer.ts'
import type { CartDeps } from './deps.ts'
import { type KeptCart, readKeptCart } from './kept-cart.ts'
import type { CartKind, CartRefusal, EnteredItem, SentItem } from './port.ts'
import { NOT_ON_OFFER, refusalOf } from './refusals.ts'
import { roomFor } from './room-for.ts'
import { showCart } from './show-cart.ts'
import { insertCart, insertItems, newRows, type NewRows } from './write-items.ts'

export interface Adding {
  club: string
  /** Null for a new cart. */
  cartId: string | null
  items: readonly NewCartItem[]
}

/** What becomes of an attempt to write: the cart, why not, or that somebody was faster. */
type Written = Result<ShoppingCart, CartRefusal | 'gone' | 'changed'>

/**
 * API-33, API-34. Answers are judged and people found before the one transaction that writes answers and items (ADR 028).
 * Nobody waits for a lock: what was read is written on, and only whoever finds it changed locks and looks again.
 */
export async function addItems(
  deps: CartDeps,
  caller: Caller,
  { club, cartId, items }: Adding,
): Promise<ShoppingCart> {
  const { db } = deps
  const buyer = await buyerOf(deps, caller, club)
  const { id: clubId } = buyer.club
  const wanted = { clubId, cartId, userId: buyer.userId, productIds: items.map((item) => item.product_id) }
  const read = () => db.withClub(clubId, (tx) => readKeptCart(tx, deps, wanted))
  let kept = await read()
  if (cartId !== null && !mayUse(kept.cart, buyer.userId)) throw noCart()
  const entered = await enterItems(deps, buyer, kept, items)
  if (kept.cart?.userId === null && buyer.userId !== null) {
    // What they add has their names in it, so the cart has to be theirs first.
    await attachCart(deps, { clubId, cartId: kept.cart.id, userId: buyer.userId })
    kept = await read()
  }
  const write = (seen: KeptCart | null) =>
    db.withClub(clubId, async (tx): Promise<Written> => {
      if (cartId === null)
        return createWith(tx, deps, buyer, seen ?? (await readKeptCart(tx, deps, wanted)), entered)
      if (seen === null) await lockCart(tx, clubId, cartId)
      return addTo(tx, deps, buyer, seen ?? (await readKeptCart(tx, deps, wanted)), entered)
    })
  const first = await amongRivals((isFirst) => write(isFirst ? kept : null))
  const outcome = !first.ok && first.reason === 'changed' ? await write(null) : first
  if (outcome.ok) return outcome.value
  if (outcome.reason === 'gone' || outcome.reason === 'changed') throw noCart()
  throw refusalOf(outcome.reason)
}

async function enterItems(
  { kinds }: CartDeps,
  buyer: Buyer,
  { products, at }: KeptCart,
  items: readonly NewCartItem[],
): Promise<EnteredItem[]> {
  const byKind = new Map<CartKind, { sent: SentItem; index: number }[]>()
  for (const [index, item] of items.entries()) {
    const product = products.get(item.product_id)
    const kind = product && kinds.of(product.type)
    if (!kind) throw refusalOf(NOT_ON_OFFER)
    if (kind.isForMembers) requireMember(buyer)
    const sent = { place: `items.${index}`, item, product }
    byKind.set(kind, [...(byKind.get(kind) ?? []), { sent, index }])
  }
  const entered: EnteredItem[] = []
  for (const [kind, group] of byKind) {
    const found = await kind.enter(
      group.map(({ sent }) => sent),
      { club: buyer.club, userId: buyer.userId, at },
    )
    if (!found.ok) throw refusalOf(found.reason)
    for (const [place, item] of found.value.entries()) entered[group[place]?.index ?? 0] = item
  }
  return entered
}

async function addTo(
  tx: Tx,
  deps: CartDeps,
  { club, userId }: Buyer,
  kept: KeptCart,
  entered: readonly EnteredItem[],
): Promise<Written> {
  const { cart, at } = kept
  if (!mayUse(cart, userId)) return refuse('gone')
  const { next, rows, problem } = withEntered(deps, kept, entered)
  if (problem) return refuse(problem)
  const isWritten = await insertItems(
    tx,
    { clubId: club.id, cartId: cart.id, givenBy: userId, now: at.now },
    cart.revision,
    rows,
  )
  return isWritten ? accept(showCart(deps.kinds, next, cart)) : refuse('changed')
}

async function createWith(
  tx: Tx,
  deps: CartDeps,
  { club, userId }: Buyer,
  kept: KeptCart,
  entered: readonly EnteredItem[],
): Promise<Written> {
  const { next, rows, problem } = withEntered(deps, kept, entered)
  if (problem) return refuse(problem)
  const cartId = randomUUID()
  const into = { clubId: club.id, cartId, givenBy: userId, now: kept.at.now }
  if (userId === null || kept.ownCartId === null) {
    await insertCart(tx, { ...into, userId }, rows)
    return accept(showCart(deps.kinds, next, { id: cartId, userId }))
  }
  // They have one elsewhere, on another phone perhaps: what is in it comes along.
  await insertCart(tx, { ...into, userId: null }, rows)
  const cart = await adoptCart(tx, deps, { clubId: club.id, cartId, userId })
  return cart ? accept(cart) : refuse('gone')
}

function withEntered(
  { kinds }: CartDeps,
  kept: KeptCart,
  entered: readonly EnteredItem[],
): { next: KeptCart; rows: NewRows; problem: CartRefusal | null } {
  const rows = newRows(entered, Math.max(-1, ...kept.items.map(({ position }) => position)) + 1)
  const next = { ...kept, items: [...kept.items, ...rows.items] }
  return { next, rows, problem: roomFor(kinds, { before: kept.items, next }, entered) }
}
