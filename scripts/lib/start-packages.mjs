import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { importsIn, withoutComments } from './imports.mjs'

/** @typedef {Map<string, Set<string>>} Needs what each package of ours declares that it cannot do without */

/** Of tools that nobody starts or builds with. */
const NOT_OF_A_START = /\/drizzle\.config\.ts$/

/** Read only where somebody asks for it, and refused in words where it is not there. */
const AT_WISH = /\/kernel\/tracing\/sdk\.ts$/

/** @param {string} base */
export function packageNeeds(base) {
  const folder = path.join(base, 'packages')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return new Map(
    names
      .map((name) => ({ name, file: path.join(folder, name, 'package.json') }))
      .filter(({ file }) => existsSync(file))
      .map(({ name, file }) => [
        name,
        new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {})),
      ]),
  )
}

/**
 * `npm start` installs the dependencies and leaves the development dependencies to `npm test`: whatever runs or builds may import
 * nothing else. What is imported for its types alone is gone before anything runs.
 *
 * @param {string} file
 * @param {string} text
 * @param {Needs} needs
 * @returns {import('./boundaries.mjs').Finding[]}
 */
export function missingAtStart(file, text, needs) {
  const [, name = ''] = /^packages\/([^/]+)\//.exec(file) ?? []
  const declared = needs.get(name)
  if (!declared || NOT_OF_A_START.test(file) || AT_WISH.test(file)) return []
  const code = withoutComments(text).replace(/\b(?:import|export) type\b[^'";]*from\s*['"][^'"]+['"]/g, '')
  return [...new Set(importsIn(code).map(nameOf))]
    .filter((imported) => imported !== undefined && !declared.has(imported))
    .map((imported) => ({
      file,
      rule: 'there-at-the-start',
      message: `imports ${imported}, which is no dependency of packages/${name}: npm start would not install it`,
    }))
}

/** The package that an import names; none where it is a file of ours, of Node or of the build. @param {string} specifier */
function nameOf(specifier) {
  if (/^[.~#/]|^virtual:/.test(specifier) || isBuiltin(specifier)) return undefined
  return /^((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]*)?$/.exec(specifier)?.[1]
}
