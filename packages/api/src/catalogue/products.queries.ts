import type { MembershipProduct } from '@clubhouse/contract/catalogue'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import type { listProducts, ProductType } from '@clubhouse/contract/products'
import { asSoldNow, type KeptProduct } from '@clubhouse/domain/catalogue/as-sold-now'
import type { Database } from '../db/database.ts'
import { type ColumnOf, type ListShape, readList } from '../db/list.ts'
import { PRODUCT_PARTS, productJson } from './product-json.ts'

type ProductColumn = ColumnOf<typeof listProducts>

interface Found {
  today: string
  product: KeptProduct
}

const soldAt =
  (now: Date) =>
  ({ today, product }: Found): MembershipProduct =>
    asSoldNow(product, { now, today })

/** What is offered, with what it is sorted and found by. A bundle has a price of its own only where that is fixed. */
const OFFERED = `(
  select p.*, l.program_id, g.position as program_position, l.price
  from plans l
  join products p on p.club_id = l.club_id and p.id = l.id
  join programs g on g.club_id = l.club_id and g.id = l.program_id
  union all
  select p.*, b.program_id, g.position, case when not b.is_dynamic_pricing then b.flat_price end
  from bundles b
  join products p on p.club_id = b.club_id and p.id = b.id
  join programs g on g.club_id = b.club_id and g.id = b.program_id
) p where p.club_id = c.id and p.is_active and ($2::text[] is null or p.type = any($2))`

const OF_CLUB: ListShape<ProductColumn> = {
  name: 'products',
  rows: `${OFFERED} and $4::uuid[] is null`,
  row: 'p',
  item: productJson('$3'),
  join: PRODUCT_PARTS,
  of: 'from clubs c where c.slug = $1',
  columns: { position: 'p.position', name: 'lower(p.name)', price: 'p.price' },
  searched: ['p.name', 'p.description'],
  // The plans of a programme, then what is made of them.
  order: 'p.program_position, p.program_id, p.type desc, p.position, p.id',
}

const OF_PROGRAMS: ListShape<ProductColumn> = {
  ...OF_CLUB,
  name: 'products_of_programs',
  rows: `${OFFERED} and p.program_id = any($4::uuid[])`,
}

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
  const values = [club, type ?? null, now, programs ?? null]
  const shape = programs ? OF_PROGRAMS : OF_CLUB
  const list = await readList<Found>((...asked) => db.read(...asked), shape, query, values)
  return list && { ...list, items: list.items.map(soldAt(now)) }
}

const one = (name: string, which: string) => ({
  name,
  text: `
    select ${productJson('$3')} as found
    from clubs c
    join products p on p.club_id = c.id
    ${PRODUCT_PARTS}
    where c.slug = $1 and p.is_active and ${which}`,
})

const BY_ID = one('product_by_id', 'p.id = $2')
const BY_SLUG = one('product_by_slug', 'p.slug = $2')
const BY_IDS = one('products_by_ids', 'p.id = any($2::uuid[])')

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** OPEN-073: by its id or its slug. */
export async function findProduct(
  db: Database,
  { club, now }: { club: string; now: Date },
  idOrSlug: string,
): Promise<MembershipProduct | null> {
  const statement = UUID.test(idOrSlug) ? BY_ID : BY_SLUG
  const [row] = await db.read<{ found: Found }>(statement, [club, idOrSlug, now])
  return row ? soldAt(now)(row.found) : null
}

/** Those of these that the club offers, whether or not they can be bought now; in no order. */
export async function findProductsByIds(
  db: Database,
  { club, now }: { club: string; now: Date },
  ids: readonly string[],
): Promise<MembershipProduct[]> {
  const rows = await db.read<{ found: Found }>(BY_IDS, [club, [...new Set(ids)], now])
  return rows.map(({ found }) => soldAt(now)(found))
}
