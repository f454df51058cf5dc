import Fastify from 'fastify'
import pg from 'pg'

/** Prepared selects of the same products behind Fastify with nothing around them: what our catalogue is measured against. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const columns = `p.id, p.slug, p.name, p.description, p.type, l.price, l.program_id, l.is_juvenile, l.age_from, l.age_to,
  l.age_on, l.ends_on, l.opens_at, l.closes_at, l.payment_options, s.remaining`
const from = `products p join plans l on l.club_id = p.club_id and l.id = p.id
  left join stock s on s.club_id = p.club_id and s.id = p.stock_id
  where p.club_id = (select id from clubs where slug = $1) and p.is_active`
const list = {
  name: 'list',
  text: `select ${columns} from ${from} and l.program_id = $2 order by p.position`,
}
const one = { name: 'one', text: `select ${columns} from ${from} and p.slug = $2` }
const items = `select p.id, p.slug, p.name, p.description, h.*, s.remaining,
    (select json_agg(json_build_object('id', v.id, 'options', v.options, 'price', v.price, 'left', vs.remaining) order by v.position)
      from shop_variants v left join stock vs on vs.club_id = v.club_id and vs.id = v.stock_id
      where v.club_id = h.club_id and v.item_id = h.id) as variants
  from products p join shop_items h on h.club_id = p.club_id and h.id = p.id
  left join stock s on s.club_id = p.club_id and s.id = p.stock_id
  where p.club_id = (select id from clubs where slug = $1) and p.is_active`
const shop = { name: 'shop', text: `${items} order by p.position limit 12` }
const item = { name: 'item', text: `${items} and p.slug = $2` }

const app = Fastify()
app.get('/', async () => ({}))
app.get<{ Params: { id: string } }>(
  '/programs/:id',
  async ({ params }) => (await pool.query({ ...list, values: ['dunvarra', params.id] })).rows,
)
app.get<{ Params: { slug: string } }>(
  '/products/:slug',
  async ({ params }) => (await pool.query({ ...one, values: ['dunvarra', params.slug] })).rows[0],
)
app.get('/shop', async () => (await pool.query({ ...shop, values: ['dunvarra'] })).rows)
app.get<{ Params: { slug: string } }>(
  '/shop/:slug',
  async ({ params }) => (await pool.query({ ...item, values: ['dunvarra', params.slug] })).rows[0],
)
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
