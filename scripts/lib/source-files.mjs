import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './places.mjs'

/** Made by tools, so never a source. */
const MADE = new Set([
  'node_modules',
  'build',
  '.react-router',
  '.cache',
  '.data',
  'test-results',
  'playwright-report',
])

/**
 * Every file below a folder of the repository, as paths from the root with forward slashes. Walking needs no
 * git, so it also works in an unpacked archive.
 *
 * @param {string} folder
 * @param {string} [base] where the folder is, the repository unless a test says otherwise
 * @returns {string[]}
 */
export function sourceFiles(folder, base = root) {
  return readdirSync(path.join(base, folder), { withFileTypes: true })
    .filter((entry) => !MADE.has(entry.name))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`
      return entry.isDirectory() ? sourceFiles(file, base) : [file]
    })
}

/** @param {string} file */
export const isTest = (file) => /\.(test|spec)\.[cm]?[jt]sx?$/.test(file)

/**
 * Stands at the top of a file whose tests also run on the embedded database. It is the same engine as the server's, so what may differ is
 * how it is started, reached and shared: start and stop, an empty database, row security and jobs are looked at there as a whole, and one
 * path each through locks and stock, money, answers. The rest of them run there in a deep run.
 */
export const MARK = '// Runs on both databases.'

/** @returns {string[]} paths from the root */
export function onBothDatabases() {
  return sourceFiles('packages/api').filter(
    (file) => file.endsWith('.test.ts') && readFileSync(path.join(root, file), 'utf8').startsWith(MARK),
  )
}
