import { and, eq, inArray } from 'drizzle-orm'
import type {
  listOfficePromotions,
  PromotionFields,
  PromotionsQuery,
  PromotionSummary,
} from '@clubhouse/contract/selling/office/promotions'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import {
  promotionChanges,
  promotionErrors,
  tidyPromotion,
} from '@clubhouse/domain/selling/shop/office/promotion-fields'
import { dayBegins, type SavedRecord, type OfRecord, products } from '../../catalogue/port.ts'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { currentOf } from '../shop.queries.ts'
import { promotions } from '../tables.ts'
import { pictureProblem } from './own-pictures.ts'

/** PROMO-03, PROMO-04, PROMO-05 */
const PUT_FORWARD = ['Lotto', 'Draw', 'ShopItem'] as const

/** $1 the club, $2 the moment. Days are those of the club. */
const KNOWN = `known as materialized (
  select o.id, o.product_id, o.description, o.image_id, o.starts_at, p.name, p.slug, p.type, image_list(i) -> 0 as image,
    (o.starts_at at time zone c.time_zone)::date::text as starts_on,
    (o.ends_at at time zone c.time_zone - interval '1 microsecond')::date::text as ends_on,
    case when o.ends_at <= $2::timestamptz then 'over' when o.starts_at > $2::timestamptz then 'waiting' when not p.is_active then 'off'
      when o.id = shown.id then 'current' else 'behind' end as state
  from promotions o join clubs c on c.id = o.club_id join products p on p.club_id = o.club_id and p.id = o.product_id
    left join images i on i.club_id = o.club_id and i.id = o.image_id
    left join lateral (select o.id ${currentOf('$2::timestamptz')}) shown on true
  where o.club_id = $1)`

const SHAPE: ListShape<ColumnOf<typeof listOfficePromotions>> = {
  name: 'office_promotions',
  with: KNOWN,
  rows: 'known k where true',
  row: 'k',
  item: `json_build_object('promotion_id', k.id, 'product_id', k.product_id, 'product_name', k.name, 'product_slug', k.slug,
    'product_type', k.type, 'description', k.description, 'image_id', k.image_id, 'image', k.image, 'starts_on', k.starts_on,
    'ends_on', k.ends_on, 'state', k.state)`,
  columns: {
    description: 'lower(k.description)',
    product_name: 'lower(k.name)',
    starts_on: 'k.starts_at',
    ends_on: 'k.ends_on',
  },
  searched: ['k.description', 'k.name'],
  order: 'k.starts_at desc, k.id',
  filters: { state: (state) => `k.state = ${state}::text` },
  also: {
    counts: `(select json_build_object('all', count(*), 'current', count(*) filter (where state = 'current'),
      'waiting', count(*) filter (where state = 'waiting'), 'over', count(*) filter (where state = 'over')) from known)`,
  },
}

type Counts = Pick<ReplyOf<typeof listOfficePromotions>, 'counts'>

/** TABLE-11: by date, in one statement. */
export const listPromotions = (tx: Tx, clubId: string, query: PromotionsQuery, now: Date) =>
  readListWith<PromotionSummary, Counts>(readIn(tx), SHAPE, query, [clubId, now])

const isPromotion = ({ clubId, id }: OfRecord) => and(eq(promotions.clubId, clubId), eq(promotions.id, id))

const columnsOf = ({ product_id: productId, description, image_id: imageId }: PromotionFields) => ({
  productId,
  description,
  imageId,
})

async function productProblem(tx: Tx, clubId: string, id: string): Promise<Record<string, string>> {
  const [found] = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.clubId, clubId), eq(products.id, id), inArray(products.type, [...PUT_FORWARD])))
  return found ? {} : { product_id: 'Choose the lotto, a draw or something of your shop' }
}

/** DATA-08 */
export const PROMOTION: SavedRecord<PromotionFields, PromotionSummary> = {
  what: 'The promotion',
  kinds: { added: 'promotion-added', changed: 'promotion-changed', deleted: 'promotion-deleted' },
  idName: 'promotion_id',
  name: ({ description }) => description,
  find: async (tx, { clubId, id }, now) =>
    (await listPromotions(tx, clubId, { page: 1, per_page: 1, ids: [id] }, now)).items[0] ?? null,
  fieldsOf: ({ product_id, description, image_id, starts_on, ends_on }) => ({
    product_id,
    description,
    image_id,
    starts_on,
    ends_on,
  }),
  tidy: tidyPromotion,
  errors: async (tx, clubId, fields) => ({
    ...promotionErrors(fields),
    ...(await productProblem(tx, clubId, fields.product_id)),
    ...(await pictureProblem(tx, clubId, 'image_id', fields.image_id === null ? [] : [fields.image_id])),
  }),
  changes: promotionChanges,
  insert: async (tx, of, fields) => {
    await tx.insert(promotions).values({
      ...of,
      ...columnsOf(fields),
      startsAt: begins(of, fields),
      endsAt: dayBegins(of.clubId, fields.ends_on, 1),
    })
  },
  update: async (tx, of, fields, before) => {
    await tx
      .update(promotions)
      .set({
        ...columnsOf(fields),
        ...(fields.starts_on !== before.starts_on && { startsAt: begins(of, fields) }),
        ...(fields.ends_on !== before.ends_on && { endsAt: dayBegins(of.clubId, fields.ends_on, 1) }),
      })
      .where(isPromotion(of))
  },
  // What was bought meanwhile was bought as anything else.
  inUse: () => null,
  remove: async (tx, of) => {
    await tx.delete(promotions).where(isPromotion(of))
  },
}

function begins({ clubId }: OfRecord, { starts_on: day }: PromotionFields) {
  const at = dayBegins(clubId, day)
  if (at === null) throw new Error('A promotion has a first day')
  return at
}
