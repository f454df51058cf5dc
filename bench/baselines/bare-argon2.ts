import { argon2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import Fastify from 'fastify'

/** One password check per request at our cost and nothing around it: what signing in is measured against. */
const derive = promisify(argon2)
const how = { nonce: randomBytes(16), memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
const known = await derive('argon2id', { message: 'Harbour7Lamp', ...how })
const app = Fastify()
app.get('/', async () => ({
  isRight: known.equals(await derive('argon2id', { message: 'Wrong7Word', ...how })),
}))
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) })
