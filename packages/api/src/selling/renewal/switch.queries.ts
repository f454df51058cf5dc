import type { AgeRange, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { asSoldNow } from '@clubhouse/domain/selling/catalogue/as-sold-now'
import { keptProduct, PRODUCT_PARTS, type ProductRows, rowsOfProduct } from '../catalogue/port.ts'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'
import type { ClubRow } from './club-facts.queries.ts'

/** A running membership with what was paid for it, and the other plans of its programme. */
export interface SwitchFacts {
  club: ClubRow
  membership: SwitchedRow
  plans: PlanProduct[]
}

interface SwitchedRow {
  membershipId: string
  memberId: string
  planId: string
  planName: string
  startsOn: string
  endsOn: string
  ages: AgeRange
  isJuvenile: boolean
  /** What it cost in all, and what was paid of that; cents. */
  total: number
  paid: number
  /** The bundle that it was bought in. */
  bundle: string | null
  isSubscription: boolean
}

interface Row extends ClubRow {
  membership: SwitchedRow
  sold: { product: ProductRows }[] | null
}

/** What was paid of an item: at the checkout, and each later payment that was made; less what went back. */
const PAID = `(item.today + (select coalesce(sum(s.amount), 0)::int from scheduled_payments s
  where s.club_id = item.club_id and s.order_item_id = item.id and s.status = 'paid') - item.refunded)`

const FACTS = {
  name: 'switch_facts',
  text: `
    with held as (
      select m.id as "membershipId", m.member_id as "memberId", m.plan_id as "planId", named.name as "planName",
        m.starts_on as "startsOn", m.ends_on as "endsOn", plan.is_juvenile as "isJuvenile", plan.program_id,
        json_build_object('from', plan.age_from, 'to', plan.age_to, 'on', plan.age_on) as ages,
        item.total, ${PAID} as paid, bundle.name as bundle,
        coalesce(item.payment_option ->> 'type' = 'subscription', false) as "isSubscription"
      from memberships m
      join plans plan on plan.club_id = m.club_id and plan.id = m.plan_id
      join products named on named.club_id = plan.club_id and named.id = plan.id
      join order_items item on item.club_id = m.club_id and item.id = m.order_item_id
      left join order_items bundle on bundle.club_id = item.club_id and bundle.id = item.parent_id
      join clubs c on c.id = m.club_id
      where m.club_id = $1 and m.user_id = $3 and m.id = $4 and m.status = 'active' and m.ends_on is not null
        and m.ends_on >= ($2::timestamptz at time zone c.time_zone)::date::text
    )
    select c.id as account_id, c.slug, c.name, c.currency, ($2::timestamptz at time zone c.time_zone)::date::text as today,
      row_to_json(held) as membership,
      (select json_agg(json_build_object('product', ${rowsOfProduct('$2')}) order by p.position, p.id)
        from products p ${PRODUCT_PARTS}
        where p.club_id = c.id and p.is_active and p.type = 'Plan' and l.program_id = held.program_id) as sold
    from clubs c, held where c.id = $1`,
}

/** Of a membership that runs and is this person's to change; null for any other. One statement. */
export async function findSwitchFacts(
  tx: Tx,
  { clubId, userId, membershipId, now }: { clubId: string; userId: string; membershipId: string; now: Date },
): Promise<SwitchFacts | null> {
  const [row] = await readIn(tx)<Row>(FACTS, [clubId, now.toISOString(), userId, membershipId])
  if (!row) return null
  const { membership, sold, ...club } = row
  const plans = (sold ?? []).flatMap(({ product }) => {
    const plan = asSoldNow(keptProduct(product), { now, today: club.today })
    return plan.type === 'Plan' && plan.metadata.plan_id !== membership.planId ? [plan] : []
  })
  return { club, membership, plans }
}
