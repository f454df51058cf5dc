import type { BundleProduct, MembershipDiscount } from '@clubhouse/contract/selling/catalogue'
import type { MemberClub } from '@clubhouse/contract/selling/member-renewal'
import { asSoldNow } from '@clubhouse/domain/selling/catalogue/as-sold-now'
import type { HeldMembership } from '@clubhouse/domain/selling/renewal/memberships-to-renew'
import type { OfferedPlan, PastMembership } from '@clubhouse/domain/selling/renewal/successor'
import { keptProduct, PRODUCT_PARTS, type ProductRows, rowsOfProduct } from '../catalogue/port.ts'
import type { Tx } from '#kernel/db/database.ts'
import { readIn } from '#kernel/db/read-in.ts'

/** A membership of the family, with its plan as it stands today. */
export type HeldRow = HeldMembership & Omit<PastMembership, 'endsOn'> & { membershipId: string }

/** As the database has it; where its site is, the deployment knows. */
export type ClubRow = Omit<MemberClub, 'origin'>

/** What a club knows of a family's memberships, and what it sells. */
export interface ClubFacts {
  club: ClubRow
  held: HeldRow[]
  plans: OfferedPlan[]
  bundles: BundleProduct[]
  discounts: MembershipDiscount[]
}

interface Row extends ClubRow {
  held: HeldRow[]
  sold: { product: ProductRows; program: string }[] | null
  discounts: MembershipDiscount[]
}

/** Older than what anybody renews, and few enough to look through. */
const REMEMBERED = '3 years'

const FACTS = {
  name: 'club_of_renewals',
  text: `
    with held as (
      select m.id as "membershipId", m.member_id as "memberId", m.status, m.ends_on as "endsOn", m.plan_id as "planId",
        named.name as "planName", plan.price, plan.is_juvenile as "isJuvenile", plan.program_id as "programId",
        programme.title as "programTitle", json_build_object('from', plan.age_from, 'to', plan.age_to, 'on', plan.age_on) as ages
      from memberships m
      join plans plan on plan.club_id = m.club_id and plan.id = m.plan_id
      join products named on named.club_id = plan.club_id and named.id = plan.id
      join programs programme on programme.club_id = plan.club_id and programme.id = plan.program_id
      where m.club_id = $1 and m.user_id = $3
        and (m.ends_on is null or m.ends_on > ($2::timestamptz - interval '${REMEMBERED}')::date::text)
      order by plan.is_juvenile, m.first_name, m.starts_on, m.id
    )
    select c.id as account_id, c.slug, c.name, c.currency, ($2::timestamptz at time zone c.time_zone)::date::text as today,
      (select coalesce(json_agg(held), '[]') from held) as held,
      case when exists (select from held where "endsOn" is not null) then (
        select json_agg(json_build_object('product', ${rowsOfProduct('$2')}, 'program', g.title) order by p.position, p.id)
        from products p ${PRODUCT_PARTS}
        where p.club_id = c.id and p.is_active and p.type in ('Plan', 'Bundle')) end as sold,
      (select coalesce(json_agg(json_build_object('discount_id', d.id, 'name', d.name, 'type', d.type, 'offerings', d.offerings,
          'plans', (select coalesce(json_agg(json_build_object('plan_id', plan_id)), '[]') from unnest(d.plan_ids) plan_id))
          order by d.id), '[]')
        from plan_discounts d where d.club_id = c.id and d.is_active and d.kind = 'multi_buy' and d.offerings <> '[]') as discounts
    from clubs c where c.id = $1`,
}

/** In one statement, however many people and memberships there are. */
export async function findClubFacts(
  tx: Tx,
  { clubId, userId, now }: { clubId: string; userId: string; now: Date },
): Promise<ClubFacts | null> {
  const [row] = await readIn(tx)<Row>(FACTS, [clubId, now.toISOString(), userId])
  if (!row) return null
  const { held, sold, discounts, ...club } = row
  const facts: ClubFacts = { club, held, plans: [], bundles: [], discounts }
  for (const { product, program } of sold ?? []) {
    const offered = asSoldNow(keptProduct(product), { now, today: club.today })
    if (offered.type === 'Plan') facts.plans.push({ plan: offered, programTitle: program })
    else facts.bundles.push(offered)
  }
  return facts
}
