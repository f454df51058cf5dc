import { existsSync } from 'node:fs'
import path from 'node:path'
import { bin } from './places.mjs'
import { Refusal } from './progress.mjs'
import { isRelease } from './release.mjs'

const NEEDED = '24.7'

/**
 * The Node that runs TypeScript for us: the one npm installed, so that any machine with Node 20 will do; or our own where npm has none
 * for this machine and it is new enough. Who runs an archive keeps Node up to date themselves: there the machine's goes first, whose
 * holes are mended without a release of ours.
 */
export function node24() {
  const installed = bin('node')
  if (isRelease() && isNewEnough()) return process.execPath
  if (existsSync(installed)) return installed
  if (isNewEnough()) return process.execPath
  throw new Refusal(
    `Node ${NEEDED} is missing: this is Node ${process.versions.node}, and npm put nothing at ${installed}. Optional ` +
      `packages may have been left out (omit=optional); run "npm ci" with them, or install Node ${NEEDED}.`,
  )
}

export const hasNode24 = () => existsSync(bin('node')) || isNewEnough()

/** Passwords are hashed by argon2 of Node's own, which is there since then. */
export function isNewEnough(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > 24 || (major === 24 && minor >= 7)
}

/**
 * The Node of the machine. npm puts ours first in PATH, and npm must not run on a file that it is replacing.
 */
export function machineNode() {
  const places = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((place) => !place.includes('node_modules'))
  const name = process.platform === 'win32' ? 'node.exe' : 'node'
  return places.map((place) => path.join(place, name)).find((file) => existsSync(file)) ?? process.execPath
}
