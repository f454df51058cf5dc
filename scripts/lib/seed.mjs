import { randomInt } from 'node:crypto'

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
 * The same order for the same seed.
 *
 * @template T
 * @param {readonly T[]} all
 * @param {number} seed
 * @returns {T[]}
 */
export function shuffled(all, seed) {
  const chance = chanceFrom(seed)
  return all
    .map((each) => ({ each, place: chance() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ each }) => each)
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
  // Whatever order they were found in, the seed alone decides.
  const found = files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1))
  const projects = [...new Set(found.map(({ project }) => project.name))].toSorted()
  return projects.flatMap((name) =>
    shuffled(
      found.filter(({ project }) => project.name === name),
      seed,
    ),
  )
}

/** Numbers from 0 to 1 (mulberry32): even enough to put things in an order. @param {number} seed */
function chanceFrom(seed) {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
