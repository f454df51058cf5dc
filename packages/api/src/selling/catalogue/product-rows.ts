/**
 * The rows of which a product is made, in SQL. They come as they are, and `kept-product.ts` puts them together: building the
 * contract's JSON here took the database longer than finding them.
 */

/** What else there is to a product `p`. */
export const PRODUCT_PARTS = `
  left join plans l on l.club_id = p.club_id and l.id = p.id
  left join bundles b on b.club_id = p.club_id and b.id = p.id
  join programs g on g.club_id = p.club_id and g.id = coalesce(l.program_id, b.program_id)
  left join stock s on s.club_id = p.club_id and s.id = p.stock_id`

/** The club and its products, each with all that there is to it. */
export const PRODUCTS = `clubs c
  join products p on p.club_id = c.id and p.is_active ${PRODUCT_PARTS}`

/** Of a plan that is no longer offered there is no product: a bundle that needs it has none. */
const itemsOf = (bundleId: string): string => `(
  select json_agg(json_build_object('item', i, 'product', q, 'plan', l, 'remaining', s.remaining,
    'program_ends_on', g.ends_on) order by i.position, i.plan_id)
  from bundle_items i
  left join products q on q.club_id = i.club_id and q.id = i.plan_id and q.is_active
  left join stock s on s.club_id = q.club_id and s.id = q.stock_id
  join plans l on l.club_id = i.club_id and l.id = i.plan_id
  join programs g on g.club_id = l.club_id and g.id = l.program_id
  where i.club_id = c.id and i.bundle_id = ${bundleId})`

/** What makes a plan cheaper for those who join early; which of them counts today is the domain's to say. */
const earlyBirdsOf = (id: string): string => `(
  select json_agg(json_build_object('name', d.name, 'type', d.type, 'until', d.ends_on,
    'amount', (d.offerings -> 0 ->> 'discount_amount')::numeric) order by d.id)
  from plan_discounts d
  where d.club_id = c.id and d.kind = 'early_bird' and d.is_active and ${id} = any(d.plan_ids))`

/** The rows of one product, and the day by which it is judged: the club's at a moment that is one of the statement's values. */
export const rowsJson = (
  { product, plan, bundle, ends, left }: Record<'product' | 'plan' | 'bundle' | 'ends' | 'left', string>,
  { id, type }: { id: string; type: string },
  moment: string,
): string => `json_build_object('today', (${moment}::timestamptz at time zone c.time_zone)::date::text,
  'reduces', 'Reducing instalments' = any(c.features),
  'product', ${product}, 'plan', ${plan}, 'bundle', ${bundle}, 'program_ends_on', ${ends}, 'remaining', ${left},
  'early_birds', case ${type} when 'Plan' then ${earlyBirdsOf(id)} end,
  'items', case ${type} when 'Bundle' then ${itemsOf(id)} end)`

/** Of a product that stands there by these names. */
export const rowsOfProduct = (moment: string): string =>
  rowsJson(
    { product: 'p', plan: 'l', bundle: 'b', ends: 'g.ends_on', left: 's.remaining' },
    { id: 'p.id', type: 'p.type' },
    moment,
  )
