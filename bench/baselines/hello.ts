import Fastify from 'fastify'

/** The least that a Fastify server can do: what our pages are measured against. */
const app = Fastify()
app.get('/', async () => ({ hello: 'world' }))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
