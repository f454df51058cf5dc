/**
 * How much is installed: what `npm start` needs, or everything, with what only tests, checks and benches need (the development
 * dependencies).
 *
 * @typedef {'start' | 'all'} Extent
 */

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} Entry */

/** @typedef {Record<string, Entry>} Packages by their place, as in a lock file */

/** @param {Extent | undefined} present @param {Extent} wanted */
export const covers = (present, wanted) => present === 'all' || (present === 'start' && wanted === 'start')

/**
 * How much of a lock file is in node_modules, every package in its version. Packages for other machines are optional and absent, which
 * is right.
 *
 * @param {Packages} locked
 * @param {Packages} present npm's own record of what it put there
 * @returns {Extent | undefined}
 */
export function extentOf(locked, present) {
  const missing = Object.entries(locked).filter(
    ([place, { version }]) => place.includes('node_modules/') && present[place]?.version !== version,
  )
  const isWrong = missing.some(([place]) => present[place] !== undefined)
  const absent = missing.map(([, entry]) => entry)
  if (isWrong) return undefined
  if (absent.every(({ optional, devOptional }) => optional ?? devOptional)) return 'all'
  if (absent.every(({ dev, optional, devOptional }) => dev ?? optional ?? devOptional)) return 'start'
  return undefined
}
