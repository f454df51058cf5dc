import { readFileSync } from 'node:fs'
import path from 'node:path'
import { areaOf, capability } from './boundary-rules.mjs'
import { READS_ABROAD } from './reads-abroad.mjs'
import { isTest, sourceFiles } from './source-files.mjs'
import { root } from './places.mjs'

/**
 * Statements may write only tables of their own capability: the import rules do not see SQL text. What still writes abroad is listed,
 * as `writer > table`; the list may only get shorter (docs/decisions/054-areas.md).
 *
 * @typedef {{ file: string, writer: string, owner: string, table: string }} ForeignWrite
 */

/** Who still writes which tables of others. @type {Record<string, string>} */
export const WRITES_ABROAD = {
  'messages/mailings': 'mailing_recipients mailings',
}

const NOT_THE_PRODUCT = /^packages\/api\/src\/(testing|dev|demo-world)\/|\/(testing|migrations)\//
const READS = /\b(?:from|join)\s+(?:only\s+|lateral\s+)?"?([a-z_]+)"?/gi
const WRITES = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?([a-z_]+)"?/gi

/** @param {string} base @returns {ForeignWrite[]} */
export function foreignWrites(base = root) {
  const { owners, sources } = sqlOf(base)
  return sources.flatMap(({ file, text }) =>
    tablesIn(text, WRITES).flatMap((table) => {
      const owner = owners.get(table)
      const writer = capability(file)
      return owner === undefined || capability(owner) === writer
        ? []
        : [{ file, writer, owner: capability(owner), table }]
    }),
  )
}

/**
 * Reads by SQL of tables that belong to another area, each as `reader > table`.
 *
 * @param {string} base
 * @returns {{ file: string, pair: string }[]}
 */
export function foreignReads(base = root) {
  const { owners, sources } = sqlOf(base)
  return sources.flatMap(({ file, text }) => {
    const reader = areaOf(file)
    if (reader === undefined) return []
    return tablesIn(text, READS).flatMap((table) => {
      const area = areaOf(owners.get(table) ?? '')
      return area === undefined || area === reader ? [] : [{ file, pair: `${reader} > ${table}` }]
    })
  })
}

/** The sources of the product, and the file that declares each table. @param {string} base */
function sqlOf(base) {
  const sources = sourceFiles('packages/api/src', base)
    .filter((file) => file.endsWith('.ts') && !isTest(file) && !NOT_THE_PRODUCT.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(base, file), 'utf8') }))
  const owners = new Map(
    sources
      .filter(({ file }) => file.endsWith('/tables.ts'))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/\bpgTable\(\s*'([a-z_]+)'/g)].map(
          ([, table = '']) => /** @type {const} */ ([table, file]),
        ),
      ),
  )
  return { owners, sources }
}

/** The tables that the SQL of a source writes to. @param {string} text */
export const writesIn = (text) => tablesIn(text, WRITES)

/** And those that it reads. @param {string} text */
export const readsIn = (text) => tablesIn(text, READS)

/** @param {string} text @param {RegExp} pattern */
function tablesIn(text, pattern) {
  const literals = text.match(/`[^`]*`|'[^'\n]*'/g) ?? []
  return literals.flatMap((literal) =>
    [...literal.matchAll(pattern)].map(([, table = '']) => table.toLowerCase()),
  )
}

/**
 * Reads of other areas beyond those of the list, and numbers of the list that are too high.
 *
 * @param {{ file: string, pair: string }[]} found
 * @param {Record<string, string>} listed
 * @returns {import('./boundaries.mjs').Finding[]}
 */
export function judgeReads(found, listed = READS_ABROAD) {
  const rule = 'areas-read-through-reads'
  /** @type {Map<string, number>} */
  const known = new Map()
  for (const [area, tables] of Object.entries(listed))
    for (const [, table, count] of tables.matchAll(/(\w+) (\d+)/g))
      known.set(`${area} > ${table}`, Number(count))
  /** @type {Map<string, number>} */
  const seen = new Map()
  for (const { pair } of found) seen.set(pair, (seen.get(pair) ?? 0) + 1)
  const excess = (/** @type {string} */ pair) => (seen.get(pair) ?? 0) - (known.get(pair) ?? 0)
  return [
    ...found
      .filter(({ pair }) => excess(pair) > 0)
      .map(({ file, pair }) => ({
        file,
        rule,
        message: `reads a table of another area (${pair}), ${excess(pair)} more than is known: its owner has a reads.ts`,
      })),
    ...[...known.keys()]
      .filter((pair) => excess(pair) < 0)
      .map((pair) => ({
        file: 'scripts/lib/reads-abroad.mjs',
        rule,
        message: `${pair} is ${seen.get(pair) ?? 0} by now: write the lower number`,
      })),
  ]
}

/**
 * Writes that are not on the list, and lines of the list that nothing needs any more.
 *
 * @param {ForeignWrite[]} found
 * @param {Record<string, string>} listed
 * @returns {import('./boundaries.mjs').Finding[]}
 */
export function judgeWrites(found, listed = WRITES_ABROAD) {
  const known = new Set(
    Object.entries(listed).flatMap(([writer, tables]) =>
      tables.split(' ').map((table) => `${writer} > ${table}`),
    ),
  )
  const seen = new Set(found.map(({ writer, table }) => `${writer} > ${table}`))
  const rule = 'sql-stays-at-home'
  return [
    ...found
      .filter(({ writer, table }) => !known.has(`${writer} > ${table}`))
      .map(({ file, owner, table }) => ({ file, rule, message: `writes ${table}, a table of ${owner}` })),
    ...[...known]
      .filter((pair) => !seen.has(pair))
      .map((pair) => ({
        file: 'scripts/lib/sql-at-home.mjs',
        rule,
        message: `${pair} is over: take it off the list`,
      })),
  ]
}
