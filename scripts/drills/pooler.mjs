import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '../lib/build.mjs'
import { findOrInstallPostgres } from '../lib/find-postgres.mjs'
import { freePort } from '../lib/free-port.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { root } from '../lib/places.mjs'
import { unprivilegedUser } from '../lib/postgres-cluster.mjs'
import { Refusal, withProgress } from '../lib/progress.mjs'
import { startTethered } from '../lib/tether.mjs'
import { programOf } from './programs.mjs'
import { startBuyers } from './restore/buyers.mjs'
import { startClubhouse } from './restore/clubhouse.mjs'
import { openPlace } from './restore/cluster.mjs'
import { CLUB, layItems } from './restore/world.mjs'

/** Fewer than the processes would hold without it. */
const OF_EACH_LOGIN = 3
const BUYERS = 8
const BUYING_MS = 20_000
const HEARD_WITHIN_MS = 10_000
const MEMBERS = {
  app: 'clubhouse_app',
  reader: 'clubhouse_reader',
  platform: 'clubhouse_platform, clubhouse_app, clubhouse_body',
}

/**
 * Two processes behind PgBouncer as deploy/ has it, with fewer connections than buyers: everything is sold, and what one process writes the other
 * hears. The first start says what the logins lack; the drill types it, as an operator would.
 *
 * @returns {Promise<number>}
 */
export async function sellThroughPooler() {
  await ensureInstalled()
  await ensureBuilt()
  const program = await programOf('pgbouncer', 'pgbouncer')
  const binaries = await findOrInstallPostgres()
  if (!program || !binaries) throw new Refusal('This drill needs PgBouncer and PostgreSQL.')
  const folder = mkdtempSync(path.join(tmpdir(), 'clubhouse-pooler-'))
  /** @type {{ stop: () => Promise<unknown> }[]} */
  const running = []
  const keep = (/** @type {any} */ started) =>
    (running.push(started), started)
  try {
    const place = openPlace(binaries, folder)
    const files = place.folderFor('of-the-server')
    const data = path.join(folder, 'data')
    place.create(data)
    /** @type {import('./restore/cluster.mjs').Server} */
    const server = keep(await place.start(data, {}))
    await server.ask('create database clubhouse', 'postgres')
    const direct = server.url('clubhouse')
    const first = keep(await withProgress('Laying the demo’s world', () => startClubhouse(direct, files)))
    const items = await layItems(first.origin, server)
    await first.stop()

    const password = new URL(direct).password
    for (const [name, roles] of Object.entries(MEMBERS)) {
      await server.ask(`create role clubhouse_web_${name} login noinherit password '${password}'`)
      await server.ask(`grant ${roles} to clubhouse_web_${name}`)
    }
    const port = await startPooler(program, folder, server.port, password, keep)
    const pooled = `postgres://clubhouse_web_{role}:${password}@127.0.0.1:${port}/clubhouse`
    const through = () => startClubhouse(pooled, files, { DATABASE_DIRECT_URL: direct })
    const refusals = await withProgress('Telling the logins what they lack', () =>
      tellLogins(through, server, keep),
    )
    const shops = [keep(await through()), keep(await through())]

    const buyers = shops.map(({ origin }) => startBuyers(origin, items, BUYERS / 2))
    let most = 0
    await withProgress('People buy from both processes', async () => {
      for (const until = Date.now() + BUYING_MS; Date.now() < until; await wait(500)) {
        const [held = '0'] = await server.ask(
          `select count(*) from pg_stat_activity where usename like 'clubhouse\\_web\\_%'`,
        )
        most = Math.max(most, Number(held))
      }
      await Promise.all(buyers.map((each) => each.stop()))
    })
    const told = buyers.flatMap((each) => each.acknowledged)
    const troubles = buyers.flatMap((each) => each.troubles)
    const kept = new Set(await server.ask(`select id from orders where status = 'Completed'`))
    const lost = told.filter(({ id }) => !kept.has(id)).length
    const heardMs = await untilHeard(shops[1].origin, server)
    console.log(`
  Refused starts, each with the lines to type  ${refusals}
  Orders, by ${BUYERS} buyers on two processes          ${told.length}, ${lost} of them lost, ${troubles.length} failures
  Connections of the logins at most            ${most} of ${3 * OF_EACH_LOGIN}
  A change was heard past the pooler after     ${heardMs === null ? 'never' : `${heardMs} ms`}`)
    for (const trouble of troubles.slice(0, 5)) console.log(`✗ ${trouble}`)
    const isGood =
      told.length > 0 && lost === 0 && troubles.length === 0 && heardMs !== null && most <= 3 * OF_EACH_LOGIN
    return isGood ? 0 : 1
  } finally {
    for (const each of running.toReversed()) await each.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} program @param {string} folder @param {number} database @param {string} password @param {(started: any) => any} keep */
async function startPooler(program, folder, database, password, keep) {
  const port = await freePort()
  const user = unprivilegedUser()
  const [config, users] = [path.join(folder, 'pgbouncer.ini'), path.join(folder, 'userlist.txt')]
  const ours = readFileSync(path.join(root, 'deploy/pgbouncer/pgbouncer.ini'), 'utf8')
    .replace('port=5432', `port=${database}`)
    .replace('listen_port = 6432', `listen_port = ${port}`)
    .replace('/etc/pgbouncer/userlist.txt', users)
    .replace('default_pool_size = 20', `default_pool_size = ${OF_EACH_LOGIN}`)
  writeFileSync(config, `${ours}\nunix_socket_dir =\n`)
  writeFileSync(
    users,
    Object.keys(MEMBERS)
      .map((name) => `"clubhouse_web_${name}" "${password}"\n`)
      .join(''),
    { mode: 0o600 },
  )
  if (user) for (const file of [config, users]) chownSync(file, user.uid, user.gid)
  const pooler = keep(
    startTethered(program, [config], { cwd: folder, stopSignal: 'INT', ...(user && { user }) }),
  )
  for (let tries = 0; !/process up/.test(pooler.output()); tries += 1) {
    if (pooler.hasEnded() || tries > 200) throw new Refusal(`PgBouncer did not start:\n${pooler.output()}`)
    await wait(50)
  }
  return port
}

/** @param {() => Promise<any>} start @param {import('./restore/cluster.mjs').Server} server @param {(started: any) => any} keep */
async function tellLogins(start, server, keep) {
  for (let refusals = 0; refusals <= 3; refusals += 1) {
    try {
      await keep(await start()).stop()
      return refusals
    } catch (error) {
      const lines = String(error).match(/ALTER ROLE .+;/g)
      if (!lines) throw error
      for (const line of lines) await server.ask(line)
      // What a pooler holds open has begun before.
      await server.ask(
        `select pg_terminate_backend(pid) from pg_stat_activity where usename like 'clubhouse\\_web\\_%'`,
      )
    }
  }
  throw new Refusal('The lines do not help.')
}

/** A name that is written past both processes is shown by a kept page of one. @param {string} origin @param {import('./restore/cluster.mjs').Server} server */
async function untilHeard(origin, server) {
  const page = async () => (await fetch(`${origin}/`)).text()
  await page()
  const began = Date.now()
  await server.ask(`update clubs set name = name || ' of the drill' where slug = '${CLUB}'`)
  for (; Date.now() - began < HEARD_WITHIN_MS; await wait(20))
    if ((await page()).includes('of the drill')) return Date.now() - began
  return null
}
