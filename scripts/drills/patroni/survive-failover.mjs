import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '../../lib/build.mjs'
import { findOrInstallPostgres } from '../../lib/find-postgres.mjs'
import { ensureInstalled } from '../../lib/install.mjs'
import { Refusal, withProgress } from '../../lib/progress.mjs'
import { inOwnFolder } from '../own-folder.mjs'
import { makeLogins, startPooler, tellLogins } from '../pooling.mjs'
import { programOf } from '../programs.mjs'
import { proveMoney, startClubhouse } from '../restore/clubhouse.mjs'
import { CLUB, layItems } from '../restore/world.mjs'
import { beginRun, conclude } from '../results.mjs'
import { doubledIn, longestGap, lostOf, tellLost, untilSettled } from './books.mjs'
import { startBuyers } from './buyers.mjs'
import { openCluster } from './cluster.mjs'
import { FAULTS } from './faults.mjs'
import { faultsIn, tableOf } from './report.mjs'

const BUYERS = 6
const OF_EACH_LOGIN = 10
/** Quiet before each fault, at a moment that nobody knows. */
const BEFORE_MS = 3_000
const AFTER_MS = 4_000
const SETTLED_WITHIN_MS = 120_000

/** How often each happens; the control has what shows a loss. */
const USUAL = {
  kill: 7,
  'kill-at-payment': 3,
  'cut-and-kill': 2,
  pause: 2,
  replica: 1,
  disk: 1,
  'replica-disk': 1,
}
const CONTROL = { kill: 1, 'cut-and-kill': 2 }
/** What Patroni does unasked. */
const ITS_OWN = { synchronous_mode: false, ttl: 30, loop_wait: 10, retry_timeout: 10 }

/**
 * PostgreSQL on three nodes under Patroni, two web processes and two workers behind HAProxy and PgBouncer, and buyers who never stop, while the
 * primary dies, stands still, and loses its replicas. Then the same with
 * what Patroni does unasked, which shows that a loss is seen.
 *
 * @param {string} [often] `once`: each fault a single time
 * @returns {Promise<number>}
 */
export async function surviveFailover(often = '') {
  if (!['', 'once'].includes(often)) throw new Refusal('npm run drill -- patroni, or … patroni once')
  const isOnce = often === 'once'
  await ensureInstalled()
  await ensureBuilt()
  const programs = await programsFor()
  return inOwnFolder('patroni', async ({ folder, keep }) => {
    const begun = beginRun()
    const outcome = await drill(programs, folder, keep, isOnce)
    for (const line of outcome.givenUp.slice(0, 5)) console.log(`  ${line}`)
    const faults = faultsIn(outcome)
    return conclude({ drill: 'patroni', asked: often, begun, text: tableOf(outcome), faults })
  })
}

async function programsFor() {
  const binaries = await findOrInstallPostgres()
  const patroni = await programOf('patroni', 'patroni')
  const etcd = await programOf('etcd', 'etcd-server')
  const haproxy = await programOf('haproxy', 'haproxy')
  const pgbouncer = await programOf('pgbouncer', 'pgbouncer')
  if (!binaries || !patroni || !etcd || !haproxy || !pgbouncer)
    throw new Refusal('This drill needs PostgreSQL, Patroni, etcd, HAProxy and PgBouncer.')
  return { binaries, patroni, etcd, haproxy, pgbouncer }
}

/**
 * @param {Awaited<ReturnType<typeof programsFor>>} programs @param {string} folder @param {import('../own-folder.mjs').Keep} keep
 * @param {boolean} isOnce @returns {Promise<import('./report.mjs').Outcome>}
 */
async function drill(programs, folder, keep, isOnce) {
  const cluster = await withProgress('Starting three nodes', async () => {
    const opened = await openCluster(programs, folder, keep)
    await opened.untilWhole()
    return opened
  })
  const ask = (/** @type {string} */ statement) => cluster.ask(statement)
  const { origins, items, direct, files } = await withProgress(
    'Starting two web processes and two workers',
    () => startProcesses(programs, cluster, folder, keep),
  )
  const buyers = startBuyers(origins, items, BUYERS)
  keep(buyers)
  await wait(BEFORE_MS)
  /** @type {import('./report.mjs').Row[]} */
  const rows = []
  /** @type {string[]} */
  const remarks = []
  /** @type {string[]} */
  const leftOut = []
  /** @type {number[]} */
  const begun = []
  const isSynchronous = { 'deploy/': true, 'Patroni’s own': false }
  for (const [settings, plan] of /** @type {const} */ ([
    ['deploy/', USUAL],
    ['Patroni’s own', CONTROL],
  ])) {
    if (!isSynchronous[settings]) await cluster.configure(ITS_OWN)
    for (const [name, times] of Object.entries(plan)) {
      const fault = FAULTS[name]
      if (!fault) continue
      if (fault.needsDisks && cluster.nodes.some(({ disk }) => !disk)) {
        leftOut.push(fault.what)
        continue
      }
      const tries = isOnce ? 1 : times
      const row = { what: fault.what, settings, tries, told: 0, lost: 0, doubled: 0, gapMs: 0 }
      begun.push(Date.now())
      await withProgress(`${row.what}, ${settings}, ${row.tries} ×`, async () => {
        for (let turn = 0; turn < row.tries; turn += 1) {
          await cluster.untilWhole({ isSynchronous: isSynchronous[settings] })
          await wait(BEFORE_MS * (0.5 + Math.random()))
          const known = new Set((await lostOf(ask, buyers.told)).map(({ id }) => id))
          const [from, toldBefore] = [Date.now(), buyers.told.length]
          await fault.happens(cluster, buyers)
          await cluster.untilWhole({ isSynchronous: isSynchronous[settings] })
          await wait(AFTER_MS)
          const moments = buyers.told.map(({ at }) => at)
          row.gapMs = Math.max(row.gapMs, longestGap(moments, from, Date.now()))
          const lost = (await lostOf(ask, buyers.told)).filter(({ id }) => !known.has(id))
          for (const line of await tellLost(ask, lost, from))
            remarks.push(`${row.what}, ${settings}: ${line}`)
          row.lost += lost.length
          row.told += buyers.told.length - toldBefore
        }
      })
      for (const remark of remarks.splice(0)) console.log(`  ${remark}`)
      console.log(`  told ${row.told}, lost ${row.lost}, longest gap ${(row.gapMs / 1000).toFixed(1)} s`)
      rows.push(row)
    }
  }
  await buyers.stop()
  const half = await withProgress('Letting everything settle', () => untilSettled(ask, SETTLED_WITHIN_MS))
  const { agrees, output } = await proveMoney(direct, files, CLUB)
  const doubled = await doubledIn(ask)
  for (const at of doubled) {
    const row = rows[begun.findLastIndex((from) => from <= at)]
    if (row) row.doubled += 1
  }
  const { givenUp } = buyers
  return { rows, doubled: doubled.length, half, agrees, money: output, givenUp, leftOut }
}

/**
 * Requests go by HAProxy and PgBouncer; what listens and what takes long goes to the nodes themselves, by an address that names all three.
 *
 * @param {{ pgbouncer: string }} programs @param {import('./cluster.mjs').Cluster} cluster @param {string} folder
 * @param {import('../own-folder.mjs').Keep} keep
 */
async function startProcesses({ pgbouncer }, cluster, folder, keep) {
  const { password, hosts, ask } = cluster
  await ask('create database clubhouse', { database: 'postgres' })
  const files = path.join(folder, 'of-the-server')
  mkdirSync(files, { mode: 0o700 })
  const direct = `postgres://postgres:${password}@${hosts}/clubhouse?target_session_attrs=read-write`
  const first = keep(await startClubhouse(direct, files))
  const items = await layItems(first.origin, { ask })
  await first.stop()
  await makeLogins(ask, password)
  const pooler = keep(
    await startPooler({
      program: pgbouncer,
      folder,
      database: cluster.port,
      password,
      ofEachLogin: OF_EACH_LOGIN,
    }),
  )
  const pooled = `postgres://clubhouse_web_{role}:${password}@127.0.0.1:${pooler.port}/clubhouse`
  const start = (/** @type {string} */ role) =>
    startClubhouse(pooled, files, { DATABASE_DIRECT_URL: direct, ROLE: role })
  await tellLogins(() => start('web'), ask)
  const webs = [keep(await start('web')), keep(await start('web'))]
  for (let workers = 0; workers < 2; workers += 1) keep(await start('worker'))
  return { origins: webs.map(({ origin }) => origin), items, direct, files }
}
