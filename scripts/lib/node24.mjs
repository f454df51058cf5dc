import { existsSync } from 'node:fs'
import path from 'node:path'
import { bin } from './places.mjs'
import { Refusal } from './progress.mjs'

const NEEDED = 24

/**
 * The Node that runs TypeScript for us: the one npm installed, so that any machine with Node 20 will do; or
 * our own when development dependencies were left out and it is new enough.
 */
export function node24() {
  const installed = bin('node')
  if (existsSync(installed)) return installed
  if (Number.parseInt(process.versions.node, 10) >= NEEDED) return process.execPath
  throw new Refusal(
    `Node ${NEEDED} is missing: this is Node ${process.versions.node}, and the npm package "node" put nothing at ` +
      `${installed}. Its install script may have been switched off (ignore-scripts); run "npm ci" with it on.`,
  )
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
