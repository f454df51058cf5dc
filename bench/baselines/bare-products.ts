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
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
