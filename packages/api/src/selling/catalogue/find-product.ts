import type { ProductType, SoldProduct } from '@clubhouse/contract/selling/products'
import { asSoldNow } from '@clubhouse/domain/selling/catalogue/as-sold-now'
import type { Database, Statement } from '#kernel/db/database.ts'
import { isUuid } from '#kernel/db/is-uuid.ts'
import { keptProduct, type ProductRows } from './kept-product.ts'
import type { NamedProduct, ProductKind } from './product-kind.ts'
import { PRODUCT_PARTS, rowsOfProduct } from './product-rows.ts'

/** Plans and bundles, which the catalogue sells itself. */
const MEMBERSHIP: ProductKind = {
  types: ['Plan', 'Bundle'],
  facts: `(select ${rowsOfProduct('$2')} from (select p.*) p ${PRODUCT_PARTS})`,
  show: (_, facts, at) => asSoldNow(keptProduct(facts as ProductRows), at),
}

interface Found {
  type: ProductType
  named: NamedProduct
  today: string
  facts: unknown
}

/** One product by its id or slug, whatever it is (API-47, OPEN-073): one statement, made of what each kind asks for. */
export class ProductFinder {
  readonly #byType: ReadonlyMap<ProductType, ProductKind>
  readonly #byId: Statement
  readonly #bySlug: Statement

  constructor(more: readonly ProductKind[] = []) {
    const kinds = [MEMBERSHIP, ...more]
    this.#byType = new Map(kinds.flatMap((kind) => kind.types.map((type) => [type, kind] as const)))
    this.#byId = { name: 'product_by_id', text: textOf(kinds, 'p.id = $3') }
    this.#bySlug = { name: 'product_by_slug', text: textOf(kinds, 'p.slug = $3') }
  }

  /** Null where the club offers no such thing, or nothing in the house sells it. */
  async find(
    db: Database,
    { club, now }: { club: string; now: Date },
    idOrSlug: string,
  ): Promise<SoldProduct | null> {
    const statement = isUuid(idOrSlug) ? this.#byId : this.#bySlug
    const [row] = await db.read<Found>(statement, [club, now, idOrSlug])
    const kind = row && this.#byType.get(row.type)
    return kind && row.facts !== null ? kind.show(row.named, row.facts, { now, today: row.today }) : null
  }
}

const textOf = (kinds: readonly ProductKind[], where: string): string => `
  select p.type, ($2::timestamptz at time zone c.time_zone)::date::text as today,
    json_build_object('product_id', p.id, 'slug', p.slug, 'name', p.name, 'description', p.description) as named,
    case ${kinds.map(factsOfKind).join(' ')} end as facts
  from clubs c join products p on p.club_id = c.id and p.is_active
  left join stock s on s.club_id = p.club_id and s.id = p.stock_id
  where c.slug = $1 and ${where}`

/** Once for all types of a kind: PostgreSQL readies every branch at each call, whichever is taken. */
const factsOfKind = ({ types, facts }: ProductKind): string =>
  `when p.type in (${types.map((type) => `'${type}'`).join(', ')}) then ${facts}`
