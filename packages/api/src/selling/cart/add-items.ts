import { randomUUID } from 'node:crypto'
import type { NewCartItem, ShoppingCart } from '@clubhouse/contract/selling/cart'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { amongRivals } from './among-rivals.ts'
import { adoptCart, attachCart, lockCart } from './attach-cart.ts'
import { type Buyer, buyerOf, clubOf, mayUse, noCart, requireMember } from './buyer.ts'
import type { CartDeps } from './deps.ts'
import { type StoredCart, readStoredCart } from './stored-cart.ts'
import type { CartKind, CartRefusal, EnteredItem, SentItem } from './cart-kind.ts'
import { putTogether } from './put-together.ts'
import { NOT_ON_OFFER, refusalOf } from './refusals.ts'
import { roomFor } from './room-for.ts'
import { showCart } from './show-cart.ts'
import { insertCart, insertItems, type NewRows } from './write-items.ts'

/** Reading a cart, and writing on what was read. */
const ONE = { isOneStatement: true }

export interface Adding {
  club: string
  /** Null for a new cart. */
  cartId: string | null
  items: readonly NewCartItem[]
  /** For whom the club itself puts it together; left out for whoever calls. */
  holderId?: string
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
  { club, cartId, items, holderId }: Adding,
): Promise<ShoppingCart> {
  const { db } = deps
  const buyer: Buyer =
    holderId === undefined
      ? await buyerOf(deps, caller, club)
      : {
          club: { id: clubOf(deps, caller, club), slug: club },
          userId: holderId,
          isMember: true,
          byHand: 'real',
        }
  const { id: clubId } = buyer.club
  const wanted = { clubId, cartId, userId: buyer.userId, productIds: items.map((item) => item.product_id) }
  const read = () => db.withClub(clubId, (tx) => readStoredCart(tx, deps, wanted), ONE)
  const memory = cartId === null && isNobody(buyer) ? deps.offers.of(wanted) : null
  const begun = memory?.stored && (await beginWith(deps, buyer, memory.stored, items))
  if (begun) return begun
  let stored = await read()
  memory?.keep(stored)
  if (cartId !== null && !mayUse(stored.cart, buyer.userId)) throw noCart()
  const entered = orRefuse(await enterItems(deps, buyer, stored, items))
  if (stored.cart?.userId === null && buyer.userId !== null) {
    // What they add has their names in it, so the cart has to be theirs first.
    await attachCart(deps, { clubId, cartId: stored.cart.id, userId: buyer.userId })
    stored = await read()
  }
  const write = (seen: StoredCart | null) =>
    db.withClub(
      clubId,
      async (tx): Promise<Written> => {
        if (cartId === null)
          return createWith(tx, deps, buyer, seen ?? (await readStoredCart(tx, deps, wanted)), entered)
        if (seen === null) await lockCart(tx, clubId, cartId)
        return addTo(tx, deps, buyer, seen ?? (await readStoredCart(tx, deps, wanted)), entered)
      },
      { isOneStatement: seen !== null && (cartId !== null || isNewToThem(seen, buyer)) },
    )
  const first = await amongRivals((isFirst) => write(isFirst ? stored : null))
  const outcome = !first.ok && first.reason === 'changed' ? await write(null) : first
  if (outcome.ok) return outcome.value
  if (outcome.reason === 'gone' || outcome.reason === 'changed') throw noCart()
  throw refusalOf(outcome.reason)
}

/** Of nobody that we know, and put together by nobody else for them. */
const isNobody = ({ userId, byHand }: Buyer): boolean => userId === null && !byHand

/** A new cart of nobody with what is remembered; null where that will not do: nobody is refused for what may have changed since. */
async function beginWith(
  deps: CartDeps,
  buyer: Buyer,
  remembered: StoredCart,
  items: readonly NewCartItem[],
): Promise<ShoppingCart | null> {
  const entered = await enterItems(deps, buyer, remembered, items)
  if (!entered.ok) return null
  const made = await deps.db.withClub(
    buyer.club.id,
    (tx) => createWith(tx, deps, buyer, remembered, entered.value),
    ONE,
  )
  return made.ok ? made.value : null
}

function orRefuse<T>(result: Result<T, CartRefusal>): T {
  if (!result.ok) throw refusalOf(result.reason)
  return result.value
}

/** What these would cost and whether they could be bought at this moment: nothing is written, and nobody made. */
export async function quoteItems(
  deps: CartDeps,
  caller: Caller,
  { club, items, holderId }: { club: string; items: readonly NewCartItem[]; holderId: string | null },
): Promise<ShoppingCart> {
  const clubId = clubOf(deps, caller, club)
  const buyer: Buyer = { club: { id: clubId, slug: club }, userId: holderId, isMember: true, byHand: 'trial' }
  const wanted = {
    clubId,
    cartId: null,
    userId: holderId,
    productIds: items.map(({ product_id }) => product_id),
  }
  const stored = await deps.db.withClub(clubId, (tx) => readStoredCart(tx, deps, wanted), ONE)
  const { next, problem } = withEntered(deps, stored, orRefuse(await enterItems(deps, buyer, stored, items)))
  if (problem) throw refusalOf(problem)
  return showCart(deps.kinds, next, { id: randomUUID(), userId: null })
}

async function enterItems(
  { kinds }: CartDeps,
  buyer: Buyer,
  { products, at }: StoredCart,
  items: readonly NewCartItem[],
): Promise<Result<EnteredItem[], CartRefusal>> {
  const byKind = new Map<CartKind, { sent: SentItem; index: number }[]>()
  for (const [index, item] of items.entries()) {
    const product = products.get(item.product_id)
    const kind = product && kinds.of(product.type)
    if (!kind) return refuse(NOT_ON_OFFER)
    if (kind.isForMembers && !buyer.byHand) requireMember(buyer)
    const sent = { place: `items.${index}`, item, product }
    byKind.set(kind, [...(byKind.get(kind) ?? []), { sent, index }])
  }
  const entered: EnteredItem[] = []
  for (const [kind, group] of byKind) {
    const found = await kind.enter(
      group.map(({ sent }) => sent),
      { club: buyer.club, userId: buyer.userId, at, byHand: buyer.byHand },
    )
    if (!found.ok) return found
    for (const [place, item] of found.value.entries()) entered[group[place]?.index ?? 0] = item
  }
  return accept(entered)
}

async function addTo(
  tx: Tx,
  deps: CartDeps,
  { club, userId }: Buyer,
  stored: StoredCart,
  entered: readonly EnteredItem[],
): Promise<Written> {
  const { cart, at } = stored
  if (!mayUse(cart, userId)) return refuse('gone')
  const { next, rows, problem } = withEntered(deps, stored, entered)
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
  buyer: Buyer,
  stored: StoredCart,
  entered: readonly EnteredItem[],
): Promise<Written> {
  const { club, userId, byHand } = buyer
  const { next, rows, problem } = withEntered(deps, stored, entered)
  if (problem) return refuse(problem)
  const cartId = randomUUID()
  const into = { clubId: club.id, cartId, givenBy: userId, now: stored.at.now }
  if (byHand) {
    // Beside the one that they have open themselves, which nobody touches.
    await insertCart(tx, { ...into, userId: null }, rows)
    return accept(showCart(deps.kinds, next, { id: cartId, userId: null }))
  }
  if (isNewToThem(stored, buyer)) {
    await insertCart(tx, { ...into, userId }, rows)
    return accept(showCart(deps.kinds, next, { id: cartId, userId }))
  }
  // They have one elsewhere, on another phone perhaps: what is in it comes along.
  await insertCart(tx, { ...into, userId: null }, rows)
  const cart = userId === null ? null : await adoptCart(tx, deps, { clubId: club.id, cartId, userId })
  return cart ? accept(cart) : refuse('gone')
}

/** They have no other cart whose contents would come along. */
const isNewToThem = ({ ownCartId }: StoredCart, { userId, byHand }: Buyer): boolean =>
  Boolean(byHand) || userId === null || ownCartId === null

function withEntered(
  { kinds }: CartDeps,
  stored: StoredCart,
  entered: readonly EnteredItem[],
): { next: StoredCart; rows: NewRows; problem: CartRefusal | null } {
  const { rows, items } = putTogether(kinds, stored, entered)
  const next = { ...stored, items }
  const touched = new Set([...rows.items, ...rows.more].map(({ id }) => id))
  return { next, rows, problem: roomFor(kinds, { before: stored.items, next, touched }, entered) }
}
