import type { CartKind } from './cart-kind.ts'

const OPEN_ITEMS = 'cart_items i where i.club_id = c.id and i.cart_id = k.id'

const ITEM = `json_build_object('id', i.id, 'parentId', i.parent_id, 'productId', i.product_id,
  'paymentOptionId', i.payment_option_id, 'position', i.position, 'quantity', i.quantity, 'priceSeen', i.price_seen,
  'metadata', i.metadata, 'memberId', i.member_id, 'firstName', i.first_name, 'lastName', i.last_name,
  'memberAnswersId', i.member_answers_id, 'guardianAnswersId', i.guardian_answers_id)`

const CODE = `json_build_object('id', d.id, 'code', d.code, 'type', d.type, 'amount', d.amount, 'planIds', d.plan_ids,
  'isActive', d.is_active, 'validFrom', iso(d.valid_from), 'validTo', iso(d.valid_to), 'useLimit', d.use_limit,
  'used', d.used - (select count(*)::int from orders o where o.club_id = d.club_id and o.cart_id = k.id and o.status = 'New'
    and o.discount_code_id = d.id))`

const MULTI_BUYS = `(select coalesce(json_agg(json_build_object('id', d.id, 'name', d.name, 'type', d.type,
    'planIds', d.plan_ids, 'offerings', (select json_agg(json_build_object(
      'products', tier -> 'number_of_products', 'amount', tier -> 'discount_amount')) from jsonb_array_elements(d.offerings) tier))), '[]')
  from plan_discounts d where d.club_id = c.id and d.is_active and d.kind = 'multi_buy' and d.offerings <> '[]')`

/** As one list: with an "or" between the two all products of the club would be looked at. */
const NAMED = `array(select unnest(asked.product_ids) union all select i.product_id from ${OPEN_ITEMS} and i.parent_id is null)`

/** What the statement is asked with stands in `asked` (stored-cart.ts). */
export const storedCartText = (kinds: readonly CartKind[]): string => `
  select c.currency, c.features, c.address_country as country, (asked.now at time zone c.time_zone)::date::text as today,
    case when k.id is not null then json_build_object('id', k.id, 'userId', k.user_id, 'revision', k.revision) end as cart,
    (select o.id from carts o where o.club_id = c.id and o.user_id = asked.user_id and o.ordered_at is null) as "ownCartId",
    (select coalesce(json_agg(${ITEM} order by i.position, i.id), '[]') from ${OPEN_ITEMS}) as items,
    (select coalesce(json_agg(json_build_object('id', sold.id, 'type', sold.type, 'slug', sold.slug, 'name', sold.name,
        'isActive', sold.is_active and is_sold(c.features, sold.type), 'facts', case ${kinds.map(factsOfKind).join(' ')} end)), '[]')
      from products sold where sold.club_id = c.id and sold.id = any(${NAMED})) as products,
    ${MULTI_BUYS} as "multiBuys",
    (select ${CODE} from discount_codes d where d.club_id = c.id and d.id = k.discount_code_id) as code,
    (select ${CODE} from discount_codes d where d.club_id = c.id and d.code = asked.code) as "typedCode"
  from asked
  join clubs c on c.id = asked.club_id
  left join carts k on k.club_id = c.id and k.id = asked.cart_id and k.ordered_at is null`

/** Once for all types of a kind: to make ready what is never asked takes the database longer than to answer. */
const factsOfKind = ({ types, facts }: CartKind): string =>
  `when sold.type in (${types.map((type) => `'${type}'`).join(', ')}) then ${facts}`
