import { setTimeout as wait } from 'node:timers/promises'
import { Refusal, withProgress } from '../../lib/progress.mjs'
import { archivingTo, SEGMENT_SECONDS } from './archive.mjs'
import { startBuyers } from './buyers.mjs'
import { startClubhouse } from './clubhouse.mjs'
import { fill, layItems } from './world.mjs'

const BUYERS = 2
/** Longer than two clocks differ, so that the moment is before the deed for everybody. */
const MARGIN_MS = 1_500

/** @typedef {{ place: ReturnType<typeof import('./cluster.mjs').openPlace>, keep: <T extends { stop: () => Promise<void> }>(started: T) => T,
 *   data: string, kept: string, archive: string, files: string }} Scene */

/**
 * A server whose log is archived, and people who buy; somebody deletes the news; then its machine dies.
 *
 * @param {Scene} scene @param {number} gigabytes
 */
export async function liveAndDie({ place, keep, data, kept, archive, files }, gigabytes) {
  place.create(data)
  const primary = keep(await place.start(data, archivingTo(archive)))
  await primary.ask('create database clubhouse', 'postgres')
  const shop = keep(
    await withProgress('Laying the demo’s world', () => startClubhouse(primary.url('clubhouse'), files)),
  )
  if (gigabytes > 0) await withProgress(`Laying ${gigabytes} GB beside it`, () => fill(primary, gigabytes))
  const items = await layItems(shop.origin, primary)
  await withProgress('A copy of the server, as every night', async () => place.copyOf(primary, kept))
  const news = await articlesOf(primary)

  const buyers = startBuyers(shop.origin, items, BUYERS)
  const moment = await withProgress('People buy, and somebody deletes the news', async () => {
    await wait(1.2 * SEGMENT_SECONDS * 1000)
    const before = new Date()
    await wait(MARGIN_MS)
    await primary.ask('delete from articles')
    // Dies anywhere between two segments, the second after the deed.
    await wait((1.5 + Math.random()) * SEGMENT_SECONDS * 1000)
    return before
  })
  const diedAt = Date.now()
  await primary.kill()
  await buyers.stop()
  await shop.stop()
  const { acknowledged, troubles } = buyers
  if (acknowledged.length === 0) throw new Refusal(`Nobody bought anything: ${troubles[0]}`)
  return { acknowledged, items, moment, diedAt, news }
}

/** @param {import('./cluster.mjs').Server} server */
export async function articlesOf(server) {
  const [count = ''] = await server.ask('select count(*) from articles')
  return Number(count)
}
