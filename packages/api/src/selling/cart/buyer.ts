import { notFound, Refusal } from '@clubhouse/contract/refusal'
import { type Caller, isForAnotherClub } from '#kernel/http/caller.ts'
import type { CartDeps } from './deps.ts'
import type { ByHand } from './cart-kind.ts'
import type { StoredCart } from './stored-cart.ts'

/** Whoever puts something into a cart. */
export interface Buyer {
  club: { id: string; slug: string }
  /** Null for guests and for whoever is not signed in: their cart is known by its id alone. */
  userId: string | null
  /** OPEN-100: those who run a club buy as members, if they are. */
  isMember: boolean
  byHand?: ByHand
}

export function clubOf({ registry }: Pick<CartDeps, 'registry'>, caller: Caller, slug: string): string {
  const id = registry.idOf(slug)
  if (id === null || isForAnotherClub(caller, id)) throw notFound('The club')
  return id
}

export async function buyerOf(
  deps: Pick<CartDeps, 'registry'>,
  caller: Caller,
  slug: string,
): Promise<Buyer> {
  const club = { id: clubOf(deps, caller, slug), slug }
  const identity = await caller.identify()
  if (identity?.kind !== 'user') return { club, userId: null, isMember: false }
  const { user_id: userId, accounts } = identity.user
  const isMember = accounts.some(({ account_id: id, roles }) => id === club.id && roles.includes('member'))
  return { club, userId, isMember }
}

export const noCart = () => notFound('The cart')

/** OPEN-117: a cart that is somebody's is nobody else's; one that is nobody's is for whoever has its id. */
export const mayUse = (
  cart: StoredCart['cart'],
  userId: string | null,
): cart is NonNullable<StoredCart['cart']> =>
  cart !== null && (cart.userId === null || cart.userId === userId)

/** HOSTS-16, OPEN-100 */
export function requireMember({ userId, isMember }: Buyer): void {
  if (userId === null)
    throw new Refusal(401, 'unauthenticated', 'Please sign in first, so that we know whose membership it is.')
  if (!isMember)
    throw new Refusal(
      403,
      'forbidden',
      'You need a member account to buy a membership. Please sign in with one.',
    )
}
