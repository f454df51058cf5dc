import { availableParallelism } from 'node:os'
import { freePort } from '../scripts/lib/free-port.mjs'

/** Each has a server of its own. One more than there are cores: while one waits, another works. */
const MAX_WORKERS = 4
export const workers = Math.min(MAX_WORKERS, availableParallelism() + 1)

/** Chosen once, by a config, and inherited by every worker. Set E2E_BASE_DOMAIN to test a server that runs already. */
export async function chooseServers(): Promise<void> {
  if (process.env['E2E_BASE_DOMAIN']) return
  const ports = await Promise.all(Array.from({ length: MAX_WORKERS }, () => freePort()))
  process.env['E2E_BASE_DOMAIN'] = ports.map((port) => `localhost:${port}`).join(',')
  const controls = await Promise.all(Array.from({ length: MAX_WORKERS }, () => freePort()))
  process.env['E2E_CONTROL_PORTS'] = controls.join(',')
  process.env['E2E_STARTS_SERVER'] = 'yes'
}
