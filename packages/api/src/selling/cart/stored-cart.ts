import { sql } from 'drizzle-orm'
import type { Currency, Feature } from '@clubhouse/contract/site/club'
import type { StoredCode } from '@clubhouse/domain/selling/pricing/code-verdict'
import type { MultiBuy } from '@clubhouse/domain/selling/pricing/multi-buy'
import type { Tx } from '#kernel/db/database.ts'
import type { CartMoment, StoredItem, SoldProduct } from './cart-kind.ts'
import type { Kinds } from './kinds.ts'

/** A cart with all that its lines depend on: today's catalogue, offers and stock. */
export interface StoredCart {
  at: CartMoment
  /** Of the club. */
  country: string | null
  /** What the club has switched on. */
  features: Feature[]
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

interface ReadDeps {
  kinds: Kinds
  now: () => Date
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

const LOCKED = sql`, locked as materialized (select k.revision from carts k join asked
  on k.club_id = asked.club_id and k.id = asked.cart_id where k.ordered_at is null for update of k)`

/** One statement, which has a name: to plan it takes the database longer than to answer it. */
export async function readStoredCart(tx: Tx, deps: ReadDeps, wanted: Wanted): Promise<StoredCart> {
  const found = await tx
    .select({ row: sql<Row>`row_to_json(stored)` })
    .from(sql`(${ASKED} ${sql.raw(deps.kinds.storedCart)}) stored`)
    .prepare(deps.kinds.name)
    .execute(valuesOf(deps, wanted))
  return asStored(deps, found[0]?.row)
}

/**
 * The same, with the cart's row locked until the end of the transaction. Whoever had to wait for the lock has read what was
 * there before: the revision under the lock tells, and then it is read once more.
 */
export async function lockStoredCart(tx: Tx, deps: ReadDeps, wanted: Wanted): Promise<StoredCart> {
  const [found] = await tx
    .select({ row: sql<Row>`stored.cart`, revision: sql<number | null>`stored.revision` })
    .from(
      sql`(${ASKED} ${LOCKED} select row_to_json(read) as cart, (select revision from locked) as revision
        from (${sql.raw(deps.kinds.storedCart)}) read) stored`,
    )
    .prepare(`locked_${deps.kinds.name}`)
    .execute(valuesOf(deps, wanted))
  const stored = asStored(deps, found?.row)
  return (stored.cart?.revision ?? null) === found?.revision ? stored : readStoredCart(tx, deps, wanted)
}

const valuesOf = (
  { now }: ReadDeps,
  { clubId, cartId, userId = null, productIds = [], code = null }: Wanted,
) => ({ clubId, cartId, userId, code, now: now().toISOString(), productIds: productIds.join(',') })

function asStored({ now: clock }: ReadDeps, row: Row | undefined): StoredCart {
  if (!row) throw new Error('The club of a cart is gone')
  const now = clock()
  const { currency, today, items, products, ...stored } = row
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
