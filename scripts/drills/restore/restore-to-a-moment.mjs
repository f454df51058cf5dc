import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ensureBuilt } from '../../lib/build.mjs'
import { findOrInstallPostgres } from '../../lib/find-postgres.mjs'
import { ensureInstalled } from '../../lib/install.mjs'
import { Refusal, withProgress } from '../../lib/progress.mjs'
import { inOwnFolder } from '../own-folder.mjs'
import { beginRun, conclude } from '../results.mjs'
import { recoveringFrom } from './archive.mjs'
import { buy } from './buyers.mjs'
import { proveMoney, startClubhouse } from './clubhouse.mjs'
import { openPlace } from './cluster.mjs'
import { atMoment, lossOf, onlyAtGateway } from './figures.mjs'
import { keepGateway } from './gateway.mjs'
import { articlesOf, liveAndDie } from './life.mjs'
import { faultsIn, tell } from './report.mjs'
import { CLUB } from './world.mjs'

/**
 * A database whose log is archived dies with its disk, while people buy. Then it is restored twice out of what lies elsewhere: to the end, with the time it
 * took and what was lost; and to a moment before somebody deleted what they should not have.
 *
 * @param {string} [size] so many gigabytes are laid beside the demo's world
 * @returns {Promise<number>}
 */
export async function restoreToAMoment(size = '0') {
  if (!/^\d{1,3}$/.test(size)) throw new Refusal('Say how many gigabytes: npm run drill -- restore 5')
  await ensureInstalled()
  await ensureBuilt()
  const binaries = await findOrInstallPostgres()
  if (!binaries) throw new Refusal('This drill needs PostgreSQL.')
  const begun = beginRun()
  return inOwnFolder('restore', async ({ folder, keep }) => {
    const place = openPlace(binaries, folder)
    /** @type {import('./life.mjs').Scene} */
    const scene = {
      place,
      keep,
      data: path.join(folder, 'primary'),
      kept: path.join(folder, 'kept'),
      archive: place.folderFor('archive'),
      files: place.folderFor('of-the-server'),
    }
    const outcome = await drill(scene, Number(size))
    for (const line of outcome.money.named.slice(0, 3)) console.log(line)
    return conclude({
      drill: 'restore',
      asked: size === '0' ? '' : size,
      begun,
      text: tell(outcome, `${size} GB`),
      faults: faultsIn(outcome),
    })
  })
}

/**
 * @param {import('./life.mjs').Scene} scene @param {number} gigabytes
 * @returns {Promise<import('./report.mjs').Outcome>}
 */
async function drill(scene, gigabytes) {
  const { acknowledged, items, moment, diedAt, news } = await liveAndDie(scene, gigabytes)
  const whole = await withProgress('Restoring all that was archived', () => restoreWhole(scene, items))
  const loss = lossOf(acknowledged, whole.orders, diedAt)
  const money = await withProgress('Comparing the books with the gateway’s', () =>
    compareMoney(scene, whole.server, loss.lost),
  )
  const earlier = await withProgress('Restoring the moment before the news went', async () => {
    const { server, orders, began } = await restored(scene, 'moment', moment)
    const articles = await articlesOf(server)
    return { ...atMoment(acknowledged, orders, moment.getTime()), news: articles, ms: Date.now() - began }
  })
  return { loss, readyMs: whole.readyMs, soldMs: whole.soldMs, money, earlier, news }
}

/** @param {import('./life.mjs').Scene} scene @param {string} name @param {Date | null} moment */
async function restored({ place, keep, kept, archive }, name, moment) {
  const began = Date.now()
  const data = path.join(path.dirname(kept), name)
  await place.putBack(kept, data)
  const server = keep(await place.start(data, { ...recoveringFrom(archive, moment), archive_mode: 'off' }))
  while ((await server.ask('select pg_is_in_recovery()'))[0] !== 'f') await wait(100)
  await server.ask('analyze')
  return { server, orders: new Set(await server.ask('select id from orders')), began }
}

/** Back is who sells again. @param {import('./life.mjs').Scene} scene @param {readonly import('./buyers.mjs').Item[]} items */
async function restoreWhole(scene, [item]) {
  const { server, orders, began } = await restored(scene, 'whole', null)
  const shop = scene.keep(await startClubhouse(server.url('clubhouse'), scene.files))
  const readyMs = Date.now() - began
  if (item) await buy(shop.origin, item)
  const soldMs = Date.now() - began
  await shop.stop()
  return { server, orders, readyMs, soldMs }
}

/**
 * With the gateway's books of the same moment everything agrees; with those that it really has, each order that is gone is named.
 *
 * @param {import('./life.mjs').Scene} scene @param {import('./cluster.mjs').Server} server @param {readonly import('./figures.mjs').Order[]} lost
 */
async function compareMoney({ place, keep, data, files }, server, lost) {
  const alone = await proveMoney(server.url('clubhouse'), files, CLUB)
  const dead = keep(await place.start(data, { archive_mode: 'off' }))
  const names = await keepGateway(dead, server, files)
  const beside = await proveMoney(server.url('clubhouse'), files, CLUB)
  const lines = onlyAtGateway(beside.output)
  const named = lost.flatMap(({ id }) => {
    const name = names.get(id)
    return name === undefined ? [] : lines.filter((line) => line.includes(name))
  })
  return { alone, beside, named }
}
