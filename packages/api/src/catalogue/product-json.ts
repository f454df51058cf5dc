/** A product as the domain takes it (`KeptProduct`), in SQL. What depends on the time is left to the domain. */

/** The aliases: p the product, l its plan or b its bundle, g the programme, s the stock. */
const planJson = (condition: string): string => `json_build_object(
  'product_id', p.id, 'slug', p.slug, 'name', p.name, 'description', p.description, 'type', p.type, 'price', l.price,
  'closes', json_build_object('at', iso(l.closes_at), 'on', least(l.ends_on, g.ends_on)),
  'metadata', json_build_object(
    'plan_id', p.id, 'program_id', l.program_id, 'available_count', s.remaining, 'opens_at', iso(l.opens_at),
    'is_juvenile', l.is_juvenile, 'ages', json_build_object('from', l.age_from, 'to', l.age_to, 'on', l.age_on),
    'subscription', json_build_object('period', json_build_object('end', l.ends_on)),
    'payment_options', l.payment_options, 'bundle_item_condition', ${condition}))`

const IN_BUNDLE = `json_build_object('min_allowed', i.min_allowed, 'max_allowed', i.max_allowed,
  'price_in_bundle', i.price_in_bundle)`

const ITEMS = `coalesce((
  select json_agg(${planJson(IN_BUNDLE)} order by i.position, i.plan_id)
  from bundle_items i
  join products p on p.club_id = i.club_id and p.id = i.plan_id and p.is_active
  join plans l on l.club_id = i.club_id and l.id = i.plan_id
  join programs g on g.club_id = l.club_id and g.id = l.program_id
  left join stock s on s.club_id = p.club_id and s.id = p.stock_id
  where i.club_id = b.club_id and i.bundle_id = b.id), '[]')`

const LACKS_PLAN = `exists (
  select from bundle_items i where i.club_id = b.club_id and i.bundle_id = b.id and i.min_allowed > 0
    and not exists (select from products needed
      where needed.club_id = i.club_id and needed.id = i.plan_id and needed.is_active))`

const CONDITIONS = `coalesce((
  select json_agg(json_build_object('type', 'plan_type', 'condition', json_build_object(
    'plan_type', said.type, 'min_allowed', said.least, 'max_allowed', said.most)) order by said.type)
  from (values ('Adult', b.adults_min, b.adults_max), ('Juvenile', b.juveniles_min, b.juveniles_max))
    said(type, least, most)
  where coalesce(said.least, said.most) is not null), '[]')`

const BUNDLE = `json_build_object(
  'product_id', p.id, 'slug', p.slug, 'name', p.name, 'description', p.description, 'type', p.type,
  'terms', json_build_object('left', s.remaining, 'lacksPlan', ${LACKS_PLAN}),
  'metadata', json_build_object(
    'program_id', b.program_id, 'products', ${ITEMS}, 'conditions', ${CONDITIONS}, 'price_cap', b.price_cap,
    'is_dynamic_pricing', b.is_dynamic_pricing, 'flat_price', b.flat_price,
    'valid_dates', json_build_object('valid_from', b.valid_from, 'valid_to', b.valid_to)))`

export const PRODUCT_PARTS = `
  left join plans l on l.club_id = p.club_id and l.id = p.id
  left join bundles b on b.club_id = p.club_id and b.id = p.id
  join programs g on g.club_id = p.club_id and g.id = coalesce(l.program_id, b.program_id)
  left join stock s on s.club_id = p.club_id and s.id = p.stock_id`

/** The day where the club is, of a moment that is one of the statement's values. */
export const dayInClub = (moment: string): string =>
  `(${moment}::timestamptz at time zone c.time_zone)::date::text`

/** With the day by which it is judged. */
export const productJson = (moment: string): string => `json_build_object('today', ${dayInClub(moment)},
  'product', case when b.id is null then ${planJson('null')} else ${BUNDLE} end)`
