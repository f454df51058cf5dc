import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cache, root } from './places.mjs'
import { isTest, sourceFiles } from './source-files.mjs'

/**
 * Something that is built, and what it is built from.
 *
 * @typedef {object} Product
 * @property {string} name
 * @property {string[]} sources folders and files
 * @property {string[]} outputs what must exist afterwards
 */

/**
 * What was seen of each source, while somebody asks for several products that share theirs.
 *
 * @typedef {Map<string, string>} Seen
 */

/**
 * @param {Product} product
 * @param {Seen} [seen]
 */
export function isFresh(product, seen) {
  const file = stampFile(product)
  return (
    product.outputs.every((output) => existsSync(path.join(root, output))) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === fingerprint(product.sources, seen)
  )
}

/**
 * Stamps a build with the sources as they were before it began: an edit made while it ran makes it stale.
 *
 * @param {Product} product
 * @param {() => Promise<unknown>} build
 */
export async function stamped(product, build) {
  const before = fingerprint(product.sources)
  rmSync(stampFile(product), { force: true })
  await build()
  mkdirSync(cache, { recursive: true })
  writeFileSync(stampFile(product), before)
}

/** @param {Product} product */
const stampFile = (product) => path.join(cache, `built-${product.name}`)

/**
 * Sizes and times instead of contents: this runs on every start and takes some milliseconds.
 *
 * @param {string[]} sources
 * @param {Seen} [seen]
 */
function fingerprint(sources, seen = new Map()) {
  const hash = createHash('sha256')
  for (const source of sources) {
    const listed = seen.get(source) ?? listing(source)
    seen.set(source, listed)
    hash.update(listed)
  }
  return hash.digest('hex')
}

/** @param {string} source */
function listing(source) {
  const files = statSync(path.join(root, source)).isDirectory() ? sourceFiles(source) : [source]
  const lines = files
    .filter((name) => !isTest(name))
    .toSorted()
    .map((file) => {
      const { size, mtimeMs } = statSync(path.join(root, file))
      return `${file} ${size} ${mtimeMs}\n`
    })
  return lines.join('')
}
