import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { noteInstalled } from './installed.mjs'
import { machineNode } from './node24.mjs'
import { bin, modules, root } from './places.mjs'
import { Refusal, withProgress } from './progress.mjs'
import { runQuietly } from './run.mjs'

const lockFile = path.join(root, 'package-lock.json')

/** npm's own record of what it put into node_modules. */
const installedFile = path.join(modules, '.package-lock.json')

/** Ours: the lock file for which we last found everything in place. */
const stampFile = path.join(modules, '.installed-for')

/** Installs the packages unless they are there and those that the lock file names. */
export async function ensureInstalled() {
  refuseOldNode()
  const lock = existsSync(lockFile) ? readFileSync(lockFile) : undefined
  const stamp = stampFor(lock)
  if (existsSync(bin('node')) && readStamp() === stamp) return

  // Somebody ran npm install by hand: all is well, only our stamp is old.
  if (!lock || !isInstalled(lock)) {
    await withProgress('Installing packages', () => npm(lock ? 'ci' : 'install'))
    noteInstalled('the packages of package-lock.json')
  }
  writeFileSync(stampFile, stampFor(existsSync(lockFile) ? readFileSync(lockFile) : undefined))
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Refusal(`This needs Node 20.19 or newer to install; this is ${process.versions.node}.`)
  }
}

/** @param {Buffer | undefined} lock */
function stampFor(lock) {
  const hash = createHash('sha256')
    .update(lock ?? '')
    .digest('hex')
  return `${hash} ${process.platform}-${process.arch}\n`
}

function readStamp() {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined
}

/**
 * Whether node_modules holds every package of the lock file in its version. Packages for other machines are
 * optional and absent, which is right.
 *
 * @param {Buffer} lock
 */
function isInstalled(lock) {
  if (!existsSync(installedFile) || !existsSync(bin('node'))) return false
  const present = packagesOf(readFileSync(installedFile))
  return Object.entries(packagesOf(lock)).every(([place, wanted]) => {
    if (!place.includes('node_modules/')) return true
    const found = present[place]
    return found ? found.version === wanted.version : Boolean(wanted.optional ?? wanted.devOptional)
  })
}

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} Entry */

/**
 * @param {Buffer} file
 * @returns {Record<string, Entry>}
 */
function packagesOf(file) {
  return JSON.parse(file.toString()).packages
}

/** @param {'ci' | 'install'} command */
async function npm(command) {
  // Development dependencies always: Node 24 and the build tools are among them.
  const args = [command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npmCli = process.env['npm_execpath']
  if (npmCli?.endsWith('.js')) await runQuietly(machineNode(), [npmCli, ...args])
  else await runQuietly('npm', args)
}
