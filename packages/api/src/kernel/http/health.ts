import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { RefusedWrites } from '../db/refused-writes.ts'
import { Gauge } from 'prom-client'
import type { Metrics } from './metrics.ts'
import { OPEN_ON_ANY_HOST } from './require-guards.ts'

interface HealthDeps {
  db: Database
  metrics: Pick<Metrics, 'registry'>
  refusedWrites: RefusedWrites
  stopping: Stopping
}

/** Set when the process is told to stop: a proxy sends nobody new, while whoever still comes is answered. */
export interface Stopping {
  hasBegun: boolean
}

export function healthRoutes(app: FastifyInstance, deps: HealthDeps): void {
  // Anybody may ask, as often as they like: however many do, one question at a time reaches the database. Else they
  // would take its connections from everybody, and by that make every process seem unable to work.
  let asking: Promise<string | null> | null = null
  const ask = () =>
    (asking ??= notReady(deps).finally(() => {
      asking = null
    }))

  const isReady = async () => !deps.stopping.hasBegun && (await ask()) === null
  const ready = new Gauge({
    name: 'clubhouse_ready',
    help: 'What /readyz says: 1 for 200, 0 for 503',
    registers: [deps.metrics.registry],
    async collect() {
      this.set((await isReady()) ? 1 : 0)
    },
  })
  void ready

  app.get('/healthz', OPEN_ON_ANY_HOST, () => ({ status: 'up' }))
  app.get('/readyz', OPEN_ON_ANY_HOST, async (_request, reply) => {
    const reason = deps.stopping.hasBegun ? 'this process is stopping' : await ask()
    if (reason === null) return { status: 'ready' }
    return reply.code(503).send({ status: 'not ready', reason })
  })
}

async function notReady({ db, refusedWrites }: HealthDeps): Promise<string | null> {
  try {
    const pending = await db.pendingMigrations()
    if (pending > 0) return `${pending} migrations to run`
    if (await db.isReadOnly()) return 'the database is read-only'
  } catch {
    return 'the database does not answer'
  }
  return refusedWrites.recent && `the database refuses writes (${refusedWrites.recent})`
}
