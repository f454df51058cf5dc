import { existsSync } from 'node:fs'
import { noteInstalled, setUpByApt } from './installed.mjs'
import { attempt } from './progress.mjs'
import { capture, runQuietly } from './run.mjs'

const PATIENCE_MS = 10 * 60_000

/** Only a Debian-like machine on which we are root lets us install programs. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/**
 * Installs packages of the system. Answers whether it worked: the caller knows what to do without.
 *
 * @param {string | string[]} wanted
 * @param {string} why shown while it goes on
 * @returns {Promise<boolean>}
 */
export async function aptInstall(wanted, why) {
  if (!canInstall()) return false
  const names = [wanted].flat()
  const options = {
    // RUNLEVEL=1 keeps a package from starting the service it brings along.
    env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    timeoutMs: PATIENCE_MS,
  }
  const done = await attempt(`Installing ${names.join(', ')} (${why})`, async () => {
    // Lists that cannot be refreshed may still be good enough.
    await capture('apt-get', ['update', '-qq'], options)
    return runQuietly('apt-get', ['install', '-y', '-qq', ...names], options)
  })
  for (const each of setUpByApt(done ?? '')) noteInstalled(each)
  return done !== undefined
}
