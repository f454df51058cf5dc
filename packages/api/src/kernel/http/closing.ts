import type { FastifyInstance } from 'fastify'

const SWEEP_MS = 50

/**
 * Once the server is told to stop, a connection ends with the answer it waits for. Without this a browser or
 * a load balancer that keeps its connection for later would hold the process until it is killed.
 */
export function letIdleConnectionsGo(app: FastifyInstance): void {
  let sweep: NodeJS.Timeout | undefined
  app.addHook('preClose', (done) => {
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS)
    done()
  })
  app.addHook('onClose', async () => clearInterval(sweep))
}
