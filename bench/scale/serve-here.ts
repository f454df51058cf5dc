import { freePort } from '../../scripts/lib/free-port.mjs'
import { openTestApp, type TestApp } from '../../packages/api/src/testing/test-app.ts'

/** The server in this process, on a world that stands: so that its jobs can be asked for one by one, and its plans be read. */
export async function serveHere(databaseUrl: string): Promise<{ app: TestApp; port: number }> {
  const port = await freePort()
  const environment = { RATE_LIMITS: 'false', PORT: String(port), BASE_DOMAIN: `localhost:${port}` }
  const app = await openTestApp({ databaseUrl, environment })
  await app.server.listen({ host: '127.0.0.1', port })
  return { app, port }
}
