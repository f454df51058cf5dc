import { randomBytes, randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * The least that a shop of these tables can do: Fastify, pg, and one prepared statement for each call. It judges nothing, prices nothing,
 * asks nobody who they are and has no gateway but a row; it leaves behind what a sale has to leave behind, and so the triggers and keys
 * of the tables work for it as they do for us.
 */
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 10,
  options: '-c jit=off -c random_page_cost=1.1 -c plan_cache_mode=force_generic_plan',
})
const CLUB = `(select id from clubs where slug = 'dunvarra')`

const item = `json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'description', p.description, 'item', h,
  'variants', (select json_agg(json_build_object('id', v.id, 'options', v.options, 'price', v.price, 'left', s.remaining) order by v.position)
    from shop_variants v left join stock s on s.club_id = v.club_id and s.id = v.stock_id
    where v.club_id = h.club_id and v.item_id = h.id)) as item`
const items = `products p join shop_items h on h.club_id = p.club_id and h.id = p.id`
const ofClub = `p.club_id = ${CLUB} and p.is_active`
const LIST = {
  name: 'list',
  text: `select (select count(*)::int from ${items} where ${ofClub}) as total, json_agg(item order by position, id) as items
    from (select p.position, p.id, ${item}
      from (select p.* from ${items} where ${ofClub} order by p.position, p.id limit 24) p
      join shop_items h on h.club_id = p.club_id and h.id = p.id) listed`,
}
const DETAIL = { name: 'detail', text: `select ${item} from ${items} where ${ofClub} and p.slug = $1` }

const ADD = {
  name: 'add',
  text: `with chosen as (select p.club_id, p.id, coalesce(v.price, h.price) as price
      from ${items} join shop_variants v on v.club_id = h.club_id and v.item_id = h.id and v.id = $2 where ${ofClub} and p.id = $1),
    cart as (insert into carts (club_id, id, created_at, updated_at) select club_id, $3, now(), now() from chosen)
    insert into cart_items (club_id, id, cart_id, product_id, position, price_seen, metadata, created_at)
      select club_id, $4, $3, id, 0, price, json_build_object('variant_id', $2::uuid), now() from chosen
    returning cart_id as shopping_cart_id, product_id, price_seen`,
}
const LET_IN = {
  name: 'let-in',
  text: `with guest as (insert into guests (id, club_id, first_name, last_name, email) select $1, id, 'A', 'Buyer', $2 from clubs
      where slug = 'dunvarra'),
    session as (insert into sessions (id, guest_id, method, site, created_at) values ($3, $1, 'guest', 'dunvarra', now()))
    insert into tokens (hash, session_id, kind, expires_at) values ($4, $3, 'access', now() + interval '1 day')`,
}
const CHECK_OUT = {
  name: 'check-out',
  text: `with line as (select c.club_id, c.id as cart, i.product_id, i.price_seen as price, i.metadata, p.name, v.stock_id
      from carts c join cart_items i on i.club_id = c.club_id and i.cart_id = c.id
      join products p on p.club_id = i.club_id and p.id = i.product_id
      join shop_variants v on v.club_id = i.club_id and v.id = (i.metadata->>'variant_id')::uuid
      where c.club_id = ${CLUB} and c.id = $1 and c.ordered_at is null for update of c),
    taken as (update stock s set remaining = remaining - 1, reserved = reserved + 1 from line
      where s.club_id = line.club_id and s.id = line.stock_id and s.remaining > 0 returning s.club_id, s.id),
    kept as (insert into reservations (club_id, id, stock_id, count, holder, holder_id, state, expires_at, created_at)
      select club_id, gen_random_uuid(), id, 1, 'order', $3, 'held', now() + interval '35 minutes', now() from taken),
    ordered as (insert into orders (club_id, id, status, cart_id, cart_fingerprint, request_hash, guest_id, first_name, last_name, email,
        currency, subtotal, discount, total, today_subtotal, today_discount, today_total, later_total, discounts, saves_card, created_at,
        expires_at, updated_at)
      select club_id, $3, 'New', cart, '', '', $2, 'A', 'Buyer', 'a@home.example', 'EUR', price, 0, price, price, 0, price, 0,
        '{"multiproduct_discounts":[],"discount_codes":[],"shop_item_discounts":[]}', false, now(), now() + interval '30 minutes', now()
      from line),
    lines as (insert into order_items (club_id, id, order_id, position, product_id, type, name, stock_id, metadata, price, subtotal, discounts,
        total, today, later)
      select club_id, $4, $3, 0, product_id, 'ShopItem', name, stock_id, metadata, price, price, '[]', price, price, 0 from line),
    paying as (insert into payments (club_id, id, order_id, kind, gateway, gateway_payment_id, payment_token, amount, currency, status,
        created_at) select club_id, $5, $3, 'checkout', 'sandbox', $6, $6, price, 'eur', 'open', now() from line)
    insert into sandbox_payments (id, token, key, order_id, amount, currency, status, saves_card, description, created_at)
      select $6, $6, $6, $3, price, 'eur', 'open', false, 'floor', now() from line
    returning order_id, token as payment_token`,
}
const CONFIRM = {
  name: 'confirm',
  text: `update sandbox_payments set status = 'succeeded', fee = 25 where token = $1 and status = 'open' returning status`,
}
const SETTLE = {
  name: 'settle',
  text: `with paid as (update payments p set status = 'succeeded', fee = 25, settled_at = now() from orders o
      where p.club_id = ${CLUB} and p.order_id = $1 and o.club_id = p.club_id and o.id = p.order_id and o.status = 'New'
      returning p.club_id, p.id, p.order_id, p.amount, o.cart_id),
    booked as (insert into ledger_transactions (club_id, id, at, kind, effect_key, order_id, payment_id, currency)
      select club_id, $2, now(), 'charge', 'charge:' || id, order_id, id, 'EUR' from paid),
    entries as (insert into ledger_entries (club_id, transaction_id, line, account, amount)
      select club_id, $2, e.line, e.account, e.sign * amount from paid,
        (values (1, 'gateway', 1), (2, 'sales:ShopItem', -1)) e (line, account, sign)),
    sold as (update reservations r set state = 'sold' from paid where r.club_id = paid.club_id and r.holder_id = paid.order_id
      returning r.club_id, r.stock_id),
    shelf as (update stock s set reserved = reserved - 1, sold = s.sold + 1 from sold where s.club_id = sold.club_id and s.id = sold.stock_id),
    closed as (update carts c set ordered_at = now() from paid where c.club_id = paid.club_id and c.id = paid.cart_id),
    receipt as (insert into outbox (id, club_id, effect_key, template, recipient, payload, due_at, created_at, done_at)
      select gen_random_uuid(), club_id, 'receipt:' || order_id, 'order-receipt', 'a@home.example', '{}', now(), now(), now() from paid)
    update orders o set status = 'Completed', completed_at = now() from paid where o.club_id = paid.club_id and o.id = paid.order_id
    returning o.id, o.seq, o.status, o.total, (select json_agg(i) from order_items i
      where i.club_id = o.club_id and i.order_id = o.id) as items`,
}

const app = Fastify()
app.get('/', async () => ({}))
app.get('/items', async () => (await pool.query(LIST)).rows[0])
app.get<{ Params: { slug: string } }>('/items/:slug', async ({ params: { slug } }) => {
  return (await pool.query({ ...DETAIL, values: [slug] })).rows[0].item
})
app.post<{ Body: { product: string; variant: string } }>('/cart', async ({ body: { product, variant } }) => {
  return (await pool.query({ ...ADD, values: [product, variant, randomUUID(), randomUUID()] })).rows[0]
})
app.post<{ Body: { email: string } }>('/guests', async ({ body: { email } }) => {
  const guest = randomUUID()
  await pool.query({ ...LET_IN, values: [guest, email, randomUUID(), randomBytes(32)] })
  return { guest }
})
app.post<{ Body: { cart: string; guest: string } }>('/checkouts', async ({ body: { cart, guest } }) => {
  const values = [cart, guest, ...Array.from({ length: 4 }, () => randomUUID())]
  return (await pool.query({ ...CHECK_OUT, values })).rows[0]
})
app.post<{ Params: { token: string } }>('/confirm/:token', async ({ params: { token } }) => {
  return (await pool.query({ ...CONFIRM, values: [token] })).rows[0]
})
app.get<{ Params: { id: string } }>('/orders/:id', async ({ params: { id } }) => {
  return (await pool.query({ ...SETTLE, values: [id, randomUUID()] })).rows[0]
})
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
