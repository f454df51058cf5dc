import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { cache } from './places.mjs'

/** A file, because what is missing is also brought by the processes that a run starts. */
const list = path.join(cache, 'installed.txt')

/** A new run: what earlier ones brought is there now. */
export const forgetInstalled = () => rmSync(list, { force: true })

/** Something that was not on this machine is there from now on. @param {string} what */
export function noteInstalled(what) {
  mkdirSync(cache, { recursive: true })
  appendFileSync(list, `${what}\n`)
}

/** What this run has brought to the machine so far. @returns {string[]} */
export function installedByThisRun() {
  return existsSync(list) ? [...new Set(readFileSync(list, 'utf8').trim().split('\n'))] : []
}

/**
 * What apt put on the machine, with all that came along with it.
 *
 * @param {string} output
 * @returns {string[]}
 */
export function setUpByApt(output) {
  return [...output.matchAll(/^Setting up (\S+) \((\S+)\)/gm)].map(
    ([, name = '', version]) => `${name.replace(/:.*/, '')} ${version}`,
  )
}
