import { sql } from 'drizzle-orm'
import type { Currency } from '@clubhouse/contract/account'
import type { StoredCode } from '@clubhouse/domain/pricing/code-verdict'
import type { MultiBuy } from '@clubhouse/domain/pricing/multi-buy'
import type { Tx } from '../db/database.ts'
import type { CartDeps } from './deps.ts'
import type { CartMoment, StoredItem, SoldProduct } from './cart-kind.ts'

/** A cart with all that its lines depend on: today's catalogue, offers and stock. */
export interface StoredCart {
  at: CartMoment
  /** Of the club. */
  country: string | null
  /** Null where there is none of this id, or it was ordered. */
  cart: { id: string; userId: string | null; revision: number } | null
  /** The open cart of whoever asks, if they have one. */
  ownCartId: string | null
  /** Lines, those of a bundle below it. */
  items: StoredItem[]
  products: ReadonlyMap<string, SoldProduct>
  multiBuys: MultiBuy[]
  code: (StoredCode & { id: string }) | null
  typedCode: (StoredCode & { id: string }) | null
}

export interface Wanted {
  clubId: string
  cartId: string | null
  userId?: string | null
  /** Products that are to be added. */
  productIds?: readonly string[]
  /** A code that was typed, in capitals. */
  code?: string | null
}

interface Row extends Omit<StoredCart, 'at' | 'items' | 'products'> {
  currency: Currency
  today: string
  items: Omit<StoredItem, 'inside'>[]
  products: SoldProduct[]
}

const ASKED = sql`with asked as (select ${sql.placeholder('clubId')}::uuid as club_id,
  ${sql.placeholder('cartId')}::uuid as cart_id, ${sql.placeholder('now')}::timestamptz as now,
  ${sql.placeholder('userId')}::uuid as user_id, ${sql.placeholder('code')}::text as code,
  string_to_array(${sql.placeholder('productIds')}::text, ',')::uuid[] as product_ids)`

/** One statement, which has a name: to plan it takes the database longer than to answer it. */
export async function readStoredCart(
  tx: Tx,
  { kinds, now: clock }: Pick<CartDeps, 'kinds' | 'now'>,
  { clubId, cartId, userId = null, productIds = [], code = null }: Wanted,
): Promise<StoredCart> {
  const now = clock()
  const [found] = await tx
    .select({ row: sql<Row>`row_to_json(stored)` })
    .from(sql`(${ASKED} ${sql.raw(kinds.storedCart)}) stored`)
    .prepare(kinds.name)
    .execute({ clubId, cartId, userId, code, now: now.toISOString(), productIds: productIds.join(',') })
  if (!found) throw new Error('The club of a cart is gone')
  const { currency, today, items, products, ...stored } = found.row
  return {
    ...stored,
    at: { now, today, currency },
    items: nested(items),
    products: new Map(products.map((product) => [product.id, product])),
  }
}

function nested(rows: Omit<StoredItem, 'inside'>[]): StoredItem[] {
  const items = rows.map((row) => ({ ...row, inside: [] as StoredItem[] }))
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const item of items) if (item.parentId !== null) byId.get(item.parentId)?.inside.push(item)
  return items.filter(({ parentId }) => parentId === null)
}
