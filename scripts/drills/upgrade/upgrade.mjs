import { writeFileSync } from 'node:fs'
import https from 'node:https'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '../../lib/build.mjs'
import { findOrInstallPostgres } from '../../lib/find-postgres.mjs'
import { freePort } from '../../lib/free-port.mjs'
import { ensureInstalled } from '../../lib/install.mjs'
import { node24 } from '../../lib/node24.mjs'
import { root } from '../../lib/places.mjs'
import { Refusal, withProgress } from '../../lib/progress.mjs'
import { capture } from '../../lib/run.mjs'
import { serverArguments } from '../../lib/server.mjs'
import { startTethered } from '../../lib/tether.mjs'
import { ask, ourProxy, READY_WITHIN_MS, startProxy, untilReady } from '../behind-caddy.mjs'
import { inOwnFolder } from '../own-folder.mjs'
import { programOf } from '../programs.mjs'
import { startClubhouse } from '../restore/clubhouse.mjs'
import { CLUB, layItems } from '../restore/world.mjs'
import { beginRun, conclude } from '../results.mjs'
import { openKeptWorld } from './kept-world.mjs'
import { buildBefore, versionBefore } from './release-before.mjs'
import { faultsIn, tell } from './report.mjs'
import { startTraffic } from './traffic.mjs'

const DOMAIN = 'clubs.test'
const MANY = { readers: 3, clerks: 1, buyers: 2 }
/** Its club’s treasurer. */
const CLERK = { username: 'orla@dunvarra.example', password: 'Harbour7Lamp' }
/** A backup reads every table in one transaction, and a migration comes while it does. */
const READER_MS = 10_000

/**
 * A version before this one, with years of a deployment in its database, is replaced by this one while people read, work and buy: the migrations,
 * then the processes one by one behind deploy/caddy/Caddyfile. At the end what one would type without thinking, which shows that waiting is seen.
 *
 * @param {string} [before] a tag or a commit @param {string} [rows] of everything that grows
 * @returns {Promise<number>}
 */
export async function upgradeUnderTraffic(before, rows = '100000') {
  await ensureInstalled()
  await ensureBuilt()
  const version = before ?? (await versionBefore())
  const release = await buildBefore(version)
  const caddy = await programOf('caddy', 'caddy')
  const binaries = await findOrInstallPostgres()
  if (!caddy || !binaries) throw new Refusal('This drill needs Caddy and PostgreSQL.')
  const begun = beginRun()
  return inOwnFolder('upgrade', async ({ folder, keep }) => {
    const { server, files } = await openKeptWorld({
      binaries,
      folder,
      keep,
      release,
      version,
      rows: Number(rows),
    })
    const outcome = await drill({ caddy, folder, keep, release, server, files })
    const faults = faultsIn(outcome)
    const text = `The version before is ${version}.\n\n${tell(outcome)}`
    return conclude({ drill: 'upgrade', asked: before ?? '', begun, text, faults })
  })
}

/**
 * @param {{ caddy: string, folder: string, keep: import('../own-folder.mjs').Keep, release: string,
 *   server: import('../restore/cluster.mjs').Server, files: string }} what
 * @returns {Promise<import('./report.mjs').Outcome>}
 */
async function drill({ caddy, folder, keep, release, server, files }) {
  const url = server.url('clubhouse')
  // What is bought is laid by the version before, past the proxy.
  const first = keep(await startClubhouse(url, files, {}, release))
  const items = await layItems(first.origin, server)
  await first.stop()
  const [ports, door] = [[await freePort(), await freePort()], await freePort()]
  /** @param {string} from @param {number} port @param {string} role */
  const start = async (from, port, role) => {
    const process = keep(
      startTethered(node24(), serverArguments, { cwd: from, env: settingsFor(url, files, { port, role }) }),
    )
    await untilReady(port, process)
    return process
  }
  const old = await withProgress('Starting the version before', () =>
    Promise.all(ports.map((port) => start(release, port, 'web'))),
  )
  const oldWorker = await start(release, await freePort(), 'worker')
  const config = path.join(folder, 'Caddyfile')
  writeFileSync(config, ourProxy(ports, door, folder))
  const proxy = keep(startProxy(caddy, config))
  const office = await signIn(door, proxy)
  const sizes = await sizesOf(server)

  const traffic = startTraffic({ door, domain: DOMAIN, items, office }, MANY)
  keep({ stop: () => traffic.end() })
  await phase('Version before, as it was', 'before', () => wait(20_000))
  const { migratedMs, heldUp } = await phase('Migrating beside a long reader', 'migrating', () =>
    migrateBesideReader(server, url),
  )
  await phase('Version before on the new schema', 'mixed', () => wait(20_000))
  await phase('Replacing one process after the other', 'replacing', async () => {
    for (const [at, port] of ports.entries()) {
      await old[at]?.stop()
      await start(root, port, 'web')
      // The proxy looks every two seconds.
      await wait(5_000)
    }
    await oldWorker.stop()
    await start(root, await freePort(), 'worker')
  })
  await phase('Today’s version', 'after', () => wait(15_000))
  await phase('The control', 'control', () => alterWithoutThinking(server))
  await traffic.end()
  const kept = new Set(await server.ask(`select id from orders where status = 'Completed'`))
  const lost = traffic.told.filter((id) => !kept.has(id)).length
  return { phases: traffic.phases, lost, migratedMs, heldUp, sizes }

  /** @template T @param {string} title @param {string} name @param {() => Promise<T>} work @returns {Promise<T>} */
  async function phase(title, name, work) {
    traffic.begin(name)
    const answer = await withProgress(title, work)
    const { asked, failed, longestMs } = traffic.phases[name] ?? { asked: 0, failed: 0, longestMs: 0 }
    console.log(`  ${asked} requests, ${failed} failed, longest ${(longestMs / 1000).toFixed(2)} s`)
    return answer
  }
}

/** @param {import('../restore/cluster.mjs').Server} server @param {string} url */
async function migrateBesideReader(server, url) {
  const reader = server.ask(
    `begin; select count(*) from (select from clubs limit 1) a; select from orders, order_items, users, shop_items, statement_lines limit 1;
     select pg_sleep(${READER_MS / 1000}); commit`,
  )
  await wait(500)
  const began = Date.now()
  const { code, output } = await capture(node24(), ['packages/api/src/kernel/db/cli.ts', 'migrate'], {
    env: { MODE: 'demo', DATABASE_URL: url },
  })
  if (code !== 0) throw new Refusal(output)
  const migratedMs = Date.now() - began
  await reader
  return { migratedMs, heldUp: output.split('waits for a lock').length - 1 }
}

/** As somebody would type it, while the same reader is at work. @param {import('../restore/cluster.mjs').Server} server */
async function alterWithoutThinking(server) {
  const reader = server.ask(`begin; select from orders limit 1; select pg_sleep(${READER_MS / 1000}); commit`)
  await wait(500)
  await server.ask('alter table orders add column of_the_drill text')
  await reader
  await wait(2_000)
}

/** @param {number} door @param {import('../../lib/tether.mjs').Tethered} proxy */
async function signIn(door, proxy) {
  const agent = new https.Agent()
  const body = { grant_type: 'password', client_id: 'web', ...CLERK }
  for (const host of [`${CLUB}.${DOMAIN}`, `backoffice.${DOMAIN}`]) {
    for (const giveUp = Date.now() + READY_WITHIN_MS; ; await wait(200)) {
      const { status, reason, text } = await ask(agent, door, { host, path: '/' })
      if (status !== null && status < 500) break
      if (proxy.hasEnded() || Date.now() > giveUp)
        throw new Refusal(
          `The proxy does not serve ${host}: ${status ?? reason} ${text.slice(0, 200)}\n${proxy.output()}`,
        )
    }
  }
  const host = `backoffice.${DOMAIN}`
  const { status, text } = await ask(agent, door, { host, path: '/api/oauth/token', body })
  if (status !== 200) throw new Refusal(`Signing in answered ${status}: ${text.slice(0, 200)}`)
  const { text: club } = await ask(agent, door, { host: `${CLUB}.${DOMAIN}`, path: `/api/v2/store/${CLUB}` })
  agent.destroy()
  return {
    authorization: `Bearer ${JSON.parse(text).access_token}`,
    'x-account-id': String(JSON.parse(club).account_id),
  }
}

/** @param {import('../restore/cluster.mjs').Server} server */
async function sizesOf(server) {
  const [orders, members, lines, size] = await Promise.all(
    [
      'select count(*) from orders',
      'select count(*) from memberships',
      'select count(*) from order_items',
      'select pg_size_pretty(pg_database_size(current_database()))',
    ].map(async (statement) => (await server.ask(statement))[0] ?? ''),
  )
  const many = (/** @type {string | undefined} */ count) => Number(count).toLocaleString('en-IE')
  return `${many(members)} memberships, ${many(orders)} orders with ${many(lines)} lines, ${size}`
}

/** @param {string} url @param {string} files @param {{ port: number, role: string }} own */
const settingsFor = (url, files, { port, role }) => ({
  MODE: 'demo',
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: String(port),
  ROLE: role,
  BASE_DOMAIN: DOMAIN,
  PUBLIC_PROTOCOL: 'https',
  TRUSTED_PROXIES: 'loopback',
  // Many ask from one address.
  RATE_LIMITS: 'false',
  DRAIN_SECONDS: '5',
  LOG_LEVEL: 'warn',
  DATABASE_URL: url,
  DATA_DIR: path.join(files, 'files'),
})
