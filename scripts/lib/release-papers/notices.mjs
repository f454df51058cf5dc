import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../places.mjs'
import { servedPackages } from './packages.mjs'

const IS_LICENCE = /^(?:licen[cs]e|copying|notice|ofl)(?:[-._].*)?$/i

/**
 * What others wrote and we hand on, with the terms that each asks to be handed on with it. Packages with the very same words stand together.
 *
 * @param {import('./packages.mjs').Lock} lock @param {string} [base] where packages are installed
 */
export function thirdPartyNotices(lock, base = root) {
  /** @type {Map<string, string[]>} */
  const byTerms = new Map()
  for (const { at, name, version, entry } of servedPackages(lock)) {
    const terms = termsIn(path.join(base, at))
    const title = `${name} ${version} (${entry.license ?? ownWordOf(path.join(base, at)) ?? 'no licence named'})`
    byTerms.set(terms, [...(byTerms.get(terms) ?? []), title])
  }
  const parts = [...byTerms].map(([terms, titles]) => `${[...new Set(titles)].join('\n')}\n\n${terms}`)
  return `Clubhouse is handed on with the packages below. Each stays under its own terms.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** @param {string} folder */
function termsIn(folder) {
  if (!existsSync(folder)) return 'For another kind of machine; its terms are in the package itself.'
  const files = readdirSync(folder).filter((file) => IS_LICENCE.test(file))
  const texts = files.map((file) =>
    readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim(),
  )
  return texts.length > 0 ? texts.join('\n\n') : 'The package brings no file with its terms.'
}

/** Where the lock file names no licence the package may. @param {string} folder @returns {string | undefined} */
function ownWordOf(folder) {
  const file = path.join(folder, 'package.json')
  if (!existsSync(file)) return undefined
  const { license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
  return typeof license === 'string' ? license : licenses?.[0]?.type
}
