import { randomInt } from 'node:crypto'
import path from 'node:path'
import { root } from './places.mjs'

/**
 * What decides the order of a run: from the environment when a run is to be repeated, otherwise another one each time.
 *
 * @param {string} name
 */
export function seedFrom(name) {
  const given = Number(process.env[name])
  return Number.isInteger(given) && given > 0 ? given : randomInt(1, 1_000_000)
}

/**
 * Names in an order that a seed decides: as good as chance, and the same on every machine. Of two names the same one comes first
 * whichever others are there, so that a part of a run can be repeated in its order.
 *
 * @param {number} seed
 * @returns {(one: string, other: string) => number} for `sort`
 */
export function orderOf(seed) {
  return (one, other) => rank(seed, one) - rank(seed, other) || (one < other ? -1 : 1)
}

/**
 * Files of tests, project by project.
 *
 * @template {{ project: { name: string }, moduleId: string }} File
 * @param {readonly File[]} files
 * @param {number} seed
 * @returns {File[]}
 */
export function shuffledByProject(files, seed) {
  const inOrder = orderOf(seed)
  const nameOf = (/** @type {File} */ { moduleId }) => path.relative(root, moduleId)
  const projects = [...new Set(files.map(({ project }) => project.name))].toSorted()
  return projects.flatMap((name) =>
    files
      .filter(({ project }) => project.name === name)
      .toSorted((one, other) => inOrder(nameOf(one), nameOf(other))),
  )
}

/** FNV-1a, then mixed: names that differ in one letter lie far apart. @param {number} seed @param {string} name */
function rank(seed, name) {
  let hash = 0x811c9dc5
  for (const letter of `${seed} ${name} ${seed}`) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return (hash ^ (hash >>> 15)) >>> 0
}
