import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '../lib/build.mjs'
import { findOrInstallPostgres } from '../lib/find-postgres.mjs'
import { ensureInstalled } from '../lib/install.mjs'
import { Refusal, withProgress } from '../lib/progress.mjs'
import { inOwnFolder } from './own-folder.mjs'
import { makeLogins, startPooler, tellLogins } from './pooling.mjs'
import { programOf } from './programs.mjs'
import { beginRun, conclude, tableOf } from './results.mjs'
import { startBuyers } from './restore/buyers.mjs'
import { startClubhouse } from './restore/clubhouse.mjs'
import { openPlace } from './restore/cluster.mjs'
import { CLUB, layItems } from './restore/world.mjs'

/** Fewer than the processes would hold without it. */
const OF_EACH_LOGIN = 3
const BUYERS = 8
const BUYING_MS = 20_000
const HEARD_WITHIN_MS = 10_000
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
  const begun = beginRun()
  return inOwnFolder('pooler', async ({ folder, keep }) => {
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
    const ask = (/** @type {string} */ statement) => server.ask(statement)
    await makeLogins(ask, password)
    const pooler = keep(
      await startPooler({ program, folder, database: server.port, password, ofEachLogin: OF_EACH_LOGIN }),
    )
    const pooled = `postgres://clubhouse_web_{role}:${password}@127.0.0.1:${pooler.port}/clubhouse`
    const through = () => startClubhouse(pooled, files, { DATABASE_DIRECT_URL: direct })
    const refusals = await withProgress('Telling the logins what they lack', () => tellLogins(through, ask))
    const [one, second] = [keep(await through()), keep(await through())]

    const buyers = [one, second].map(({ origin }) => startBuyers(origin, items, BUYERS / 2))
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
    const heardMs = await untilHeard(second.origin, server)
    for (const trouble of troubles.slice(0, 5)) console.log(`✗ ${trouble}`)
    return conclude({
      drill: 'pooler',
      begun,
      text: tableOf([
        ['Refused starts, each with the lines to type', String(refusals)],
        [`Orders, by ${BUYERS} buyers on two processes`, String(told.length)],
        ['Of those lost; purchases that failed', `${lost}; ${troubles.length}`],
        ['Connections of the logins at most', `${most} of ${3 * OF_EACH_LOGIN}`],
        ['A change was heard past the pooler after', heardMs === null ? 'never' : `${heardMs} ms`],
      ]),
      faults: [
        ...(told.length === 0 ? ['Nobody bought anything: this run shows nothing.'] : []),
        ...(lost > 0 ? ['An order is lost that somebody was told of.'] : []),
        ...(troubles.length > 0 ? [`Purchases failed, the first by: ${troubles[0]}`] : []),
        ...(heardMs === null ? ['A change was not heard.'] : []),
        ...(most > 3 * OF_EACH_LOGIN ? ['There were more connections than the pooler may have.'] : []),
      ],
    })
  })
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
