/** @type {{ name: string, ms: number }[]} */
const taken = []

/**
 * Notes how long a part of the run took, however it ended.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 */
export async function timed(name, work) {
  const began = performance.now()
  try {
    return await work()
  } finally {
    taken.push({ name, ms: performance.now() - began })
  }
}

/** Each part and the whole, in minutes and seconds. */
export function timeTable() {
  const rows = [...taken, { name: 'Together', ms: taken.reduce((sum, { ms }) => sum + ms, 0) }]
  return rows.map(({ name, ms }) => `  ${name.padEnd(24)} ${minutes(ms).padStart(6)}`).join('\n')
}

/** @param {number} ms */
function minutes(ms) {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
