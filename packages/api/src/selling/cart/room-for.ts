import type { StoredCart } from './stored-cart.ts'
import type { Kinds } from './kinds.ts'
import { type LineInCart, onlyLeft, summed } from './line-problems.ts'
import type { CartRefusal, EnteredItem, StoredItem } from './cart-kind.ts'
import { MOST_REACHED, OUT_OF_STOCK, said } from './refusals.ts'
import { linesOf } from './show-cart.ts'

/** More than any family buys, and what a page can show. */
const MOST_LINES = 60

interface Room {
  before: readonly StoredItem[]
  /** The cart with what was entered. */
  next: StoredCart
  /** The lines that are new in it, or more than before. */
  touched: ReadonlySet<string>
}

/** Why what was entered does not fit beside what is in the cart; null where it does. */
export function roomFor(
  kinds: Kinds,
  { before, next, touched }: Room,
  entered: readonly EnteredItem[],
): CartRefusal | null {
  if (next.items.length > MOST_LINES) return said('cart_full', 'Your cart is full. Please check out first.')
  return alreadyThere(before, entered) ?? tooMany(kinds, next, touched)
}

function alreadyThere(before: readonly StoredItem[], entered: readonly EnteredItem[]): CartRefusal | null {
  const seen = new Set(
    before
      .flatMap((item) => [item, ...item.inside])
      .map(({ productId, memberId }) => `${productId} ${memberId}`),
  )
  for (const { productId, person, name } of entered.flatMap((item) => [item, ...item.inside])) {
    if (person === null) continue
    const key = `${productId} ${person.memberId}`
    if (seen.has(key))
      return said('twice', `${person.firstName} ${person.lastName} is already in your cart for ${name}.`)
    seen.add(key)
  }
  return null
}

/** ERR-31, ERR-34: what was there before counts, and only what is added is refused for it. */
function tooMany(kinds: Kinds, next: StoredCart, touched: ReadonlySet<string>): CartRefusal | null {
  const lines = linesOf(kinds, next)
  const added = lines.filter(({ item }) => touched.has(item.id))
  const wanted = new Set(added.flatMap(({ shown }) => shown.demands.map(({ stockId }) => stockId)))
  const lacking = summed(lines.flatMap(({ shown }) => shown.demands)).find(
    ({ stockId, count, left }) => wanted.has(stockId) && count > left,
  )
  const over = added.find(({ shown }) => shown.tooMany)?.shown.tooMany
  if (!lacking) return over ? said('too_many', over) : null
  if (lacking.left <= 0) return OUT_OF_STOCK
  const isMembership = added.some(({ type, shown }) => isPlanOrBundle(type) && takes(shown, lacking.stockId))
  return isMembership ? MOST_REACHED : said('too_many', `There ${onlyLeft(lacking)} left.`)
}

const isPlanOrBundle = (type: LineInCart['type']): boolean => type === 'Plan' || type === 'Bundle'
const takes = ({ demands }: LineInCart['shown'], id: string) => demands.some(({ stockId }) => stockId === id)
