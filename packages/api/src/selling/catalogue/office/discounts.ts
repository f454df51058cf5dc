import { and, eq } from 'drizzle-orm'
import type {
  DiscountFields,
  DiscountsQuery,
  DiscountSummary,
  listOfficeDiscounts,
} from '@clubhouse/contract/selling/office/discounts'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import {
  discountChanges,
  discountErrors,
  tidyDiscount,
} from '@clubhouse/domain/selling/catalogue/office/discount-fields'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { planDiscounts } from '../tables.ts'
import type { SavedRecord, OfRecord } from './saved-record.ts'
import { areOwnPlans } from './what-it-names.ts'

/** $1 the club. Orders know a discount by the name under which it was given; an early bird says its last day behind it. */
const KNOWN = `known as materialized (
  select d.*, (select count(*)::int from orders o where o.club_id = d.club_id and o.status = 'Completed'
    and case d.kind when 'multi_buy'
      then o.discounts -> 'multiproduct_discounts' @> jsonb_build_array(jsonb_build_object('name', d.name))
      else exists (select from jsonb_array_elements(o.discounts -> 'multiproduct_discounts') taken
        where starts_with(taken ->> 'name', d.name || ' until ')) end) as orders
  from plan_discounts d where d.club_id = $1)`

const SHAPE: ListShape<ColumnOf<typeof listOfficeDiscounts>> = {
  name: 'office_discounts',
  with: KNOWN,
  rows: 'known k where true',
  row: 'k',
  item: `json_build_object('discount_id', k.id, 'name', k.name, 'kind', k.kind, 'type', k.type, 'ends_on', k.ends_on, 'offerings', k.offerings, 'is_active', k.is_active,
    'orders', k.orders, 'plans', (select coalesce(json_agg(json_build_object('plan_id', plan_id)), '[]') from unnest(k.plan_ids) plan_id))`,
  columns: { name: 'lower(k.name)', orders: 'k.orders' },
  searched: ['k.name'],
  order: 'k.name, k.id',
  filters: { active: (is) => `k.is_active = (${is}::text = 'true')` },
  also: {
    counts: `(select json_build_object('active', count(*) filter (where is_active),
      'off', count(*) filter (where not is_active)) from known)`,
  },
}

type Counts = Pick<ReplyOf<typeof listOfficeDiscounts>, 'counts'>

export const listDiscounts = (tx: Tx, clubId: string, query: DiscountsQuery) =>
  readListWith<DiscountSummary, Counts>(readIn(tx), SHAPE, query, [clubId])

const isDiscount = ({ clubId, id }: OfRecord) =>
  and(eq(planDiscounts.clubId, clubId), eq(planDiscounts.id, id))

const columnsOf = ({
  name,
  kind,
  type,
  ends_on: endsOn,
  plans,
  offerings,
  is_active: isActive,
}: DiscountFields) => ({
  name,
  kind,
  type,
  endsOn,
  offerings,
  isActive,
  planIds: plans.map(({ plan_id: id }) => id),
})

/** DATA-35 */
export const DISCOUNT: SavedRecord<DiscountFields, DiscountSummary> = {
  what: 'The discount',
  kinds: { added: 'discount-added', changed: 'discount-changed', deleted: 'discount-deleted' },
  idName: 'discount_id',
  name: ({ name }) => name,
  find: async (tx, { clubId, id }) =>
    (await listDiscounts(tx, clubId, { page: 1, per_page: 1, ids: [id] })).items[0] ?? null,
  fieldsOf: ({ name, kind, type, ends_on, plans, offerings, is_active }) => ({
    name,
    kind,
    type,
    ends_on,
    plans: plans.map(({ plan_id }) => ({ plan_id })),
    offerings: offerings.map(({ number_of_products, discount_amount }) => ({
      number_of_products,
      discount_amount,
    })),
    is_active,
  }),
  tidy: tidyDiscount,
  errors: async (tx, clubId, fields) => {
    const ids = fields.plans.map(({ plan_id: id }) => id)
    const isRight = new Set(ids).size === ids.length && (await areOwnPlans(tx, clubId, ids))
    return { ...discountErrors(fields), ...(!isRight && { plans: 'Choose among your plans, each once' }) }
  },
  changes: discountChanges,
  insert: async (tx, of, fields) => {
    await tx.insert(planDiscounts).values({ ...of, ...columnsOf(fields) })
  },
  update: async (tx, of, fields) => {
    await tx.update(planDiscounts).set(columnsOf(fields)).where(isDiscount(of))
  },
  inUse: ({ orders }) =>
    orders > 0
      ? `${orders === 1 ? '1 order was' : `${orders} orders were`} made cheaper by it, so it stays. Switch it off instead.`
      : null,
  remove: async (tx, of) => {
    await tx.delete(planDiscounts).where(isDiscount(of))
  },
}
