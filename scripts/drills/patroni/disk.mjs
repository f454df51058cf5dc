import { chownSync, mkdirSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { capture } from '../../lib/run.mjs'

/** So much holds a node with its log; in a file without blocks, of which it takes what it writes. */
const SIZE = 3 * 1024 ** 3

/** @typedef {NonNullable<Awaited<ReturnType<typeof openDisk>>>} Disk */

/**
 * A disk of a node's own, that can be full. Only root may lay one: without it the node lives in a plain folder.
 *
 * @param {string} folder @param {string} name @param {{ uid: number, gid: number } | undefined} user
 */
export async function openDisk(folder, name, user) {
  const [image, mounted] = [path.join(folder, `${name}.disk`), path.join(folder, `${name}-disk`)]
  if (process.getuid?.() !== 0) return null
  writeFileSync(image, '')
  truncateSync(image, SIZE)
  mkdirSync(mounted)
  // Nothing is kept back for root: full is full.
  const made = await capture('mkfs.ext4', ['-q', '-m', '0', image])
  const there = made.code === 0 && (await capture('mount', ['-o', 'loop', image, mounted])).code === 0
  if (!there) {
    rmSync(image)
    return null
  }
  if (user) chownSync(mounted, user.uid, user.gid)
  const ballast = path.join(mounted, 'somebody-elses')
  return {
    folder: mounted,
    /** As by a dump or a log that nobody looks after. */
    async fill() {
      const { bavail, bsize } = statfsSync(mounted)
      await capture('fallocate', ['-l', String(bavail * bsize), ballast])
      // What allocating left over.
      await capture('dd', ['if=/dev/zero', `of=${ballast}`, 'oflag=append', 'conv=notrunc', 'bs=4k'])
    },
    free: () => rmSync(ballast, { force: true }),
    async stop() {
      const { code } = await capture('umount', [mounted])
      if (code !== 0) await capture('umount', ['--lazy', mounted])
    },
  }
}
