import type { MembershipDiscount, Program } from '@clubhouse/contract/selling/catalogue'
import type { Collection, ListQuery } from '@clubhouse/contract/paging'
import type { listPlanDiscounts, listPrograms } from '@clubhouse/contract/selling/products'
import type { Database } from '#kernel/db/database.ts'
import { type ColumnOf, type ListShape, readList } from '#kernel/db/list.ts'

type ProgramColumn = ColumnOf<typeof listPrograms>
type DiscountColumn = ColumnOf<typeof listPlanDiscounts>

/** DATA-52: a club that has switched memberships off has none of it. */
const OFFERED = `from clubs c where c.slug = $1 and 'Membership' = any(c.features)`

/** The last day of a programme is one of its days. */
const PROGRAMS: ListShape<ProgramColumn> = {
  name: 'programs',
  rows: `programs g where g.club_id = c.id
    and (not $2::boolean or g.ends_on is null or g.ends_on >= ($3::timestamptz at time zone c.time_zone)::date::text)`,
  row: 'g',
  item: `json_build_object('program_id', g.id, 'title', g.title)`,
  of: OFFERED,
  columns: { position: 'g.position', title: 'lower(g.title)' },
  searched: ['g.title'],
  order: 'g.position, g.id',
}

interface WantedPrograms extends ListQuery<ProgramColumn> {
  status?: 'not-finished' | undefined
}

/** Null where there is no such club. */
export function findPrograms(
  db: Database,
  { club, now }: { club: string; now: Date },
  { status, ...query }: WantedPrograms,
): Promise<Collection<Program> | null> {
  const values = [club, status === 'not-finished', now]
  return readList<Program>((...asked) => db.read(...asked), PROGRAMS, query, values)
}

const DISCOUNTS: ListShape<DiscountColumn> = {
  name: 'plan_discounts',
  rows: `plan_discounts d where d.club_id = c.id and d.is_active and d.kind = 'multi_buy'`,
  row: 'd',
  item: `json_build_object('discount_id', d.id, 'name', d.name, 'type', d.type, 'offerings', d.offerings,
    'plans', (select coalesce(json_agg(json_build_object('plan_id', plan_id)), '[]') from unnest(d.plan_ids) plan_id))`,
  of: OFFERED,
  columns: { name: 'lower(d.name)' },
  searched: ['d.name'],
  order: 'd.name, d.id',
}

/** Null where there is no such club. */
export function findPlanDiscounts(
  db: Database,
  club: string,
  query: ListQuery<DiscountColumn>,
): Promise<Collection<MembershipDiscount> | null> {
  return readList<MembershipDiscount>((...asked) => db.read(...asked), DISCOUNTS, query, [club])
}
