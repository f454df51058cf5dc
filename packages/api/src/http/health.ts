import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import { OPEN_ROUTE } from './require-guards.ts'

export function healthRoutes(app: FastifyInstance, db: Database): void {
  app.get('/healthz', OPEN_ROUTE, () => ({ status: 'up' }))
  app.get('/readyz', OPEN_ROUTE, async (_request, reply) => {
    try {
      const pending = await db.pendingMigrations()
      if (pending > 0)
        return await reply.code(503).send({ status: 'not ready', reason: `${pending} migrations to run` })
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'not ready', reason: 'the database does not answer' })
    }
  })
}
