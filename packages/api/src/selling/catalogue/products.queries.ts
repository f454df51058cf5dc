import type { MembershipProduct } from '@clubhouse/contract/selling/catalogue'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import type { listProducts, ProductType } from '@clubhouse/contract/selling/products'
import { asSoldNow } from '@clubhouse/domain/selling/catalogue/as-sold-now'
import type { Database, Statement } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readList } from '#kernel/db/list.ts'
import { keptProduct, type ProductRows } from './kept-product.ts'
import { PRODUCTS, rowsJson, rowsOfProduct } from './product-rows.ts'

type ProductColumn = ColumnOf<typeof listProducts>

const soldAt =
  (now: Date) =>
  (rows: ProductRows): MembershipProduct =>
    asSoldNow(keptProduct(rows), { now, today: rows.today })

const listed = (name: string, where: string): ListShape<ProductColumn> => ({
  name,
  with: `offered as materialized (
    select p.id, p.name, p.description, p.type, p.position, g.id as program_id, g.position as program_position,
      coalesce(l.price, case when not b.is_dynamic_pricing then b.flat_price end) as price,
      p as product, l as plan, b as bundle, g.ends_on as program_ends_on, s.remaining
    from ${PRODUCTS}
    where c.slug = $1 and ($3::text[] is null or p.type = any($3)) and ${where})`,
  rows: 'offered o where true',
  row: 'o',
  item: rowsJson(
    {
      product: 'o.product',
      plan: 'o.plan',
      bundle: 'o.bundle',
      ends: 'o.program_ends_on',
      left: 'o.remaining',
    },
    { id: 'o.id', type: 'o.type' },
    '$2',
  ),
  of: 'from clubs c where c.slug = $1',
  // A bundle has a price to sort by only where that is fixed.
  columns: { position: 'o.position', name: 'lower(o.name)', price: 'o.price' },
  searched: ['o.name', 'o.description'],
  // The plans of a programme, then what is made of them.
  order: 'o.program_position, o.program_id, o.type desc, o.position, o.id',
})

const OF_CLUB = listed('products', '$4::uuid[] is null')
const OF_PROGRAMS = listed('products_of_programs', 'g.id = any($4::uuid[])')

interface Wanted extends ListQuery<ProductColumn> {
  type?: ProductType[] | undefined
  program_id?: string[] | undefined
}

/** Null where there is no such club. */
export async function findProducts(
  db: Database,
  { club, now }: { club: string; now: Date },
  { type, program_id: programs, ...query }: Wanted,
): Promise<Collection<MembershipProduct> | null> {
  const values = [club, now, type ?? null, programs ?? null]
  const shape = programs ? OF_PROGRAMS : OF_CLUB
  const list = await readList<ProductRows>((...asked) => db.read(...asked), shape, query, values)
  return list && { ...list, items: list.items.map(soldAt(now)) }
}

const BY_IDS: Statement = {
  name: 'products_by_ids',
  text: `select ${rowsOfProduct('$2')} as found from ${PRODUCTS} where c.slug = $1 and p.id = any($3::uuid[])`,
}

/** Those of these that the club offers, whether or not they can be bought now; in no order. */
export async function findProductsByIds(
  db: Database,
  { club, now }: { club: string; now: Date },
  ids: readonly string[],
): Promise<MembershipProduct[]> {
  const rows = await db.read<{ found: ProductRows }>(BY_IDS, [club, now, [...new Set(ids)]])
  return rows.map(({ found }) => soldAt(now)(found))
}
