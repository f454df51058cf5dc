import type {
  listOfficePlans,
  PlanFields,
  PlansQuery,
  PlanSummary,
} from '@clubhouse/contract/selling/office/plans'
import type { ReplyOf } from '@clubhouse/contract/endpoint'
import { planChanges, planErrors, tidyPlan } from '@clubhouse/domain/selling/catalogue/office/plan-fields'
import type { Tx } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readListWith } from '#kernel/db/list.ts'
import { readIn } from '#kernel/db/read-in.ts'
import type { SavedRecord } from './saved-record.ts'
import { placesError } from './plan-places.ts'
import { optionFields, withOptionIds } from './payment-options.ts'
import { insertPlan, removePlan, updatePlan } from './save-plan.ts'
import { formProblems, programProblem } from './what-it-names.ts'

/** Whether anybody has, wants or wanted a product `p`: then it is never deleted. */
export const USED = `(exists (select from order_items x where x.club_id = p.club_id and x.product_id = p.id)
  or exists (select from cart_items x where x.club_id = p.club_id and x.product_id = p.id))`

/** $1 the club, $2 the moment. Days are those of the club. */
const KNOWN = `known as materialized (
  select p.id, p.name, p.slug, p.description, p.is_active, p.position, l.program_id, l.price, l.payment_options, l.is_juvenile,
    l.age_from, l.age_to, l.age_on, l.ends_on, l.member_form_id, l.guardian_form_id, g.title as program, g.position as program_position,
    s.remaining as left, s.remaining + s.reserved + s.sold as places,
    (l.opens_at at time zone c.time_zone)::date::text as opens_on,
    (l.closes_at at time zone c.time_zone - interval '1 microsecond')::date::text as closes_on,
    case when not p.is_active then 'hidden'
      when l.closes_at <= $2::timestamptz or l.ends_on < day.today or g.ends_on < day.today then 'closed'
      when l.opens_at > $2::timestamptz then 'not_open' when s.remaining = 0 then 'sold_out' else 'open' end as state,
    (select count(*)::int from memberships m where m.club_id = p.club_id and m.plan_id = p.id and m.status = 'active'
      and (m.ends_on is null or m.ends_on >= day.today)) as members,
    (select count(*)::int from waiting_places w where w.club_id = p.club_id and w.plan_id = p.id
      and w.status in ('waiting', 'offered')) as waiting,
    ${USED} or exists (select from memberships m where m.club_id = p.club_id and m.plan_id = p.id)
      or exists (select from waiting_places w where w.club_id = p.club_id and w.plan_id = p.id)
      or exists (select from bundle_items i where i.club_id = p.club_id and i.plan_id = p.id)
      or exists (select from plan_discounts d where d.club_id = p.club_id and p.id = any(d.plan_ids))
      or exists (select from discount_codes d where d.club_id = p.club_id and p.id = any(d.plan_ids)) as is_used
  from products p join plans l on l.club_id = p.club_id and l.id = p.id
    join programs g on g.club_id = p.club_id and g.id = l.program_id
    left join stock s on s.club_id = p.club_id and s.id = p.stock_id
    join clubs c on c.id = p.club_id
    cross join lateral (select ($2::timestamptz at time zone c.time_zone)::date::text as today) day
  where p.club_id = $1)`

const SHAPE: ListShape<ColumnOf<typeof listOfficePlans>> = {
  name: 'office_plans',
  with: KNOWN,
  rows: 'known k where true',
  row: 'k',
  item: `json_build_object('plan_id', k.id, 'program_id', k.program_id, 'program', k.program, 'name', k.name, 'slug', k.slug,
    'description', k.description, 'price', k.price, 'payment_options', k.payment_options, 'is_juvenile', k.is_juvenile,
    'age_from', k.age_from, 'age_to', k.age_to, 'age_on', k.age_on, 'places', k.places, 'left', k.left,
    'opens_on', k.opens_on, 'closes_on', k.closes_on, 'ends_on', k.ends_on, 'member_form_id', k.member_form_id,
    'guardian_form_id', k.guardian_form_id, 'is_active', k.is_active, 'state', k.state, 'members', k.members,
    'waiting', k.waiting, 'is_used', k.is_used)`,
  columns: {
    name: 'lower(k.name)',
    program: 'lower(k.program)',
    price: 'k.price',
    members: 'k.members',
    ends_on: 'k.ends_on',
  },
  searched: ['k.name', 'k.program', 'k.description'],
  order: 'k.program_position, k.program_id, k.position, k.id',
  filters: {
    program_id: (id) => `k.program_id = ${id}::uuid`,
    state: (state) => `case ${state}::text when 'shown' then k.is_active else k.state = ${state}::text end`,
  },
  also: {
    counts: `(select json_build_object('all', count(*), 'shown', count(*) filter (where is_active),
      'sold_out', count(*) filter (where state = 'sold_out'), 'hidden', count(*) filter (where not is_active)) from known)`,
  },
}

type Counts = Pick<ReplyOf<typeof listOfficePlans>, 'counts'>

/** TABLE-01, TABLE-11: one page with its total and the counts of its tabs, in one statement. */
export const listPlans = (tx: Tx, clubId: string, query: PlansQuery, now: Date) =>
  readListWith<PlanSummary, Counts>(readIn(tx), SHAPE, query, [clubId, now])

/** In one order, whatever the wire said. */
const fieldsOf = (plan: PlanFields): PlanFields => ({
  program_id: plan.program_id,
  name: plan.name,
  description: plan.description,
  price: plan.price,
  payment_options: plan.payment_options.map(optionFields),
  is_juvenile: plan.is_juvenile,
  age_from: plan.age_from,
  age_to: plan.age_to,
  age_on: plan.age_on,
  places: plan.places,
  opens_on: plan.opens_on,
  closes_on: plan.closes_on,
  ends_on: plan.ends_on,
  member_form_id: plan.member_form_id,
  guardian_form_id: plan.guardian_form_id,
  is_active: plan.is_active,
})

export const PLAN: SavedRecord<PlanFields, PlanSummary> = {
  what: 'The plan',
  kinds: { added: 'plan-added', changed: 'plan-changed', deleted: 'plan-deleted' },
  idName: 'plan_id',
  name: ({ name }) => name,
  find: async (tx, { clubId, id }, now) =>
    (await listPlans(tx, clubId, { page: 1, per_page: 1, ids: [id] }, now)).items[0] ?? null,
  fieldsOf,
  tidy: (fields) => withOptionIds(tidyPlan(fields)),
  errors: async (tx, clubId, fields, item) => ({
    ...planErrors(fields),
    ...(await programProblem(tx, clubId, fields.program_id)),
    ...(await formProblems(tx, clubId, fields)),
    ...(await placesError(tx, clubId, fields, item)),
  }),
  changes: planChanges,
  insert: insertPlan,
  update: updatePlan,
  inUse: ({ members, is_used: isUsed }) => {
    if (members > 0)
      return members === 1
        ? '1 member holds this plan. Take it off the website instead: they keep what they bought.'
        : `${members} members hold this plan. Take it off the website instead: they keep what they bought.`
    return isUsed
      ? 'Someone bought, chose or bundled this plan, so it stays. Take it off the website instead.'
      : null
  },
  remove: removePlan,
}
