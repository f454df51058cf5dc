import type { BundleProduct, MembershipProduct, PlanProduct } from '@clubhouse/contract/selling/catalogue'
import { asSoldNow, type KeptPlan, type KeptProduct } from '@clubhouse/domain/selling/catalogue/as-sold-now'
import { keptProduct, PRODUCT_PARTS, type ProductRows, rowsOfProduct } from '../../catalogue/port.ts'
import type { CartMoment, Demand, SoldProduct } from '../cart-kind.ts'
import { heldByOwnOrder } from '../held-by-own-order.ts'

/**
 * Places that wait for this buyer, since they were offered from the waiting list. Said with `case`: to row security `coalesce` might
 * leak, so that no index is used for it, and all offers of all clubs were looked through.
 */
const HELD = `(select coalesce(sum(r.count), 0)::int from reservations r
  join waiting_places w on w.club_id = r.club_id and w.id = r.holder_id
  where r.club_id = c.id and r.stock_id = offered.stock_id and r.holder = 'offer' and r.state = 'held'
    and w.status = 'offered' and w.offered_until > asked.now
    and w.user_id = case when k.user_id is null then asked.user_id else k.user_id end)`

/** The plan itself, those of the bundle, and those that were in the bundle when it was put into the cart. */
const PLANS = `(select json_agg(json_build_object('planId', plan.id, 'name', offered.name, 'slug', offered.slug,
    'isActive', offered.is_active, 'programId', plan.program_id, 'endsOn', plan.ends_on,
    'memberFormId', plan.member_form_id, 'guardianFormId', plan.guardian_form_id,
    'stockId', offered.stock_id, 'left', shelf.remaining + ${HELD} + ${heldByOwnOrder('offered.stock_id')}))
  from plans plan
  join products offered on offered.club_id = plan.club_id and offered.id = plan.id
  left join stock shelf on shelf.club_id = offered.club_id and shelf.id = offered.stock_id
  where plan.club_id = c.id and (plan.id = sold.id
    or plan.id in (select i.plan_id from bundle_items i where i.club_id = c.id and i.bundle_id = sold.id)
    or plan.id in (select inner_item.product_id from cart_items line
      join cart_items inner_item on inner_item.club_id = line.club_id and inner_item.parent_id = line.id
      where line.club_id = c.id and line.cart_id = k.id and line.product_id = sold.id)))`

export const MEMBERSHIP_FACTS = `(select json_build_object('sold', ${rowsOfProduct('asked.now')},
    'program', g.title, 'plans', ${PLANS}, 'shelf', case when b.id is not null and s.id is not null then
      json_build_object('stockId', s.id, 'left', s.remaining, 'name', p.name, 'count', 1) end) from products p ${PRODUCT_PARTS} where p.club_id = c.id and p.id = sold.id)`

/** What is known of a plan besides what is public. */
export interface PlanFacts {
  planId: string
  name: string
  slug: string
  isActive: boolean
  programId: string
  endsOn: string | null
  memberFormId: string
  guardianFormId: string | null
  /** Null for as many as come. */
  stockId: string | null
  /** What is there for this buyer: what nobody has, and what was offered to them. */
  left: number | null
}

export interface Membership<Product = MembershipProduct> {
  product: Product
  program: string
  isActive: boolean
  plans: ReadonlyMap<string, PlanFacts>
  /** What a bundle itself is one of, where there are only so many. */
  shelf: Demand | null
}

interface Facts extends Pick<Membership, 'program' | 'shelf'> {
  sold: ProductRows
  plans: PlanFacts[]
}

/** A plan or bundle as this buyer could buy it at a moment. */
export function membershipOf({ facts, isActive }: SoldProduct, at: CartMoment): Membership {
  // Read by the statement above, for the types of this kind.
  const { sold, program, shelf, plans } = facts as Facts
  const byId = new Map(plans.map((plan) => [plan.planId, plan]))
  return {
    product: asSoldNow(withOwnPlaces(keptProduct(sold), byId), at),
    program,
    shelf,
    isActive,
    plans: byId,
  }
}

/** Whoever was offered a place can buy it, although the plan is sold out to everybody else. */
function withOwnPlaces(sold: KeptProduct, plans: ReadonlyMap<string, PlanFacts>): KeptProduct {
  const withOwn = (plan: KeptPlan): KeptPlan => {
    const left = plans.get(plan.metadata.plan_id)?.left ?? null
    return { ...plan, metadata: { ...plan.metadata, available_count: left } }
  }
  if (sold.type === 'Plan') return withOwn(sold)
  return { ...sold, items: sold.items.map(({ plan, ...item }) => ({ ...item, plan: plan && withOwn(plan) })) }
}

export const isPlanSold = (sold: Membership): sold is Membership<PlanProduct> => sold.product.type === 'Plan'
export const isBundleSold = (sold: Membership): sold is Membership<BundleProduct> =>
  sold.product.type === 'Bundle'
