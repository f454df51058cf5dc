import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'

/**
 * A shop of the same tables behind Fastify with nothing around it: what our cart and checkout are measured against. It asks nobody who they
 * are, prices nothing, judges no form, knows no discounts, no waiting list and no gateway but a row; it writes what a sale has to
 * leave behind, each with a prepared statement, in transactions.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
type Values = readonly unknown[]
const named = (name: string, text: string) => (client: pg.PoolClient, values: Values) =>
  client.query({ name, text, values: [...values] })

const CLUB = `(select id from clubs where slug = 'dunvarra')`
const findPlan = named(
  'plan',
  `select l.price, p.stock_id, p.name from products p
  join plans l on l.club_id = p.club_id and l.id = p.id where p.club_id = ${CLUB} and p.id = $1`,
)
const addCart = named(
  'cart',
  `insert into carts (club_id, id, user_id, created_at, updated_at) values (${CLUB}, $1, $2, now(), now())`,
)
const addAnswers = named(
  'answers',
  `insert into form_answers (club_id, id, form_id, version, given_by, member_id, answers, created_at)
  values (${CLUB}, $1, $2, $3, $4, $4, $5, now())`,
)
const addItem = named(
  'item',
  `insert into cart_items (club_id, id, cart_id, product_id, position, price_seen, member_answers_id,
  member_id, first_name, last_name, created_at) values (${CLUB}, $1, $2, $3, 0, $4, $5, $6, 'A', 'Buyer', now())`,
)
const lockCart = named(
  'lock',
  `select user_id from carts where club_id = ${CLUB} and id = $1 and ordered_at is null for update`,
)
const readItems = named(
  'items',
  `select i.id, i.product_id, i.price_seen, i.member_id, i.member_answers_id, p.name, p.stock_id
  from cart_items i join products p on p.club_id = i.club_id and p.id = i.product_id where i.club_id = ${CLUB} and i.cart_id = $1`,
)
const takeStock = named(
  'take',
  `update stock set remaining = remaining - 1, reserved = reserved + 1
  where club_id = ${CLUB} and id = $1 and remaining > 0 returning id`,
)
const addReservation = named(
  'reserve',
  `insert into reservations (club_id, id, stock_id, count, holder, holder_id, state, expires_at, created_at)
  values (${CLUB}, gen_random_uuid(), $1, 1, 'order', $2, 'held', now() + interval '35 minutes', now())`,
)
const addOrder = named(
  'order',
  `insert into orders (club_id, id, status, cart_id, cart_fingerprint, request_hash, user_id, first_name, last_name,
  email, currency, subtotal, discount, total, today_subtotal, today_discount, today_total, later_total, discounts, saves_card,
  created_at, expires_at, updated_at) values (${CLUB}, $1, 'New', $2, '', '', $3, 'A', 'Buyer', 'a@home.example', 'EUR', $4, 0, $4, $4, 0,
  $4, 0, '{"multiproduct_discounts":[],"discount_codes":[],"shop_item_discounts":[]}', false, now(), now() + interval '30 minutes', now())`,
)
const addOrderItem = named(
  'order-item',
  `insert into order_items (club_id, id, order_id, position, product_id, type, name, stock_id, member_id,
  first_name, last_name, member_answers_id, price, subtotal, discounts, total, today, later)
  values (${CLUB}, $1, $2, 0, $3, 'Plan', $4, $5, $6, 'A', 'Buyer', $7, $8, $8, '[]', $8, $8, 0)`,
)
const addPayment = named(
  'payment',
  `insert into payments (club_id, id, order_id, kind, gateway, gateway_payment_id, payment_token, amount,
  currency, status, created_at) values (${CLUB}, $1, $2, 'checkout', 'sandbox', $3, $3, $4, 'eur', 'open', now())`,
)
const addAtGateway = named(
  'gateway',
  `insert into sandbox_payments (id, token, key, order_id, amount, currency, status, saves_card,
  description, created_at) values ($1, $1, $1, $2, $3, 'eur', 'open', false, 'bare', now())`,
)
const capture = named(
  'capture',
  `update sandbox_payments set status = 'succeeded', fee = 25 where token = $1 and status = 'open'`,
)
const lockPayment = named(
  'lock-payment',
  `select p.id, p.amount, o.cart_id, o.user_id from payments p
  join orders o on o.club_id = p.club_id and o.id = p.order_id
  where p.club_id = ${CLUB} and p.order_id = $1 and o.status = 'New' for update`,
)
const paid = named(
  'paid',
  `update payments set status = 'succeeded', fee = 25, settled_at = now() where club_id = ${CLUB} and id = $1`,
)
const addBooking = named(
  'booking',
  `insert into ledger_transactions (club_id, id, at, kind, effect_key, order_id, payment_id, currency)
  values (${CLUB}, $1, now(), 'charge', $2, $3, $4, 'EUR')`,
)
const addEntries = named(
  'entries',
  `insert into ledger_entries (club_id, transaction_id, line, account, amount)
  values (${CLUB}, $1, 1, 'gateway', $2::int), (${CLUB}, $1, 2, 'sales:Plan', -$2::int)`,
)
const sellReserved = named(
  'sell',
  `with sold as (update reservations set state = 'sold' where club_id = ${CLUB} and holder_id = $1 returning stock_id)
  update stock s set reserved = reserved - 1, sold = sold + 1 from sold where s.club_id = ${CLUB} and s.id = sold.stock_id`,
)
const completed = named(
  'completed',
  `update orders set status = 'Completed', completed_at = now() where club_id = ${CLUB} and id = $1`,
)
const join = named(
  'join',
  `insert into memberships (club_id, id, member_id, user_id, plan_id, order_item_id, first_name, last_name, kind, status,
  starts_on, created_at) select club_id, gen_random_uuid(), member_id, $2, product_id, id, 'A', 'Buyer', 'adult', 'active', '2026-11-16',
  now() from order_items where club_id = ${CLUB} and order_id = $1`,
)
const closeCart = named('close', `update carts set ordered_at = now() where club_id = ${CLUB} and id = $1`)
const addMail = named(
  'mail',
  `insert into outbox (id, club_id, effect_key, template, recipient, payload, due_at, created_at, done_at)
  values (gen_random_uuid(), ${CLUB}, $1, 'order-receipt', 'a@home.example', '{}', now(), now(), now())`,
)
const readOrder = named(
  'read-order',
  `select o.id, o.seq, o.status, o.total, (select json_agg(i) from order_items i
  where i.club_id = o.club_id and i.order_id = o.id) as items from orders o where o.club_id = ${CLUB} and o.id = $1`,
)

async function inTransaction<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

interface Adding {
  user: string
  plan: string
  form: { form_id: string; version: number; sections: unknown }
}

const app = Fastify()
app.get('/', async () => ({}))
app.post<{ Body: Adding }>('/cart', ({ body: { user, plan, form } }) =>
  inTransaction(async (client) => {
    const { rows } = await findPlan(client, [plan])
    const [cart, answers] = [randomUUID(), randomUUID()]
    await addCart(client, [cart, user])
    await addAnswers(client, [
      answers,
      form.form_id,
      form.version,
      user,
      JSON.stringify({ sections: form.sections }),
    ])
    await addItem(client, [randomUUID(), cart, plan, rows[0].price, answers, user])
    return { shopping_cart_id: cart, items: rows }
  }),
)
app.post<{ Body: { shopping_cart_id: string } }>('/checkouts', ({ body: { shopping_cart_id: cart } }) =>
  inTransaction(async (client) => {
    const { rows: carts } = await lockCart(client, [cart])
    const { rows: items } = await readItems(client, [cart])
    const [item] = items
    const [order, token] = [randomUUID(), randomUUID()]
    if (item.stock_id) {
      const { rowCount } = await takeStock(client, [item.stock_id])
      if (rowCount === 0) throw new Error('sold out')
      await addReservation(client, [item.stock_id, order])
    }
    await addOrder(client, [order, cart, carts[0].user_id, item.price_seen])
    await addOrderItem(client, [
      randomUUID(),
      order,
      item.product_id,
      item.name,
      item.stock_id,
      item.member_id,
      item.member_answers_id,
      item.price_seen,
    ])
    await addPayment(client, [randomUUID(), order, token, item.price_seen])
    await addAtGateway(client, [token, order, item.price_seen])
    return { order_id: order, payment_token: token }
  }),
)
app.post<{ Params: { token: string } }>('/confirm/:token', ({ params }) =>
  inTransaction(async (client) => {
    await capture(client, [params.token])
    return { status: 'succeeded' }
  }),
)
app.get<{ Params: { id: string } }>('/orders/:id', ({ params: { id } }) =>
  inTransaction(async (client) => {
    const { rows } = await lockPayment(client, [id])
    const [payment] = rows
    if (payment) {
      const booking = randomUUID()
      await paid(client, [payment.id])
      await addBooking(client, [booking, `charge:${payment.id}`, id, payment.id])
      await addEntries(client, [booking, payment.amount])
      await sellReserved(client, [id])
      await completed(client, [id])
      await join(client, [id, payment.user_id])
      await closeCart(client, [payment.cart_id])
      await addMail(client, [`receipt:${id}`])
    }
    return (await readOrder(client, [id])).rows[0]
  }),
)
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
