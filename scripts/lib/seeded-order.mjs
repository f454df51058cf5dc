/**
 * Names in an order that a seed decides: as good as chance, and the same on every machine.
 *
 * @param {string} seed
 * @returns {(one: string, other: string) => number} for `sort`
 */
export function seededOrder(seed) {
  return (one, other) => rank(seed, one) - rank(seed, other) || (one < other ? -1 : 1)
}

/** FNV-1a, then mixed: names that differ in one letter lie far apart. @param {string} seed @param {string} name */
function rank(seed, name) {
  let hash = 0x811c9dc5
  for (const letter of `${seed} ${name} ${seed}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  return (hash ^ (hash >>> 13)) >>> 0
}
