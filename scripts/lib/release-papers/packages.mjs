/**
 * @typedef {{ version?: string, license?: string, integrity?: string, deprecated?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 * @typedef {{ at: string, name: string, version: string, isOptional: boolean, entry: Entry }} Package `at` is where it is installed
 */

const INSTALLED = 'node_modules/'

/** Of those that only developers install: what the build puts into the server (packages/api/vite.config.ts). */
const BUILT_IN = /^@opentelemetry\//

/** @param {Entry} entry */
export const builtInOf = ({ devDependencies = {} }) =>
  Object.keys(devDependencies).filter((name) => BUILT_IN.test(name))

/** Where they are, with all that they ask for. @param {Lock} lock @returns {Set<string>} */
function builtInPlaces(lock) {
  /** @type {Set<string>} */
  const found = new Set()
  const visit = (/** @type {string} */ from, /** @type {string[]} */ names) => {
    for (const name of names) {
      const at = foundFrom(lock, from, name)
      if (at === null || found.has(at)) continue
      found.add(at)
      const { dependencies, peerDependencies } = lock.packages[at] ?? {}
      visit(at, Object.keys({ ...dependencies, ...peerDependencies }))
    }
  }
  for (const [at, entry] of Object.entries(lock.packages))
    if (!at.includes(INSTALLED)) visit(at, builtInOf(entry))
  return found
}

/** What a server gets by `npm ci --omit=dev` and with its build, in the order of names. @param {Lock} lock @returns {Package[]} */
export function servedPackages(lock) {
  const builtIn = builtInPlaces(lock)
  return Object.entries(lock.packages)
    .filter(([at, entry]) => at.includes(INSTALLED) && !entry.link && (!entry.dev || builtIn.has(at)))
    .map(([at, entry]) => ({
      at,
      name: at.slice(at.lastIndexOf(INSTALLED) + INSTALLED.length),
      version: entry.version ?? '',
      isOptional: Boolean(entry.optional || entry.devOptional),
      entry,
    }))
    .toSorted((a, b) => (a.name + a.at < b.name + b.at ? -1 : 1))
}

/**
 * Where the package at a place finds another, as Node looks for it: beside itself, then further up.
 *
 * @param {Lock} lock @param {string} from @param {string} name
 */
export function foundFrom({ packages }, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf(`/${INSTALLED}`)))) {
    const at = `${folder === '' ? '' : `${folder}/`}${INSTALLED}${name}`
    if (packages[at]) return at
    if (!folder.includes(INSTALLED)) break
  }
  const top = `${INSTALLED}${name}`
  return packages[top] ? top : null
}
