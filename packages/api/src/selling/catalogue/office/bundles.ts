import { and, eq } from 'drizzle-orm'
import type {
  BundleFields,
  BundlesQuery,
  BundleSummary,
  listOfficeBundles,
} from '@clubhouse/contract/selling/office/bundles'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import {
  bundleChanges,
  bundleErrors,
  tidyBundle,
} from '@clubhouse/domain/selling/catalogue/office/bundle-fields'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { bundleItems, bundles, products, type StoredPaymentOption } from '../tables.ts'
import { optionFields, withOptionIds } from './payment-options.ts'
import type { SavedRecord, OfRecord } from './saved-record.ts'
import { USED } from './plans.ts'
import { insertProduct, removeProduct } from './save-plan.ts'
import { areOwnPlans, programProblem } from './what-it-names.ts'

/** $1 the club, $2 the moment. */
const KNOWN = `known as materialized (
  select p.id, p.name, p.slug, p.description, p.is_active, p.position, b.program_id, b.flat_price, b.price_cap, b.is_dynamic_pricing,
    b.valid_from, b.valid_to, b.adults_min, b.adults_max, b.juveniles_min, b.juveniles_max, b.payment_options, g.title as program,
    g.position as program_position,
    case when not p.is_active then 'hidden' when b.valid_to < day.today then 'closed' when b.valid_from > day.today then 'not_open'
      when s.remaining = 0 then 'sold_out' else 'open' end as state,
    (select coalesce(json_agg(json_build_object('plan_id', i.plan_id, 'min_allowed', i.min_allowed, 'max_allowed', i.max_allowed,
      'price_in_bundle', i.price_in_bundle) order by i.position, i.plan_id), '[]') from bundle_items i
      where i.club_id = p.club_id and i.bundle_id = p.id) as items,
    (select count(*)::int from order_items x join orders o on o.club_id = x.club_id and o.id = x.order_id
      where x.club_id = p.club_id and x.product_id = p.id and o.status = 'Completed') as sold, ${USED} as is_used
  from products p join bundles b on b.club_id = p.club_id and b.id = p.id
    join programs g on g.club_id = p.club_id and g.id = b.program_id
    left join stock s on s.club_id = p.club_id and s.id = p.stock_id
    join clubs c on c.id = p.club_id
    cross join lateral (select ($2::timestamptz at time zone c.time_zone)::date::text as today) day
  where p.club_id = $1)`

const SHAPE: ListShape<ColumnOf<typeof listOfficeBundles>> = {
  name: 'office_bundles',
  with: KNOWN,
  rows: 'known k where true',
  row: 'k',
  item: `json_build_object('bundle_id', k.id, 'program_id', k.program_id, 'program', k.program, 'name', k.name, 'slug', k.slug,
    'description', k.description, 'is_dynamic_pricing', k.is_dynamic_pricing, 'flat_price', k.flat_price, 'price_cap', k.price_cap,
    'valid_from', k.valid_from, 'valid_to', k.valid_to, 'adults_min', k.adults_min, 'adults_max', k.adults_max,
    'juveniles_min', k.juveniles_min, 'juveniles_max', k.juveniles_max, 'payment_options', k.payment_options, 'items', k.items, 'is_active', k.is_active,
    'state', k.state, 'sold', k.sold, 'is_used', k.is_used)`,
  columns: { name: 'lower(k.name)', program: 'lower(k.program)', sold: 'k.sold' },
  searched: ['k.name', 'k.program', 'k.description'],
  order: 'k.program_position, k.program_id, k.position, k.id',
  filters: {
    program_id: (id) => `k.program_id = ${id}::uuid`,
    state: (state) => `case ${state}::text when 'shown' then k.is_active else k.state = ${state}::text end`,
  },
  also: {
    counts: `(select json_build_object('all', count(*), 'shown', count(*) filter (where is_active),
      'hidden', count(*) filter (where not is_active)) from known)`,
  },
}

type Counts = Pick<ReplyOf<typeof listOfficeBundles>, 'counts'>

export const listBundles = (tx: Tx, clubId: string, query: BundlesQuery, now: Date) =>
  readListWith<BundleSummary, Counts>(readIn(tx), SHAPE, query, [clubId, now])

const isBundle = ({ clubId, id }: OfRecord) => and(eq(bundles.clubId, clubId), eq(bundles.id, id))

const columnsOf = (fields: BundleFields) => ({
  programId: fields.program_id,
  flatPrice: fields.flat_price,
  priceCap: fields.price_cap,
  isDynamicPricing: fields.is_dynamic_pricing,
  validFrom: fields.valid_from,
  validTo: fields.valid_to,
  adultsMin: fields.adults_min,
  adultsMax: fields.adults_max,
  juvenilesMin: fields.juveniles_min,
  juvenilesMax: fields.juveniles_max,
  // Every way to pay has its id by now.
  paymentOptions: fields.payment_options as StoredPaymentOption[],
})

async function putItems(tx: Tx, { clubId, id: bundleId }: OfRecord, { items }: BundleFields): Promise<void> {
  await tx.delete(bundleItems).where(and(eq(bundleItems.clubId, clubId), eq(bundleItems.bundleId, bundleId)))
  if (items.length === 0) return
  await tx.insert(bundleItems).values(
    items.map((item, position) => ({
      clubId,
      bundleId,
      planId: item.plan_id,
      position,
      minAllowed: item.min_allowed,
      maxAllowed: item.max_allowed,
      priceInBundle: item.price_in_bundle,
    })),
  )
}

export const BUNDLE: SavedRecord<BundleFields, BundleSummary> = {
  what: 'The bundle',
  kinds: { added: 'bundle-added', changed: 'bundle-changed', deleted: 'bundle-deleted' },
  idName: 'bundle_id',
  name: ({ name }) => name,
  find: async (tx, { clubId, id }, now) =>
    (await listBundles(tx, clubId, { page: 1, per_page: 1, ids: [id] }, now)).items[0] ?? null,
  fieldsOf: (bundle) => ({
    program_id: bundle.program_id,
    name: bundle.name,
    description: bundle.description,
    is_dynamic_pricing: bundle.is_dynamic_pricing,
    flat_price: bundle.flat_price,
    price_cap: bundle.price_cap,
    payment_options: bundle.payment_options.map(optionFields),
    valid_from: bundle.valid_from,
    valid_to: bundle.valid_to,
    adults_min: bundle.adults_min,
    adults_max: bundle.adults_max,
    juveniles_min: bundle.juveniles_min,
    juveniles_max: bundle.juveniles_max,
    items: bundle.items.map(({ plan_id, min_allowed, max_allowed, price_in_bundle }) => ({
      plan_id,
      min_allowed,
      max_allowed,
      price_in_bundle,
    })),
    is_active: bundle.is_active,
  }),
  tidy: (fields) => withOptionIds(tidyBundle(fields)),
  errors: async (tx, clubId, fields) => {
    const ids = fields.items.map(({ plan_id: id }) => id)
    const isRight = new Set(ids).size === ids.length && (await areOwnPlans(tx, clubId, ids))
    return {
      ...bundleErrors(fields),
      ...(await programProblem(tx, clubId, fields.program_id)),
      ...(!isRight && { items: 'Choose among your plans, each once' }),
    }
  },
  changes: bundleChanges,
  insert: async (tx, of, fields) => {
    await insertProduct(tx, of, 'Bundle', fields)
    await tx.insert(bundles).values({ ...of, ...columnsOf(fields) })
    await putItems(tx, of, fields)
  },
  update: async (tx, of, fields) => {
    const { name, description, is_active: isActive } = fields
    await tx
      .update(products)
      .set({ name, description, isActive })
      .where(and(eq(products.clubId, of.clubId), eq(products.id, of.id)))
    await tx.update(bundles).set(columnsOf(fields)).where(isBundle(of))
    await putItems(tx, of, fields)
  },
  inUse: ({ is_used: isUsed }) =>
    isUsed ? 'Someone bought or chose this bundle, so it stays. Take it off the website instead.' : null,
  remove: async (tx, of) => {
    await tx
      .delete(bundleItems)
      .where(and(eq(bundleItems.clubId, of.clubId), eq(bundleItems.bundleId, of.id)))
    await tx.delete(bundles).where(isBundle(of))
    await removeProduct(tx, of)
  },
}
