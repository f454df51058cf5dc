import Fastify from 'fastify'
import pg from 'pg'

/** A prepared select behind Fastify with nothing around it: what our list of articles is measured against. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })
const text = `
  select id, type, title, slug, summary, created_at, published_at from articles
  where club_id = (select id from clubs where slug = $1) and type = $2 and status = 'published'
  order by published_at desc limit 6`

const app = Fastify()
app.get('/', async () => (await pool.query({ name: 'articles', text, values: ['dunvarra', 'News'] })).rows)
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
