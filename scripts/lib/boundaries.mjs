import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AREA_ORDER, areaOf, FOREIGN_STYLES, RULES, UPWARDS, WORDS } from './boundary-rules.mjs'
import { circlesIn } from './circles.mjs'
import { importsIn, withoutComments } from './imports.mjs'
import { root } from './places.mjs'
import { refusalsInside } from './refusals-inside.mjs'
import { isTest, sourceFiles } from './source-files.mjs'
import { foreignReads, foreignWrites, judgeReads, judgeWrites } from './sql-at-home.mjs'
import { unspokenWords } from './spoken-words.mjs'
import { missingAtStart, packageNeeds } from './start-packages.mjs'

const BAD_NAME = /(^|\/)(utils?|helpers?|misc)(\.[^/]*)?(\/|$)/i
const LONG = 300

/** Sources that lie side by side in one folder; more than that nobody overlooks. */
const CROWDED = 25

/** Files at the root of the api, where everything is put together. */
const API_ROOT = 6

/** Where no file may come back to itself. */
const STANDS_IN_LAYERS = /^packages\/((api|contract|domain)\/src|web\/app)\//

/** @typedef {{ file: string, rule: string, message: string }} Finding */

/** Looks at every source file of the repository. */
export function checkBoundaries(base = root) {
  /** @type {Finding[]} */
  const errors = []
  /** @type {Finding[]} */
  const warnings = []
  /** @type {Map<string, string[]>} */
  const imports = new Map()
  /** @type {Map<string, true>} */
  const sources = new Map()
  /** @type {Map<string, string>} */
  const capabilities = new Map()
  const needs = packageNeeds(base)
  for (const file of ['packages', 'e2e', 'bench', 'scripts'].flatMap((folder) => sourceFiles(folder, base))) {
    if (BAD_NAME.test(file))
      errors.push({ file, rule: 'names-say-something', message: 'utils, helpers, misc say nothing' })
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue
    sources.set(file, true)
    const text = readFileSync(path.join(base, file), 'utf8')
    errors.push(...findingsIn(file, text))
    if (!isTestSupport(file)) errors.push(...missingAtStart(file, text, needs))
    if (STANDS_IN_LAYERS.test(file) && !isTestSupport(file))
      imports.set(file, targetsIn(file, withoutComments(text)))
    if (areaOf(file) && !isTestSupport(file)) capabilities.set(file, text)
    const lines = text.split('\n').length - 1
    if (isLong(file, lines))
      warnings.push({ file, rule: 'files-stay-short', message: `${lines} lines, more than ${LONG}` })
  }
  for (const circle of circlesIn(imports)) {
    const [file = '', ...others] = circle
    errors.push({ file, rule: 'no-circles', message: `imports itself by way of ${others.join(', ')}` })
  }
  errors.push(...crowdedFolders([...sources.keys()]), ...againstTheFlow(imports), ...foreignStyles(imports))
  errors.push(...refusalsInside(capabilities))
  if (base === root) errors.push(...judgeWrites(foreignWrites(base)), ...judgeReads(foreignReads(base)))
  return { errors, warnings }
}

/** @param {string[]} files @returns {Finding[]} */
export function crowdedFolders(files) {
  const counts = groupBy(
    files.filter((file) => /^(packages|e2e)\//.test(file) && !/\.test\.tsx?$/.test(file)),
    (file) => path.posix.dirname(file),
  )
  return [...counts]
    .filter(([folder, inside]) => inside.length > (folder === 'packages/api/src' ? API_ROOT : CROWDED))
    .map(([file, inside]) => ({
      file,
      rule: 'folders-are-overlooked',
      message: `${inside.length} sources side by side: part them by subject`,
    }))
}

/**
 * Areas build on each other in one direction. What still runs the other way is counted, and may only become less.
 *
 * @param {Map<string, string[]>} imports
 * @returns {Finding[]}
 */
export function againstTheFlow(imports, known = UPWARDS) {
  const upwards = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((imported) => !file.endsWith('/tables.ts') && isUpwards(file, imported))
      .map((imported) => ({ file, imported, pair: `${areaOf(file)} > ${areaOf(imported)}` })),
  )
  return [...groupBy(upwards, ({ pair }) => pair)]
    .filter(([pair, found]) => found.length > (known[pair] ?? 0))
    .flatMap(([pair, found]) =>
      found.map(({ file, imported }) => ({
        file,
        rule: 'areas-flow-one-way',
        message: `imports ${imported}; of ${pair} there may be ${known[pair] ?? 0}, there are ${found.length}`,
      })),
    )
}

/**
 * A style sheet is of its own folder: what two folders wear is a component. Those of old are counted, and may only become less.
 *
 * @param {Map<string, string[]>} imports
 * @returns {Finding[]}
 */
export function foreignStyles(imports, known = FOREIGN_STYLES) {
  const found = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((to) => to.endsWith('.module.css') && path.posix.dirname(to) !== path.posix.dirname(file))
      .map((to) => ({ file, to })),
  )
  if (found.length <= known) return []
  return found.map(({ file, to }) => ({
    file,
    rule: 'styles-stay-at-home',
    message: `wears ${to}; of sheets of other folders there may be ${known}, there are ${found.length}`,
  }))
}

/** @param {string} file @param {string} imported */
function isUpwards(file, imported) {
  const [from, to] = [areaOf(file), areaOf(imported)]
  return from !== undefined && to !== undefined && AREA_ORDER.indexOf(to) > AREA_ORDER.indexOf(from)
}

/**
 * What one file does against the rules.
 *
 * @param {string} file
 * @param {string} text
 * @returns {Finding[]}
 */
export function findingsIn(file, text) {
  const code = withoutComments(text)
  const imports = targetsIn(file, code)
  const arrows = RULES.filter((rule) => applies(rule, file)).flatMap((rule) =>
    imports
      .filter((imported) => isRefused(rule, file, imported))
      .map((imported) => ({ file, rule: rule.name, message: `imports ${imported}: ${rule.why}` })),
  )
  const words = WORDS.filter((rule) => applies(rule, file) && rule.word.test(code)).map((rule) => ({
    file,
    rule: rule.name,
    message: `says ${rule.word.exec(code)?.[0]}: ${rule.why}`,
  }))
  return [...arrows, ...words, ...unspokenWords(file, text)]
}

/**
 * @param {{ from: RegExp, except?: RegExp, tests?: boolean }} rule
 * @param {string} file
 */
function applies(rule, file) {
  return rule.from.test(file) && !rule.except?.test(file) && (rule.tests === true || !isTestSupport(file))
}

/**
 * @param {import('./boundary-rules.mjs').Rule} rule
 * @param {string} file
 * @param {string} imported
 */
function isRefused(rule, file, imported) {
  if (rule.only && packageOf(imported) !== packageOf(file) && !rule.only.test(imported)) return true
  if (typeof rule.never === 'function') return rule.never(file, imported)
  return rule.never?.test(imported) ?? false
}

/** Tests, and the folders that only serve them. @param {string} file */
const isTestSupport = (file) => isTest(file) || /\/(test|testing)\//.test(file)

/**
 * Data is as long as it is, and so are tests.
 *
 * @param {string} file
 * @param {number} lines
 */
const isLong = (file, lines) =>
  lines > LONG &&
  /^packages\/[^/]+\/(src|app)\//.test(file) &&
  !isTestSupport(file) &&
  !/\/(data|world|migrations)\//.test(file)

/**
 * @param {string} file
 * @param {string} code
 */
const targetsIn = (file, code) => importsIn(code).map((specifier) => target(file, specifier))

/**
 * Where an import leads: a path from the root for our own files, otherwise the name of the package.
 *
 * @param {string} file
 * @param {string} specifier
 */
function target(file, specifier) {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  if (specifier.startsWith('#'))
    return `${file.startsWith('packages/web/') ? 'packages/web/app' : 'packages/api/src'}/${specifier.slice(1)}`
  const own = /^@clubhouse\/([^/]+)\/?(.*)$/.exec(specifier)
  if (!own) return specifier
  const [, name = '', rest = ''] = own
  return name === 'web' ? `packages/web/${rest}` : `packages/${name}/src/${rest}.ts`
}

/** @param {string} file */
const packageOf = (file) => /^packages\/[^/]+\//.exec(file)?.[0]

/**
 * @template T
 * @param {readonly T[]} all
 * @param {(one: T) => string} keyOf
 */
function groupBy(all, keyOf) {
  /** @type {Map<string, T[]>} */
  const groups = new Map()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}
