/**
 * @typedef {{ version?: string, license?: string, integrity?: string, deprecated?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string> }} Entry
 * @typedef {{ packages: Record<string, Entry> }} Lock
 * @typedef {{ at: string, name: string, version: string, isOptional: boolean, entry: Entry }} Package `at` is where it is installed
 */

const INSTALLED = 'node_modules/'

/** What a server gets by `npm ci --omit=dev`, in the order of names. @param {Lock} lock @returns {Package[]} */
export const servedPackages = ({ packages }) =>
  Object.entries(packages)
    .filter(([at, entry]) => at.includes(INSTALLED) && !entry.link && !entry.dev)
    .map(([at, entry]) => ({
      at,
      name: at.slice(at.lastIndexOf(INSTALLED) + INSTALLED.length),
      version: entry.version ?? '',
      isOptional: Boolean(entry.optional || entry.devOptional),
      entry,
    }))
    .toSorted((a, b) => (a.name + a.at < b.name + b.at ? -1 : 1))

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
