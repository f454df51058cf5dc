import { existsSync } from 'node:fs'
import path from 'node:path'
import { node24 } from './node24.mjs'
import { root } from './places.mjs'
import { runQuietly } from './run.mjs'
import { serverArguments, serverEnvironment } from './server.mjs'

/**
 * Whether the next start of the server would make its own database and lay the demo into it. Another database may be anybody's, and is
 * looked at by the server alone.
 *
 * @param {NodeJS.ProcessEnv} environment
 * @param {string} base what a relative DATA_DIR is below
 */
export function isFirstWorldDue(environment, base = root) {
  if (environment['MODE'] === 'live' || environment['DATABASE_URL']) return false
  return !existsSync(path.resolve(base, environment['DATA_DIR'] || '.data', 'postgres'))
}

/** Lays it now, while the pages are still being built, so that nobody waits for it afterwards. */
export async function layFirstWorld() {
  if (!isFirstWorldDue(process.env)) return
  const laying = runQuietly(node24(), [...serverArguments, '--prepare'], { env: serverEnvironment() })
  // The server does whatever is not done yet, and says what keeps it from it.
  await laying.catch(() => undefined)
}
