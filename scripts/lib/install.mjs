import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { covers, extentOf } from './install-extent.mjs'
import { noteInstalled } from './installed.mjs'
import { hasNode24, machineNode } from './node24.mjs'
import { modules, root } from './places.mjs'
import { Refusal, withProgress } from './progress.mjs'
import { runQuietly } from './run.mjs'

/** @typedef {import('./install-extent.mjs').Extent} Extent */

const lockFile = path.join(root, 'package-lock.json')

/** npm's own record of what it put into node_modules. */
const installedFile = path.join(modules, '.package-lock.json')

/** Ours: the lock file for which we last found packages in place, and how many of them. */
const stampFile = path.join(modules, '.installed-for')

/**
 * Installs the packages unless they are there and those that the lock file names: all of them, or those without which nothing starts.
 *
 * @param {Extent} [wanted]
 */
export async function ensureInstalled(wanted = 'all') {
  refuseOldNode()
  const before = readStamp()
  if (hasNode24() && before.lock === lockStamp() && covers(before.extent, wanted)) return

  // Somebody ran npm install by hand: all is well, only our stamp is old.
  let present = whatIsThere()
  if (!covers(present, wanted)) {
    // Where everything was, everything is to be again: a start takes nothing away from a developer.
    const extent = before.extent === 'all' ? 'all' : wanted
    await withProgress('Installing packages', () => install(present, extent))
    present = extent
    noteInstalled('the packages of package-lock.json')
  }
  writeFileSync(stampFile, `${lockStamp()} ${present}\n`)
}

function refuseOldNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Refusal(`This needs Node 20.19 or newer to install; this is ${process.versions.node}.`)
  }
}

function lockStamp() {
  const lock = existsSync(lockFile) ? readFileSync(lockFile) : ''
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}`
}

/** @returns {{ lock: string, extent: Extent | undefined }} */
function readStamp() {
  const text = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  const [, lock = '', extent] = /^(\S+ \S+) (start|all)\n$/.exec(text) ?? []
  return { lock, extent: extent === 'start' || extent === 'all' ? extent : undefined }
}

function whatIsThere() {
  if (!existsSync(lockFile) || !existsSync(installedFile) || !hasNode24()) return undefined
  return extentOf(packagesOf(lockFile), packagesOf(installedFile))
}

/**
 * @param {string} file
 * @returns {import('./install-extent.mjs').Packages}
 */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * @param {Extent | undefined} present
 * @param {Extent} extent
 */
async function install(present, extent) {
  const args = [...commandFor(present), extent === 'all' ? '--include=dev' : '--omit=dev']
  args.push('--no-audit', '--no-fund', '--loglevel=error')
  const npmCli = process.env['npm_execpath']
  if (npmCli?.endsWith('.js')) await runQuietly(machineNode(), [npmCli, ...args])
  else await runQuietly('npm', args)
}

/** @param {Extent | undefined} present */
function commandFor(present) {
  if (!existsSync(lockFile)) return ['install']
  // npm ci begins by removing what is there; where only the tests' packages are missing, they are added.
  return present === undefined ? ['ci'] : ['install', '--no-save']
}
