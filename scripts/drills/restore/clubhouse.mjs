import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../lib/free-port.mjs'
import { node24 } from '../../lib/node24.mjs'
import { root } from '../../lib/places.mjs'
import { Refusal } from '../../lib/progress.mjs'
import { capture } from '../../lib/run.mjs'
import { serverArguments, serverEnvironment } from '../../lib/server.mjs'
import { startTethered } from '../../lib/tether.mjs'

const READY_WITHIN_MS = 300_000

/**
 * The demo's world on a database of the drill; a first start lays it.
 *
 * @param {string} databaseUrl @param {string} folder @param {Record<string, string>} [more] settings @param {string} [from] another version’s folder
 */
export async function startClubhouse(databaseUrl, folder, more = {}, from = root) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = startTethered(node24(), serverArguments, {
    cwd: from,
    env: {
      ...serverEnvironment(),
      ...settingsFor(databaseUrl, folder),
      ...more,
      BASE_DOMAIN: `localhost:${port}`,
      PORT: String(port),
      // Many buy from one address.
      RATE_LIMITS: 'false',
      LOG_LEVEL: 'warn',
    },
  })
  const stop = async () => void (await server.stop())
  for (const giveUp = Date.now() + READY_WITHIN_MS; Date.now() < giveUp; await wait(50)) {
    if (server.hasEnded()) break
    const reply = await fetch(`${origin}/readyz`).catch(() => null)
    if (reply?.ok) return { origin, stop, output: server.output }
  }
  await stop()
  throw new Refusal(`The server did not become ready:\n${server.output()}`)
}

/** What the command says and whether the books agree, of the days around this one. @param {string} databaseUrl @param {string} folder @param {string} club */
export async function proveMoney(databaseUrl, folder, club) {
  const day = (/** @type {number} */ from) =>
    new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
  const words = ['--club', club, '--from', day(-1), '--to', day(1)]
  const { code, output } = await capture(
    node24(),
    ['packages/api/src/kernel/db/cli.ts', 'prove-money', ...words],
    { env: settingsFor(databaseUrl, folder) },
  )
  return { agrees: code === 0, output }
}

/** @param {string} databaseUrl @param {string} folder */
const settingsFor = (databaseUrl, folder) => ({
  MODE: 'demo',
  DATABASE_URL: databaseUrl,
  DATA_DIR: path.join(folder, 'files'),
})
