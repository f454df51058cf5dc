import { mkdtempSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import path from 'node:path'

const SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** @typedef {<T extends { stop: () => Promise<unknown> }>(started: T) => T} Keep */

/**
 * A drill in a folder of its own: what it has started is stopped, the newest first, and the folder is removed, however the drill ends.
 *
 * @template T
 * @param {string} name
 * @param {(own: { folder: string, keep: Keep }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function inOwnFolder(name, work) {
  const folder = mkdtempSync(path.join(tmpdir(), `clubhouse-${name}-`))
  /** @type {{ stop: () => Promise<unknown> }[]} */
  const running = []
  /** @type {Promise<void> | undefined} */
  let tidying
  const tidy = async () => {
    for (const each of running.toReversed()) await each.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  const tidyOnce = () => (tidying ??= tidy())
  const leave = (/** @type {NodeJS.Signals} */ signal) =>
    void tidyOnce().finally(() => process.exit(128 + constants.signals[signal]))
  for (const signal of SIGNALS) process.once(signal, leave)
  try {
    return await work({
      folder,
      keep: (started) => {
        running.push(started)
        return started
      },
    })
  } finally {
    await tidyOnce()
    for (const signal of SIGNALS) process.off(signal, leave)
  }
}
