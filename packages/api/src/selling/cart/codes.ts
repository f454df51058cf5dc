import { sql } from 'drizzle-orm'
import type { CodeReply, ShoppingCart } from '@clubhouse/contract/selling/cart'
import { Refusal } from '@clubhouse/contract/refusal'
import { codeProblem } from '@clubhouse/domain/selling/pricing/code-verdict'
import { accept, refuse, type Result } from '@clubhouse/domain/result'
import type { Tx } from '#kernel/db/database.ts'
import type { Caller } from '#kernel/http/caller.ts'
import { buyerOf, mayUse, noCart } from './buyer.ts'
import type { CartDeps } from './deps.ts'
import { type StoredCart, readStoredCart } from './stored-cart.ts'
import { linesOf, showCart } from './show-cart.ts'

export interface CartPlace {
  club: string
  cart_id: string
}

/** API-39, DATA-30: in place of any other; a code that is of no use leaves the one that is there. */
export async function useCode(
  deps: CartDeps,
  caller: Caller,
  place: CartPlace,
  typed: string,
): Promise<CodeReply> {
  const code = typed.trim().toUpperCase()
  // DISC-09
  if (code === '') throw new Refusal(400, 'empty_code', 'Please enter a code')
  const outcome = await withCart(deps, caller, place, code, async (tx, { stored, clubId }) => {
    const lines = linesOf(deps.kinds, stored).map(({ shown }) => shown.line)
    const problem = codeProblem(stored.typedCode, lines, stored.at.now)
    if (problem !== null || !stored.typedCode) return { is_valid: false, message: problem ?? '' }
    await setCode(tx, clubId, place.cart_id, stored.typedCode.id, stored.at.now)
    return { is_valid: true, message: `${stored.typedCode.code} has been applied.` }
  })
  if (!outcome.ok) throw noCart()
  return outcome.value
}

/** API-40 */
export async function resetCodes(deps: CartDeps, caller: Caller, place: CartPlace): Promise<ShoppingCart> {
  const outcome = await withCart(deps, caller, place, null, async (tx, { stored, clubId, userId }) => {
    if (stored.code) await setCode(tx, clubId, place.cart_id, null, stored.at.now)
    return showCart(deps.kinds, { ...stored, code: null }, stored.cart ?? { id: place.cart_id, userId })
  })
  if (!outcome.ok) throw noCart()
  return outcome.value
}

interface Found {
  stored: StoredCart
  clubId: string
  userId: string | null
}

async function withCart<T>(
  deps: CartDeps,
  caller: Caller,
  { club, cart_id: cartId }: CartPlace,
  code: string | null,
  work: (tx: Tx, found: Found) => Promise<T>,
): Promise<Result<T, 'no cart'>> {
  const {
    club: { id: clubId },
    userId,
  } = await buyerOf(deps, caller, club)
  return deps.db.withClub(clubId, async (tx) => {
    const stored = await readStoredCart(tx, deps, { clubId, cartId, userId, code })
    if (!mayUse(stored.cart, userId)) return refuse('no cart' as const)
    return accept(await work(tx, { stored, clubId, userId }))
  })
}

async function setCode(
  tx: Tx,
  clubId: string,
  cartId: string,
  codeId: string | null,
  now: Date,
): Promise<void> {
  await tx.execute(sql`update carts set discount_code_id = ${codeId}::uuid, revision = revision + 1,
      updated_at = ${now.toISOString()}
    where club_id = ${clubId} and id = ${cartId} and ordered_at is null`)
}
