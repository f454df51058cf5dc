import { hash, verify } from '@node-rs/argon2'
import Fastify from 'fastify'

/** One password check per request at our cost and nothing around it: what signing in is measured against. */
const known = await hash('Harbour7Lamp', { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
const app = Fastify()
app.get('/', async () => ({ isRight: await verify(known, 'Wrong7Word') }))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
