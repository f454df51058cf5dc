import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { node24 } from '../../lib/node24.mjs'
import { cache, root } from '../../lib/places.mjs'
import { withProgress } from '../../lib/progress.mjs'
import { runQuietly } from '../../lib/run.mjs'
import { startClubhouse } from '../restore/clubhouse.mjs'
import { openPlace } from '../restore/cluster.mjs'

/**
 * A server with the demo’s world after years, in the schema of the version before. Laid once and kept as it lies on the disk, so that every run begins
 * from the same.
 *
 * @param {{ binaries: string, folder: string, keep: import('../own-folder.mjs').Keep, release: string, version: string, rows: number }} what `rows` of orders,
 *   people, members and all that they leave behind, at least so many each
 */
export async function openKeptWorld({ binaries, folder, keep, release, version, rows }) {
  const kept = path.join(cache, 'releases', `${version}-with-${rows}`)
  const data = path.join(folder, 'data')
  if (existsSync(kept))
    await withProgress('Laying what was kept', () =>
      runQuietly('cp', ['-a', `${kept}/data`, `${kept}/of-the-server`, `${kept}/password`, folder]),
    )
  const place = openPlace(binaries, folder)
  const files = place.folderFor('of-the-server')
  if (!existsSync(kept)) {
    place.create(data)
    const server = keep(await place.start(data, {}))
    await server.ask('create database clubhouse', 'postgres')
    const url = server.url('clubhouse')
    await withProgress('Laying the demo’s world by the version before', async () => {
      const first = keep(await startClubhouse(url, files, {}, release))
      await first.stop()
    })
    const script = path.join(root, 'scripts/drills/upgrade/lay.ts')
    await withProgress(`Laying ${rows} orders and as much of everything`, () =>
      runQuietly(node24(), [script, release, url, String(rows)]),
    )
    await server.ask('vacuum analyze')
    await server.stop()
    await withProgress('Keeping it', async () => {
      rmSync(`${kept}.part`, { recursive: true, force: true })
      mkdirSync(`${kept}.part`, { recursive: true })
      await runQuietly('cp', ['-a', data, files, place.passwordFile, `${kept}.part`])
      renameSync(`${kept}.part`, kept)
    })
  }
  return { server: keep(await place.start(data, {})), files }
}
