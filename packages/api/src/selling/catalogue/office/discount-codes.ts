import { and, eq, ne, sql } from 'drizzle-orm'
import type {
  CodeFields,
  CodesQuery,
  CodeSummary,
  CodeUse,
  listOfficeCodes,
} from '@clubhouse/contract/selling/office/discount-codes'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import {
  codeChanges,
  codeErrors,
  tidyCodeFields,
} from '@clubhouse/domain/selling/catalogue/office/discount-fields'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import { rows } from '#kernel/db/rows.ts'
import { discountCodes } from '../tables.ts'
import type { SavedRecord, OfRecord } from './saved-record.ts'
import { dayBegins } from './save-plan.ts'
import { areOwnPlans } from './what-it-names.ts'
import { forgetCode } from '../../cart/rows/port.ts'

/** $1 the club, $2 the moment. */
const KNOWN = `known as materialized (
  select d.id, d.club_id, d.code, d.type, d.amount, d.plan_ids, d.use_limit, d.used, d.is_active,
    (d.valid_from at time zone c.time_zone)::date::text as valid_from,
    (d.valid_to at time zone c.time_zone - interval '1 microsecond')::date::text as valid_to,
    case when not d.is_active then 'hidden' when d.valid_to <= $2::timestamptz then 'over' when d.valid_from > $2::timestamptz then 'not_yet'
      when d.used >= d.use_limit then 'used_up' else 'open' end as state
  from discount_codes d join clubs c on c.id = d.club_id where d.club_id = $1)`

const SHAPE: ListShape<ColumnOf<typeof listOfficeCodes>> = {
  name: 'office_codes',
  with: KNOWN,
  rows: 'known k where true',
  row: 'k',
  item: `json_build_object('code_id', k.id, 'code', k.code, 'type', k.type, 'amount', k.amount, 'plan_ids', to_json(k.plan_ids),
    'valid_from', k.valid_from, 'valid_to', k.valid_to, 'use_limit', k.use_limit, 'is_active', k.is_active, 'state', k.state,
    'used', k.used)`,
  columns: { code: 'k.code', used: 'k.used', valid_to: 'k.valid_to' },
  searched: ['k.code'],
  order: 'k.code, k.id',
  filters: { state: (state) => `k.state = ${state}::text` },
  also: {
    counts: `(select json_build_object('all', count(*), 'open', count(*) filter (where state = 'open')) from known)`,
  },
}

type Counts = Pick<ReplyOf<typeof listOfficeCodes>, 'counts'>

export const listCodes = (tx: Tx, clubId: string, query: CodesQuery, now: Date) =>
  readListWith<CodeSummary, Counts>(readIn(tx), SHAPE, query, [clubId, now])

/** By whom: the newest orders that count as a use of it. */
export const usesOf = (tx: Tx, { clubId, id }: OfRecord): Promise<CodeUse[]> =>
  rows<CodeUse>(
    tx,
    sql`select o.id as order_id, o.seq as order_seq, o.first_name || ' ' || o.last_name as name, o.status,
      iso(o.created_at) as created_at, coalesce((select sum((d ->> 'amount')::int)::int
        from jsonb_array_elements(o.discounts -> 'discount_codes') d), 0) as amount
      from orders o where o.club_id = ${clubId} and o.discount_code_id = ${id}
      order by o.created_at desc, o.id limit 50`,
  )

const isCode = ({ clubId, id }: OfRecord) => and(eq(discountCodes.clubId, clubId), eq(discountCodes.id, id))

const columnsOf = (fields: CodeFields) => ({
  code: fields.code,
  type: fields.type,
  amount: fields.amount,
  planIds: fields.plan_ids,
  useLimit: fields.use_limit,
  isActive: fields.is_active,
})

/** OPEN-120, DISC-08 */
export const CODE: SavedRecord<CodeFields, CodeSummary> = {
  what: 'The code',
  kinds: { added: 'code-added', changed: 'code-changed', deleted: 'code-deleted' },
  idName: 'code_id',
  name: ({ code }) => code,
  find: async (tx, { clubId, id }, now) =>
    (await listCodes(tx, clubId, { page: 1, per_page: 1, ids: [id] }, now)).items[0] ?? null,
  fieldsOf: ({ code, type, amount, plan_ids, valid_from, valid_to, use_limit, is_active }) => ({
    code,
    type,
    amount,
    plan_ids,
    valid_from,
    valid_to,
    use_limit,
    is_active,
  }),
  tidy: tidyCodeFields,
  errors: async (tx, clubId, fields, item) => {
    const own = and(eq(discountCodes.clubId, clubId), eq(discountCodes.code, fields.code))
    // Held, so that no order takes it while its limit is lowered.
    if (item)
      await tx
        .select()
        .from(discountCodes)
        .where(isCode({ clubId, id: item.code_id }))
        .for('update')
    const [taken] = await tx
      .select({ id: discountCodes.id })
      .from(discountCodes)
      .where(item ? and(own, ne(discountCodes.id, item.code_id)) : own)
    return {
      ...codeErrors(fields, item?.used),
      ...(taken && { code: 'There is such a code already' }),
      ...(!(await areOwnPlans(tx, clubId, fields.plan_ids ?? [])) && { plan_ids: 'Choose among your plans' }),
    }
  },
  changes: codeChanges,
  insert: async (tx, of, fields) => {
    await tx.insert(discountCodes).values({
      ...of,
      ...columnsOf(fields),
      validFrom: dayBegins(of.clubId, fields.valid_from),
      validTo: dayBegins(of.clubId, fields.valid_to, 1),
    })
  },
  update: async (tx, of, fields, before) => {
    await tx
      .update(discountCodes)
      .set({
        ...columnsOf(fields),
        ...(fields.valid_from !== before.valid_from && {
          validFrom: dayBegins(of.clubId, fields.valid_from),
        }),
        ...(fields.valid_to !== before.valid_to && { validTo: dayBegins(of.clubId, fields.valid_to, 1) }),
      })
      .where(isCode(of))
  },
  inUse: ({ used }) =>
    used > 0
      ? `It was used ${used === 1 ? 'once' : `${used} times`}, so it stays. Switch it off instead.`
      : null,
  remove: async (tx, of) => {
    await forgetCode(tx, of)
    await tx.delete(discountCodes).where(isCode(of))
  },
}
