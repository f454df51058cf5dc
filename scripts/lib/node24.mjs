import { existsSync } from 'node:fs'
import path from 'node:path'
import { bin } from './places.mjs'
import { Refusal } from './progress.mjs'

const NEEDED = 24

/**
 * The Node that runs TypeScript for us: the one npm installed, so that any machine with Node 20 will do; or
 * our own where npm has none for this machine and it is new enough.
 */
export function node24() {
  const installed = bin('node')
  if (existsSync(installed)) return installed
  if (isNewEnough()) return process.execPath
  throw new Refusal(
    `Node ${NEEDED} is missing: this is Node ${process.versions.node}, and npm put nothing at ${installed}. Optional ` +
      `packages may have been left out (omit=optional); run "npm ci" with them, or install Node ${NEEDED}.`,
  )
}

export const hasNode24 = () => existsSync(bin('node')) || isNewEnough()

const isNewEnough = () => Number.parseInt(process.versions.node, 10) >= NEEDED

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
